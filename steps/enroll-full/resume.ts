import type { MediaState } from '#src/machine/step-state.ts';
import type { FieldTexts } from '#src/step/paper/typed-fields.ts';
import type { CardField } from './card/lines.contract.ts';
import type { EnrollFullSetup } from './enroll-full.contract.ts';
import type { EnrollFullInput, UuidBySide } from './enroll-full.machine.ts';
import { type PhotoSide, sides } from './photos.contract.ts';

export interface EnrollFullDraft {
  accepted: UuidBySide;
  confirmed: boolean;
  skipped: boolean;
  typed: FieldTexts<CardField>;
  /** The sides of which another photo was tried, because the first could not be read. */
  retaken: readonly PhotoSide[];
}

interface Before {
  media: readonly MediaState[];
  draft: EnrollFullDraft | null;
  payload: { seen?: boolean } | null;
  setup: Pick<EnrollFullSetup, 'liveness' | 'assisted' | 'capture'>;
}

/** Where the person was: the pictures that they said yes to, and those that still wait for a review. */
export function whereTheyWere({ media, draft, payload, setup }: Before): EnrollFullInput {
  const captured: UuidBySide = {};
  const choices: UuidBySide = {};
  for (const side of sides) {
    const ofSide = media.filter(({ collection }) => collection === side);
    const choice = ofSide.find(({ uuid }) => uuid === draft?.accepted[side]);
    const latest = choice ?? ofSide.at(-1);
    if (latest) captured[side] = latest.uuid;
    if (choice) choices[side] = choice.uuid;
  }
  // A step that is open again has no draft, and the server has all three: the person said yes to them then.
  const isStored = (side: PhotoSide) => media.find(({ uuid }) => uuid === captured[side])?.status === 'stored';
  const submittedBefore = draft === null && sides.every(isStored);
  return {
    photos: captured,
    acceptedPhotos: submittedBefore ? captured : choices,
    isCardConfirmed: submittedBefore || (draft?.confirmed ?? false),
    // The drawn specimen does not move.
    challenges: setup.liveness === 'challenge' && setup.capture === 'live',
    isAssisted: setup.assisted,
    isCardSkipped: draft?.skipped ?? (submittedBefore && payload?.seen !== true),
  };
}
