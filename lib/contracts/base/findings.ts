import * as z from 'zod/mini';

/**
 * Consequences of a finding. `review`: a human decides after the last answer, before anything is recorded. `fail`: the step fails.
 * `setup.<step>.findings` and the tenant's settings change it.
 */
export const consequences = ['continue', 'review', 'fail'] as const;
export type Consequence = (typeof consequences)[number];

interface Finding {
  /** Sentence for the human who decides. */
  says: string;
  /** Default consequence: the step's contract, the tenant and a setup may set another. */
  does: Consequence;
}

/**
 * The findings of steps: coded observations about a submission that a human may have to judge. API keys see the codes; a session never
 * does, since they would tell a cheat what to change.
 */
export const findings = {
  face_mismatch: {
    says: 'The face of the selfie, or the face that moved, and the face of the portrait are of two people.',
    does: 'review',
  },
  face_unsure: { says: 'The comparison of the selfie, or of the face that moved, with the portrait was not sure.', does: 'review' },
  face_not_judged: { says: 'The selfie was not compared with a portrait.', does: 'review' },
  card_as_selfie: { says: 'The selfie shows the portrait on a card, or the same picture again, instead of a person.', does: 'review' },
  same_face_elsewhere: { says: 'The face of the selfie is that of somebody else on record, or no search ended in time.', does: 'review' },
  liveness_failed: { says: 'The challenge showed other moves, another face, or an attack.', does: 'review' },
  liveness_not_judged: { says: 'The challenge was not tried, or the server could not judge it.', does: 'review' },
  card_expired: { says: 'The card is no longer in force.', does: 'continue' },
  another_device: { says: 'Another device has opened the link, and the person did not say that it is theirs.', does: 'continue' },
  agreements_false: { says: 'Two places of the card say different things.', does: 'review' },
  media_repeated: { says: 'One file was sent as two pictures.', does: 'review' },
  symbol_differs: { says: 'The code on a paper tells of somebody else than its print.', does: 'review' },
  name_differs: { says: 'A paper names somebody else than the person who answers, or they corrected whom it names.', does: 'review' },
  specimen: { says: 'The print of a paper says that it is a specimen, or without value.', does: 'review' },
  side_unseen: { says: 'The server could not read a side of the card.', does: 'review' },
  reading_incomplete: {
    says: 'A paper, or a part of it that decides something or tells whose it is, was not read, not seen by the person, or not compared.',
    does: 'review',
  },
} as const satisfies Readonly<Record<string, Finding>>;

export type FindingCode = keyof typeof findings;
export const findingCodes = Object.keys(findings) as [FindingCode, ...FindingCode[]];

/** Findings that every step may have, because they are about the link. */
export const linkFindings: readonly FindingCode[] = ['another_device'];

/** Findings that say that something was not judged or not read. They are no yes, and a later judgement of the same files closes them. */
export const gaps: readonly FindingCode[] = ['face_not_judged', 'liveness_not_judged', 'side_unseen', 'reading_incomplete'];

/** Findings that the step itself holds against every later answer until it takes them away, as the passed challenge does. */
export const heldBySteps: readonly FindingCode[] = ['liveness_failed'];

/** Returns the schema of the member `findings` of a step's setup: the consequences of these findings in one workflow. */
export const findingsSetup = (codes: readonly FindingCode[]) => z.optional(z.partialRecord(z.enum(codes), z.enum(consequences)));
