import { readFileSync, statSync } from 'node:fs';

/** Reads an operator's text file. Throws if it is no file or too large; the message continues a sentence that begins with the path. */
export function readTextFile(path: string, maxMegabytes: number): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Error('it is no file that can be read');
  if (stats.size > maxMegabytes * 1024 ** 2) throw new Error(`it has more than ${maxMegabytes} MB`);
  return decodeText(readFileSync(path));
}

/** Decodes a file as UTF-8, else as Windows-1252 (a superset of ISO-8859-1), which office programs often export. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
