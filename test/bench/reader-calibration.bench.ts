import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kernelNetwork } from '#vision/reader/kernel.ts';
import type { LineReader } from '#vision/reader/reader.ts';
import { openReader } from '#vision/reader/reader.ts';
import type { Expectation } from '#vision/reader/reading.ts';
import { type Calibration, type CalibrationTable, headerOf } from '#vision/reader/weights.ts';
import { expectationOf, type Line, linesOf } from '../suites/reader/lines.ts';
import { type Claim, calibrationError, rightLetters } from '../suites/reader/scores.ts';

/**
 * Reads lines of `tools/reader-training/evaluation_set.py`, and writes into the weights how often the reader is right at each probability
 * that it states: `npm run bench -- reader-calibration <folder> [<folder of codes>]`. The lines must differ from those of
 * `test/suites/reader` (another seed). `-` in place of a folder keeps the stored tables of its lines.
 */

const folder = join(import.meta.dirname, '../../lib/vision/reader');
/** Minimum number of claims (a probability and whether the reading was right) that one row of a table summarizes. */
const MIN_CLAIMS = 40;

export async function run([lines, codes]: readonly string[]): Promise<void> {
  if (!lines || !codes) throw new Error('Name two folders: npm run bench -- reader-calibration <lines> <codes>');
  const kernel = kernelNetwork(readFileSync(join(folder, 'kernel.wasm')));
  for (const name of ['reader.weights', 'reader.int8.weights']) {
    const path = join(folder, name);
    const file = readFileSync(path);
    const bare = withCalibration(file, undefined);
    const reader = await openReader(bare, kernel);
    const free = lines === '-' ? null : measure(reader, await linesOf(undefined, lines), () => ({}));
    const known = codes === '-' ? null : measure(reader, await linesOf(undefined, codes), expectationOf);
    const tables = {
      ...headerOf(file).header.calibration,
      ...(free && { letter: free.letters, line: free.whole }),
      ...(known && { templateLetter: known.letters, templateLine: known.whole }),
    } as Calibration;
    writeFileSync(path, withCalibration(bare, tables));
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

type Table = Record<'letters' | 'whole', CalibrationTable>;

function measure(reader: LineReader, lines: readonly Line[], expected: (line: Line) => Expectation | undefined): Table {
  const claims: Record<keyof Table, Claim[]> = { letters: [], whole: [] };
  for (const line of lines) {
    const reading = reader.viewLine(line.image, line.box).read(expected(line));
    if (reading.text === '') continue;
    const right = rightLetters(reading.text, line.text);
    reading.letters.forEach(({ probability }, at) => {
      claims.letters.push([probability, right[at]!]);
    });
    claims.whole.push([reading.probability, reading.text === line.text]);
  }
  for (const [name, list] of Object.entries(claims)) console.log(name, list.length, 'as believed', calibrationError(list).toFixed(4));
  return { letters: isotonic(claims.letters), whole: isotonic(claims.whole) };
}

/** Returns the share of right claims by stated probability (isotonic regression): groups whose share would fall are joined. */
function isotonic(claims: readonly Claim[]): CalibrationTable {
  const sorted = claims.toSorted((a, b) => a[0] - b[0]);
  const groups: { belief: number; right: number; count: number }[] = [];
  for (let at = 0; at < sorted.length; at += MIN_CLAIMS) {
    const part = sorted.slice(at, at + MIN_CLAIMS);
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

/** Returns a group's share of right claims with one wrong claim added, so that no share is 1. */
function share({ right, count }: { right: number; count: number }): number {
  return right / (count + 1);
}
