/** Decodes a file as UTF-8, else as Windows-1252 (a superset of ISO-8859-1), which office programs often export. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
