import { readFileSync, statSync } from 'node:fs';
import { decodeText } from './text.ts';

/** Reads an operator's text file. Throws if it is no file or too large; the message continues a sentence that begins with the path. */
export function readTextFile(path: string, mostMegabytes: number): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Error('it is no file that can be read');
  if (stats.size > mostMegabytes * 1024 ** 2) throw new Error(`it has more than ${mostMegabytes} MB`);
  return decodeText(readFileSync(path));
}
