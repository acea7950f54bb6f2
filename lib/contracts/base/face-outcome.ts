/** Outcomes of a comparison of two faces. `unsure`: a human decides. */
export const faceOutcomes = ['match', 'unsure', 'mismatch'] as const;
export type FaceOutcome = (typeof faceOutcomes)[number];

/** Maximum distance of two faces at each level of similarity, 1 to 7. Every face model is read on this scale (docs/face-model.md). */
export const FACE_LEVELS = [0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3] as const;

/** Success flag of each outcome in a biometric result; null if a human decides. */
export const SUCCESS_OF: Readonly<Record<FaceOutcome, boolean | null>> = { match: true, unsure: null, mismatch: false };

/** Reasons why a picture cannot be compared: it has not exactly one face of that size, or cannot be read. */
export const faceTroubles = ['no_face', 'several_faces', 'face_too_small', 'picture_unreadable'] as const;
export type FaceTrouble = (typeof faceTroubles)[number];

/**
 * Signs that a selfie shows the portrait on a card instead of a person. `outline`: a card's edges enclose the face. `small_face`: the face
 * is far smaller than the camera's guide asks. `same_picture`: selfie and portrait are nearly one picture, which two photos never are.
 */
export const cardSigns = ['outline', 'small_face', 'same_picture'] as const;
export type CardSign = (typeof cardSigns)[number];

/** Outcomes of a presentation attack detection. `unsure`: a human decides. */
export const padOutcomes = ['passed', 'failed', 'unsure'] as const;
