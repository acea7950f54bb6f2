import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgreementOdds } from '../../../services/extraction/witness/odds.ts';
import { openReader } from '../../../vision/reader/reader.ts';
import { linesOf, templateOf } from '../../suites/reader/lines.ts';
import { readWithTesseract } from '../../suites/reader/tesseract.ts';

/**
 * `npm run bench -- witness-odds <folder>`: how often tesseract says the same as ours where ours is right and where it is wrong, for
 * each class of text, on lines of `vision/reader/training/evaluation_set.py`; into `services/extraction/witness/odds.json`.
 */

const root = join(import.meta.dirname, '../../..');

export async function run([folder]: readonly string[]): Promise<void> {
  if (!folder) throw new Error('Name the folder of the lines: npm run bench -- witness-odds <folder>');
  const lines = await linesOf(undefined, folder);
  const tesseract = await readWithTesseract(lines);
  if (!tesseract) throw new Error('There is no tesseract on PATH.');
  const reader = await openReader(
    readFileSync(join(root, 'vision/reader/reader.weights')),
    readFileSync(join(root, 'vision/reader/kernel.wasm')),
  );
  const claims = lines.map((line, at) => {
    const template = templateOf(line);
    const ours = reader.readLine(line.image, line.box, template ? { template } : {}).text;
    return { kind: line.kind, right: ours === line.text, agrees: ours === tesseract.texts[at] };
  });
  const oddsOf = (kind: string): AgreementOdds => {
    const some = kind === 'any' ? claims : claims.filter((claim) => claim.kind === kind);
    const share = (right: boolean) => {
      const such = some.filter((claim) => claim.right === right);
      // One more agreement than was seen where ours is wrong, one less where it is right: what was never seen may happen.
      const agree = such.filter(({ agrees }) => agrees).length + (right ? -1 : 1);
      return Math.round((10_000 * Math.max(0, agree)) / (such.length + 1)) / 10_000;
    };
    return { lines: some.length, whenRight: share(true), whenWrong: share(false) };
  };
  const kinds = ['any', ...new Set(lines.map(({ kind }) => kind))];
  const odds = Object.fromEntries(kinds.map((kind) => [kind, oddsOf(kind)]));
  writeFileSync(join(root, 'services/extraction/witness/odds.json'), `${JSON.stringify(odds, null, 2)}\n`);
  console.table(odds);
}
