/** MIME types of the photo. Apart from the schemas of `enroll-simple.contract.ts`: a screen needs none of them. */
export const PICTURES = ['image/jpeg', 'image/png'] as const;
