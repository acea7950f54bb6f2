import { expect } from 'vitest';
import type { KindData, KindName } from '#contracts/extraction/extraction.ts';
import type { PaperPage } from '#papers/layout/page.ts';
import { type KindOf, kinds } from '#services/extraction/kinds/kinds.ts';
import { otherKindOf } from '#services/extraction/kinds/recognise.ts';
import { TODAY } from './specimen.ts';

/**
 * A line of words at a place, as OCR or a text layer returns it, for layouts that no specimen has. `sure` is the probability of each word.
 */
export type Line = readonly [x: number, y: number, text: string, size?: number, sure?: number];

const SURE = 0.98;

export function pageOf(lines: readonly Line[], origin: PaperPage['origin'] = 'ocr'): PaperPage {
  const words = lines.flatMap(([x, y, text, size = 10, sure = origin === 'text' ? 1 : SURE]) => {
    let at = x;
    return text.split(' ').map((word) => {
      const left = at;
      const right = left + word.length * size * 0.55;
      at = right + size * 0.35;
      return { text: word, sure, box: { left, right, top: y, bottom: y + size } };
    });
  });
  return { number: 1, width: 612, height: 792, origin, words };
}

/** Returns the data of a page of such words, read as one kind. Fails the test if the page seems to be of another kind. */
export function readWords<Name extends KindName>(name: Name, lines: readonly Line[], origin: PaperPage['origin'] = 'ocr'): KindData<Name> {
  const paper = { pages: [pageOf(lines, origin)], symbols: [] };
  expect(otherKindOf(paper, name, TODAY)).toBeNull();
  return (kinds[name] as unknown as KindOf<Name>).parse(paper, { today: TODAY }).data;
}
