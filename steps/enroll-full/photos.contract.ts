/** Apart from the schemas of `enroll-full.contract.ts`: a screen needs none of them. */

/** The three photos, in the order they are taken; also the names of their collections. */
export const sides = ['front', 'back', 'selfie'] as const;
export type PhotoSide = (typeof sides)[number];

/** MIME types of a photo. */
export const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const;
