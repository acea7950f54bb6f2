/** Constants for screens, separate from `enroll-full.contract.ts` so that screens do not load its schemas. */

/** The three photos, in the order in which they are taken; also the names of their media collections. */
export const sides = ['front', 'back', 'selfie'] as const;
export type PhotoSide = (typeof sides)[number];
