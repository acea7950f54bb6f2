/** The text of a file in UTF-8, else in ISO-8859-1: what offices export is often the latter, and a copy that somebody saved again the former. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
