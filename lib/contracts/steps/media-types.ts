const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'text/plain': 'txt',
};

/** Returns the file extension of a MIME type, without the dot; `bin` if unknown. */
export function extensionOf(mime: string): string {
  return EXTENSIONS[mime] ?? 'bin';
}
