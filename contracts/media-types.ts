const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** How the name of a file of this type ends, without the dot. */
export function extensionOf(mime: string): string {
  return EXTENSIONS[mime] ?? 'bin';
}
