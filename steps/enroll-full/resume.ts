import type { FieldTexts } from '#src/step/paper/field-entries.ts';
import type { StepElement } from '#src/step/step-element.ts';
import type { CardField } from './card/lines.contract.ts';
import type { EnrollFullSetup } from './enroll-full.contract.ts';
import type { EnrollFullInput, UuidBySide } from './enroll-full.machine.ts';
import { type PhotoSide, sides } from './photos.contract.ts';

export interface EnrollFullDraft {
  accepted: UuidBySide;
  confirmed: boolean;
  skipped: boolean;
  typed: FieldTexts<CardField>;
  /** The sides that were photographed again because the first photo was unreadable. */
  retaken: readonly PhotoSide[];
}

/** The part of the statechart's context that is stored and submitted. */
export type EnrollFullPlace = Pick<EnrollFullInput, 'acceptedPhotos' | 'isCardConfirmed' | 'isCardSkipped'>;

type EnrollFullStep = StepElement<EnrollFullSetup, { seen?: boolean }, EnrollFullDraft>;

/** Restores the person's place in the step: the accepted pictures, and those still to be reviewed. */
export function machineInputOf({
  media,
  draft,
  payload,
  setup,
}: Pick<EnrollFullStep, 'media' | 'draft' | 'payload' | 'setup'>): EnrollFullInput {
  const captured: UuidBySide = {};
  const choices: UuidBySide = {};
  for (const side of sides) {
    const ofSide = media.filter(({ collection }) => collection === side);
    const choice = ofSide.find(({ uuid }) => uuid === draft?.accepted[side]);
    const latest = choice ?? ofSide.at(-1);
    if (latest) captured[side] = latest.uuid;
    if (choice) choices[side] = choice.uuid;
  }
  // A reopened step has no draft, and the server has all three pictures: the person accepted them before.
  const isStored = (side: PhotoSide) => media.find(({ uuid }) => uuid === captured[side])?.status === 'stored';
  const submittedBefore = draft === null && sides.every(isStored);
  return {
    photos: captured,
    acceptedPhotos: submittedBefore ? captured : choices,
    isCardConfirmed: submittedBefore || (draft?.confirmed ?? false),
    // The drawn specimen cannot move, so it has no challenge.
    challenges: setup.liveness === 'challenge' && setup.capture === 'live',
    isAssisted: setup.assisted,
    isCardSkipped: draft?.skipped ?? (submittedBefore && payload?.seen !== true),
  };
}
