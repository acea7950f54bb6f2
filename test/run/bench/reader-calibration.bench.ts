import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reader } from '../../../vision/reader/reader.ts';
import { openReader } from '../../../vision/reader/reader.ts';
import { type Calibration, type CalibrationTable, headerOf } from '../../../vision/reader/weights.ts';
import { type Line, linesOf, templateOf } from '../../suites/reader/lines.ts';
import { type Claim, calibrationError, rightLetters } from '../../suites/reader/scores.ts';

/**
 * `npm run bench -- reader-calibration <folder>`: reads lines of `vision/reader/training/evaluation_set.py` and writes into the
 * weights how far their beliefs are right. The lines must be others than those of `test/suites/reader/lines` (another seed).
 */

const folder = join(import.meta.dirname, '../../../vision/reader');
/** Claims that one row of a table stands for, at least. */
const FEWEST = 40;

export async function run([lines]: readonly string[]): Promise<void> {
  if (!lines) throw new Error('Name the folder of the lines: npm run bench -- reader-calibration <folder>');
  const specimens = await linesOf(undefined, lines);
  const kernel = readFileSync(join(folder, 'kernel.wasm'));
  for (const name of ['reader.weights', 'reader.int8.weights']) {
    const path = join(folder, name);
    const bare = withCalibration(readFileSync(path), undefined);
    const calibration = measure(await openReader(bare, kernel), specimens);
    writeFileSync(path, withCalibration(bare, calibration));
  }
}

function withCalibration(file: Uint8Array, calibration: Calibration | undefined): Uint8Array {
  const { header, data } = headerOf(file);
  const text = JSON.stringify({ ...header, calibration }).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4);
  const out = Buffer.alloc(4 + padded.length + file.length - data);
  out.writeUInt32LE(padded.length);
  out.write(padded, 4, 'latin1');
  out.set(file.subarray(data), 4 + padded.length);
  return out;
}

function measure(reader: Reader, lines: readonly Line[]): Calibration {
  const claims: Record<keyof Calibration, Claim[]> = { letter: [], line: [], templateLetter: [], templateLine: [] };
  for (const line of lines) {
    collect(reader, line, undefined, claims.letter, claims.line);
    const template = templateOf(line);
    if (template) collect(reader, line, template, claims.templateLetter, claims.templateLine);
  }
  for (const [name, list] of Object.entries(claims)) console.log(name, list.length, 'as believed', calibrationError(list).toFixed(4));
  return {
    letter: isotonic(claims.letter),
    line: isotonic(claims.line),
    templateLetter: isotonic(claims.templateLetter),
    templateLine: isotonic(claims.templateLine),
  };
}

function collect(reader: Reader, line: Line, template: readonly string[] | undefined, letters: Claim[], whole: Claim[]): void {
  const reading = reader.viewLine(line.image, line.box).read(template ? { template } : {});
  if (reading.text === '') return;
  const right = rightLetters(reading.text, line.text);
  reading.letters.forEach(({ probability }, at) => {
    letters.push([probability, right[at]!]);
  });
  whole.push([reading.probability, reading.text === line.text]);
}

/** Shares that never fall as the belief rises: groups that would fall are joined. */
function isotonic(claims: readonly Claim[]): CalibrationTable {
  const sorted = claims.toSorted((a, b) => a[0] - b[0]);
  const groups: { belief: number; right: number; count: number }[] = [];
  for (let at = 0; at < sorted.length; at += FEWEST) {
    const part = sorted.slice(at, at + FEWEST);
    groups.push({
      belief: part.reduce((sum, [belief]) => sum + belief, 0),
      right: part.filter(([, right]) => right).length,
      count: part.length,
    });
    while (groups.length > 1 && share(groups.at(-2)!) >= share(groups.at(-1)!)) {
      const last = groups.pop()!;
      const before = groups.at(-1)!;
      before.belief += last.belief;
      before.right += last.right;
      before.count += last.count;
    }
  }
  const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;
  return { from: groups.map(({ belief, count }) => rounded(belief / count)), of: groups.map((group) => rounded(share(group))) };
}

/** One more wrong than was seen: certainty is never claimed. */
function share({ right, count }: { right: number; count: number }): number {
  return right / (count + 1);
}
