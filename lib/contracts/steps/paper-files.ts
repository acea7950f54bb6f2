/** MIME types accepted for papers. Its own file, because screens do not need the schemas of `paper-step.ts`. */
export const PAPER_FILES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
