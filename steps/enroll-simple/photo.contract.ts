/** The photo's MIME types, separate from `enroll-simple.contract.ts` so that screens do not load its schemas. */
export const PICTURES = ['image/jpeg', 'image/png'] as const;
