/** MIME types in which papers are taken. Apart from the schemas of `paper-step.ts`: a screen needs none of them. */
export const PAPER_FILES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
