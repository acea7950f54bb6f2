import { lettersOfWord, lettersOnly } from '#papers/layout/likeness.ts';
import { boxOf, heightOf, type PaperPage, type Word } from '#papers/layout/page.ts';
import { cellsOf, hasLabelGap, rowsOf } from '#papers/layout/rows.ts';

/** Maximum number of words in a line of a label. */
const MAX_WORDS = 6;
/** Maximum distance between the left edges of a label's two lines, in line heights. */
const SAME_EDGE = 0.6;
/** Maximum gap between a label's two lines, in line heights. */
const MAX_LINE_GAP = 0.8;
/** Maximum number of rows between the two lines of a label: its value may be level with their middle. */
const MAX_BETWEEN = 2;

/** The words of a row, grouped by cell. */
type Cells = readonly (readonly Word[])[];

interface LongLabel {
  upper: readonly Word[];
  lower: readonly Word[];
  /** Rows from the label's upper line to its lower line. */
  rows: readonly Cells[];
}

/** Returns the pages with each label of two lines moved into one line before its value, as if the form's column were wide enough. */
export function withLabelsInOneLine(pages: readonly PaperPage[], labels: Readonly<Record<string, readonly string[]>>): PaperPage[] {
  const texts = new Set(Object.values(labels).flat().map(lettersOnly));
  return pages.map((page) => withTextsInOneLine(page, texts));
}

function withTextsInOneLine(page: PaperPage, texts: ReadonlySet<string>): PaperPage {
  const replacementByWord = new Map<Word, Word>();
  const rows = rowsOf(page).map((row) => cellsOf(row.words));
  for (const [at, row] of rows.entries()) {
    for (const cell of row) {
      const label = replacementByWord.has(cell[0]!) ? null : labelIn(cell, rows.slice(at, at + 2 + MAX_BETWEEN), texts);
      if (label) for (const [word, other] of inOneLine(label)) replacementByWord.set(word, other);
    }
  }
  return replacementByWord.size === 0 ? page : { ...page, words: rows.flat(2).map((word) => replacementByWord.get(word) ?? word) };
}

/** Finds the longest label that begins a cell and continues below it; null if there is none. */
function labelIn(cell: readonly Word[], rows: readonly Cells[], texts: ReadonlySet<string>): LongLabel | null {
  for (const upper of startsOf(cell)) {
    const at = rows.findIndex((cells, away) => away > 0 && cells.some((other) => isContinuedBy(upper, other)));
    const below = rows[at]?.find((other) => isContinuedBy(upper, other)) ?? [];
    const lower = startsOf(below).find((some) => isOneLabel(lettersOf(upper), lettersOf(some), texts));
    if (lower) return { upper, lower, rows: rows.slice(0, at + 1) };
  }
  return null;
}

/** Returns the starts of a cell that end with a colon or before a gap, the longest first. */
function startsOf(cell: readonly Word[]): (readonly Word[])[] {
  const colon = cell.findIndex(({ text }) => text.endsWith(':'));
  const most = Math.min(colon < 0 ? cell.length : colon + 1, MAX_WORDS);
  return Array.from({ length: most }, (_, less) => cell.slice(0, most - less)).filter((start) => {
    const [last, next] = [start.at(-1)!, cell[start.length]];
    return !next || last.text.endsWith(':') || hasLabelGap(last, next);
  });
}

/** True if two lines together are a label; false if each is a label itself. */
const isOneLabel = (first: string, second: string, texts: ReadonlySet<string>) =>
  first !== '' && second !== '' && texts.has(first + second) && !(texts.has(first) && texts.has(second));

const lettersOf = (words: readonly Word[]) => words.map(lettersOfWord).join('');

function isContinuedBy(upper: readonly Word[], lower: readonly Word[]): boolean {
  const [one, other] = [boxOf(upper), lower[0]!.box];
  const height = heightOf(one);
  const gap = other.top - one.bottom;
  return Math.abs(one.left - other.left) < SAME_EDGE * height && gap > -height / 2 && gap < MAX_LINE_GAP * height;
}

/** Pairs each word of a label with its copy in one line: the lower line's words follow the upper line's. */
function inOneLine({ upper, lower, rows }: LongLabel): [Word, Word][] {
  const own = new Set([...upper, ...lower]);
  const right = Math.max(...[...own].map(({ box }) => box.right));
  const [nearest = lower[0]!] = rows
    .flatMap((cells) =>
      cells
        .flat()
        .filter((word) => !own.has(word) && word.box.left > right)
        .slice(0, 1),
    )
    .sort((one, other) => one.box.left - other.box.left);
  const { top, bottom } = nearest.box;
  const end = upper.at(-1)!.box.right;
  return [
    ...upper.map((word): [Word, Word] => [word, { ...word, box: { ...word.box, top, bottom } }]),
    ...lower.map((word): [Word, Word] => [word, { ...word, box: { left: end, right: end, top, bottom } }]),
  ];
}
