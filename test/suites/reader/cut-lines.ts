import sharp from 'sharp';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { around, type PaperPage, type Word } from '#papers/layout/page.ts';
import { cellsOf, rowsOf, textOf } from '#papers/layout/rows.ts';
import type { Platform } from '#platform/base/ports.ts';
import { kinds } from '#services/extraction/kinds/kinds.ts';
import type { Gray } from '#vision/gray.ts';
import { sideLength, warp } from '#vision/warp.ts';
import { photo } from '../../specimens/photo/photo.ts';
import { layoutsOf, specimen, trialsOf } from '../../specimens/specimen.ts';
import { type Random, randomFrom } from '../symbols/random.ts';
import { LEVELS, type Level, type Line } from './lines.ts';

/** Lines cut from pictures of specimens at the positions of the drawing, to test the reader without the line finder. */

/** The number of lines per picture. */
const LINES = 8;
/** Margins around a line's letters, as shares of their height. */
const [ACROSS, ABOVE] = [0.3, 0.1];
/** The narrowest gap that counts as a space, as a share of the letters' height. */
const BLANK = 0.1;
const SHORTEST = 3;

/** Returns some lines of one document of every layout, from one picture for each level. */
export async function cutLines(
  pdfs: Platform<unknown>['pdfs'],
  seed: number,
  names: readonly KindName[] = Object.keys(kinds) as KindName[],
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const kind of names) {
    for (const layout of [...layoutsOf(kind), ...trialsOf(kind)]) {
      const { pdf } = await specimen(kind, seed, layout);
      const { words, ...size } = await pdfs.words({ tenantId: 'bench' }, pdf, 0);
      const page: PaperPage = { ...size, number: 1, origin: 'text', words: words.map((word) => ({ ...word, sure: 1 })) };
      const printed = someOf(
        randomFrom(seed),
        rowsOf(page)
          .flatMap(({ words: row }) => cellsOf(row))
          .filter(isPlain),
      );
      for (const level of LEVELS) {
        const image = await sheetOf(kind, seed, level, layout);
        lines.push(...printed.map((some): Line => ({ level, kind, text: textOf(some), image, box: boxOf(some, page, image) })));
      }
    }
  }
  return lines;
}

/** Returns the picture's page, straightened by its known corners. */
async function sheetOf(kind: KindName, seed: number, level: Level, layout: string): Promise<Gray> {
  const { jpeg, corners } = await photo(kind, seed, level, layout);
  const { data, info } = await sharp(jpeg).grayscale().raw().toBuffer({ resolveWithObject: true });
  const image: Gray = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  if (level === 'clean') return image;
  const [top, right, bottom, left] = [0, 1, 2, 3].map((at) => sideLength(corners, at)) as [number, number, number, number];
  return warp(image, corners, Math.round(Math.max(top, bottom)), Math.round(Math.max(left, right)))!;
}

function isPlain(words: readonly Word[]): boolean {
  const height = heightOf(words);
  const isParted = words.every(({ box }, at) => at === 0 || box.left - words[at - 1]!.box.right > BLANK * height);
  return isParted && textOf(words).length >= SHORTEST;
}

const heightOf = (words: readonly Word[]) => {
  const { top, bottom } = around(words.map(({ box }) => box));
  return bottom - top;
};

function boxOf(words: readonly Word[], page: PaperPage, image: Gray): Line['box'] {
  const [across, down, height] = [image.width / page.width, image.height / page.height, heightOf(words)];
  const { left, top, right, bottom } = around(words.map(({ box }) => box));
  const x = Math.max(0, Math.floor((left - ACROSS * height) * across));
  const y = Math.max(0, Math.floor((top - ABOVE * height) * down));
  const [endX, endY] = [Math.ceil((right + ACROSS * height) * across), Math.ceil((bottom + ABOVE * height) * down)];
  return { x, y, width: Math.min(image.width, endX) - x, height: Math.min(image.height, endY) - y };
}

function someOf<Item>(random: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(LINES, items.length) }, () => left.splice(random.whole(0, left.length - 1), 1)[0]!);
}
