/** How two faces compare: `unsure` is for a human. */
export const faceOutcomes = ['match', 'unsure', 'mismatch'] as const;
export type FaceOutcome = (typeof faceOutcomes)[number];

/** Whether two faces are of one person, as a biometric result says it; null where a human decides. */
export const SUCCESS_OF: Readonly<Record<FaceOutcome, boolean | null>> = { match: true, unsure: null, mismatch: false };
