import { heightOf, middleOf, type PageBox, type PaperPage, type Word } from './page.ts';

/** Words side by side, from left to right. */
export interface TextRow {
  words: readonly Word[];
  page: PaperPage;
  /** Index in the page, from 0. */
  at: number;
}

/** Maximum vertical distance between the middles of two words in a row, as a share of the smaller word's height. */
const LEVEL = 0.5;
/** Number of latest rows to one of which a word may belong, since the words are sorted from top to bottom. */
const NEAREST_ROWS = 4;
/** Maximum number of words of a page that are read: the densest printed page has half as many. */
const MAX_WORDS = 3000;
/** Maximum number of rows of a page. */
const MAX_ROWS = 600;
/** Maximum number of words in a row. */
const MAX_IN_ROW = 200;

const cache = new WeakMap<PaperPage, TextRow[]>();

/** Returns a page's rows from top to bottom; cached. */
export function rowsOf(page: PaperPage): readonly TextRow[] {
  const rows = cache.get(page) ?? layRows(page);
  cache.set(page, rows);
  return rows;
}

function layRows(page: PaperPage): TextRow[] {
  const words = page.words
    .slice(0, MAX_WORDS)
    .flatMap(splitAtColon)
    .sort((one, other) => middleOf(one.box) - middleOf(other.box));
  const rows: { words: Word[]; middle: number; height: number }[] = [];
  for (const word of words) {
    const [middle, height] = [middleOf(word.box), heightOf(word.box)];
    const row = rows
      .slice(-NEAREST_ROWS)
      .filter((near) => Math.abs(near.middle - middle) < LEVEL * Math.min(near.height, height))
      .sort((one, other) => Math.abs(one.middle - middle) - Math.abs(other.middle - middle))[0];
    if (!row) rows.push({ words: [word], middle, height });
    else {
      row.words.push(word);
      row.middle += (middle - row.middle) / row.words.length;
    }
  }
  return rows
    .sort((one, other) => one.middle - other.middle)
    .slice(0, MAX_ROWS)
    .map(({ words: unsorted }, at) => ({
      words: unsorted.sort((one, other) => one.box.left - other.box.left).slice(0, MAX_IN_ROW),
      page,
      at,
    }));
}

/** Splits a word after its colon into label and value, `RFC:PEGL890909GX1`; not times and web addresses. */
function splitAtColon(word: Word): Word[] {
  const colon = word.text.indexOf(':');
  const [head, tail] = [word.text.slice(0, colon + 1), word.text.slice(colon + 1)];
  if (colon < 1 || tail === '' || tail.startsWith('//') || /\d:$/.test(head)) return [word];
  const middle = word.box.left + ((word.box.right - word.box.left) * head.length) / word.text.length;
  return [
    { ...word, text: head, box: { ...word.box, right: middle } },
    { ...word, text: tail, box: { ...word.box, left: middle } },
  ];
}

/** Smallest gap between two columns, in letter heights. */
const COLUMN_GAP = 1.4;

/** Smallest gap between a label and the text before it, in letter heights. */
const LABEL_GAP = 0.8;

/** True for a gap that separates a label from the text before it, or the cells of a table. */
export const hasLabelGap = (left: Word, right: Word) =>
  right.box.left - left.box.right > LABEL_GAP * Math.max(heightOf(left.box), heightOf(right.box));

/** True for the wider gap between two columns of a page. */
export function hasColumnGap(left: Word, right: Word): boolean {
  return right.box.left - left.box.right > COLUMN_GAP * Math.max(heightOf(left.box), heightOf(right.box));
}

/** Splits a row's words into cells, at the gaps between two words for which `isGap` is true. */
export function cellsOf(words: readonly Word[], isGap: (left: Word, right: Word) => boolean = hasColumnGap): Word[][] {
  const cells: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before && !isGap(before, word)) cells.at(-1)!.push(word);
    else cells.push([word]);
  }
  return cells;
}

/** Drops words at both ends as long as `isEnough` accepts the others. */
export function fewestWords(words: readonly Word[], isEnough: (words: readonly Word[]) => boolean): readonly Word[] {
  let fewest = words;
  while (fewest.length > 1 && isEnough(fewest.slice(1))) fewest = fewest.slice(1);
  while (fewest.length > 1 && isEnough(fewest.slice(0, -1))) fewest = fewest.slice(0, -1);
  return fewest;
}

export const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

/** True if two boxes overlap horizontally. */
export const overlapsAcross = (one: PageBox, other: PageBox) => one.left < other.right && one.right > other.left;
