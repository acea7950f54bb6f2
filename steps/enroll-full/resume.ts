import type { MediaState } from '#src/machine/step-state.ts';
import type { Typed } from '#src/step/paper/typed-fields.ts';
import type { Field } from './card/lines.contract.ts';
import type { EnrollFullSetup } from './enroll-full.contract.ts';
import type { Accepted, Input } from './enroll-full.machine.ts';
import { type Side, sides } from './photos.contract.ts';

export interface Draft {
  accepted: Accepted;
  confirmed: boolean;
  skipped: boolean;
  typed: Typed<Field>;
  /** The sides of which another photo was tried, because the first could not be read. */
  retaken: readonly Side[];
}

interface Before {
  media: readonly MediaState[];
  draft: Draft | null;
  payload: { seen?: boolean } | null;
  setup: Pick<EnrollFullSetup, 'liveness' | 'assisted' | 'capture'>;
}

/** Where the person was: the pictures that they said yes to, and those that still wait for a review. */
export function whereTheyWere({ media, draft, payload, setup }: Before): Input {
  const captured: Accepted = {};
  const accepted: Accepted = {};
  for (const side of sides) {
    const ofSide = media.filter(({ collection }) => collection === side);
    const choice = ofSide.find(({ uuid }) => uuid === draft?.accepted[side]);
    const latest = choice ?? ofSide.at(-1);
    if (latest) captured[side] = latest.uuid;
    if (choice) accepted[side] = choice.uuid;
  }
  // A step that is open again has no draft, and the server has all three: the person said yes to them then.
  const isStored = (side: Side) => media.find(({ uuid }) => uuid === captured[side])?.status === 'stored';
  const submittedBefore = draft === null && sides.every(isStored);
  return {
    captured,
    accepted: submittedBefore ? captured : accepted,
    confirmed: submittedBefore || (draft?.confirmed ?? false),
    // The drawn specimen does not move.
    challenges: setup.liveness === 'challenge' && setup.capture === 'live',
    assisted: setup.assisted,
    skipped: draft?.skipped ?? (submittedBefore && payload?.seen !== true),
  };
}
