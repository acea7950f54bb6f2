import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { curpOdds, electorKeyOdds, rfcOdds } from '#mexico/code-odds.ts';
import * as positions from '#mexico/positions.ts';
import type { Gray } from '#vision/gray.ts';
import type { Expectation, PixelBox } from '#vision/reader/reading.ts';

export const LEVELS = ['clean', 'moderate', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** A picture of one line with known text. */
export interface Line {
  readonly level: Level;
  /** The class of text, as `tools/reader-training/texts.py` names it. */
  readonly kind: string;
  readonly text: string;
  readonly image: Gray;
  readonly box: PixelBox;
}

const here = join(import.meta.dirname, 'lines');
/** The folder of lines with one code each, whose check digits and dates are valid; the codes of the other lines are random. */
export const CODES = join(import.meta.dirname, 'codes');
/** The day on which they were drawn; later births do not exist. */
const TODAY = '2026-11-25';

/** Returns the first `count` lines of each level. `tools/reader-training/evaluation_set.py` makes other folders. */
export async function linesOf(count = Number.POSITIVE_INFINITY, folder = here): Promise<Line[]> {
  const rows = JSON.parse(readFileSync(join(folder, 'lines.json'), 'utf8')) as (Pick<Line, 'level' | 'kind' | 'text'> & {
    box: number[];
  })[];
  const out: Line[] = [];
  for (const level of LEVELS) {
    const { data, info } = await sharp(join(folder, `${level}.webp`))
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image: Gray = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
    for (const { box, ...row } of rows.filter((one) => one.level === level).slice(0, count)) {
      const [x, y, width, height] = box as [number, number, number, number];
      out.push({ ...row, image, box: { x, y, width, height } });
    }
  }
  return out;
}

/** Returns the known structure of a line's code; undefined for other lines. */
export function expectationOf({ kind, text }: Line): Expectation | undefined {
  if (kind === 'curp') return { template: positions.CURP, odds: (code) => curpOdds(code, TODAY) };
  if (kind === 'elector_key') return { template: positions.ELECTOR_KEY, odds: electorKeyOdds };
  const template = text.length === 13 ? positions.RFC_OF_PERSON : positions.RFC_OF_COMPANY;
  return kind === 'rfc' ? { template, odds: rfcOdds } : undefined;
}
