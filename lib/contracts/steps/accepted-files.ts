/** MIME types of files that steps accept: of photos, of other pictures too, of papers. */
export const PHOTO_FILES = ['image/jpeg', 'image/png'] as const;
export const PICTURE_FILES = [...PHOTO_FILES, 'image/webp'] as const;
export const PAPER_FILES = [...PICTURE_FILES, 'application/pdf'] as const;
