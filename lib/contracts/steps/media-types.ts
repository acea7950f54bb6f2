const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'text/plain': 'txt',
};

/** The extension of a file of this type, without the dot. */
export function extensionOf(mime: string): string {
  return EXTENSIONS[mime] ?? 'bin';
}
