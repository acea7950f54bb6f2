import { readFileSync, statSync } from 'node:fs';
import { decodeText } from './text.ts';

/** The text of a file that an operator names. Throws, in words that go on after its name, for what is no file and for a larger one. */
export function readTextFile(path: string, mostMegabytes: number): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Error('it is no file that can be read');
  if (stats.size > mostMegabytes * 1024 ** 2) throw new Error(`it has more than ${mostMegabytes} MB`);
  return decodeText(readFileSync(path));
}
