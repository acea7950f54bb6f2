import { type Anchor, anchorsOf, type LabelTexts } from './anchors.ts';
import { boxOf, heightOf, type PageBox, type PaperPage, type Word } from './page.ts';
import { cellsOf, hasColumnGap, overlapsAcross, type TextRow, textOf } from './rows.ts';

/** Place of a value relative to its label. */
export type ValuePlace = 'right' | 'row' | 'below' | 'above';

/** Words that may be a value. */
export interface WordRun {
  words: readonly Word[];
  page: PaperPage;
}

/** Maximum number of rows below or above a label that are searched. */
const NEAREST_ROWS = 3;
/** Maximum distance of such a row from its label, in label heights. */
const MAX_ROW_DISTANCE = 3.2;
/** Maximum gap between two lines of a value, in line heights. */
const MAX_LINE_GAP = 1.1;
/** Maximum distance between the left edges of two lines of a value, in line heights. */
const SAME_EDGE = 1.2;

export type IsLabel = (anchor: Anchor<string>, at: number, all: readonly Anchor<string>[]) => boolean;

/** The rows of a document's pages, numbered from 0 over all pages, and the labels in each row. */
export class LabelSheet<Name extends string> {
  readonly rows: readonly TextRow[];
  readonly labels: readonly Anchor<Name>[];
  readonly #byRow = new Map<TextRow, Anchor<Name>[]>();

  /** @param isLabel False for a text that only resembles a label. */
  constructor(rows: readonly TextRow[], labels: LabelTexts<Name>, isLabel: IsLabel = () => true) {
    this.rows = rows.map((row, at) => ({ ...row, at }));
    this.labels = anchorsOf(this.rows, labels).filter(isLabel);
    for (const label of this.labels) this.#byRow.set(label.row, [...this.labelsIn(label.row), label]);
  }

  labelsIn(row: TextRow): readonly Anchor<Name>[] {
    return this.#byRow.get(row) ?? [];
  }
}

/** Returns the words at this place of a label, at most `lines` lines. Null if nothing or another label is there. */
export function runAt<Name extends string>(
  sheet: LabelSheet<Name>,
  anchor: Anchor<Name>,
  place: ValuePlace,
  lines: number,
): WordRun | null {
  const first = place === 'right' || place === 'row' ? rightOf(sheet, anchor, place) : beyond(sheet, anchor, place);
  if (!first || first.words.length === 0) return null;
  return { words: place === 'above' || lines === 1 ? first.words : withLinesBelow(sheet, first, lines, anchor), page: anchor.row.page };
}

interface RowCell {
  row: TextRow;
  words: Word[];
}

/** Returns the words from the label to the next label (`row`), or only to the end of the first column (`right`). */
function rightOf<Name extends string>(sheet: LabelSheet<Name>, anchor: Anchor<Name>, place: 'right' | 'row'): RowCell | null {
  const { row, end } = anchor;
  const next = sheet.labelsIn(row).find((other) => other.first >= end)?.first ?? row.words.length;
  const after = row.words.slice(end, next);
  while (after[0] && /^[\s:.|]+$/.test(after[0].text)) after.shift();
  const [words = []] = cellsOf(after);
  return { row, words: place === 'row' ? after : words };
}

/** Returns the column under (over) the label: the column that begins there, or overlaps it most. Null if there is none. */
function beyond<Name extends string>(sheet: LabelSheet<Name>, { row, box }: Anchor<Name>, place: 'below' | 'above'): RowCell | null {
  const step = place === 'below' ? 1 : -1;
  for (let away = 1; away <= NEAREST_ROWS; away++) {
    const near = sheet.rows[row.at + step * away];
    if (!near || near.page !== row.page) return null;
    const all = boxOf(near.words);
    const gap = place === 'below' ? all.top - box.bottom : box.top - all.bottom;
    if (gap > MAX_ROW_DISTANCE * heightOf(box)) return null;
    const labels = sheet.labelsIn(near);
    const cell = cellsWithoutLabel(near, labels).find((words) => isBelowOrAbove(boxOf(words), box));
    if (cell) return { row: near, words: partUnder(cell, box, sheet.labelsIn(row)) };
    if (labels.some((label) => isBelowOrAbove(label.box, box))) return null;
  }
  return null;
}

/** Smallest gap between columns under titles, in line heights: a space is half as wide. */
const TITLED_GAP = 0.5;

/** Returns the part of a cell under this column title; the whole cell if it is under no other title. */
function partUnder(cell: Word[], label: PageBox, heads: readonly Anchor<string>[]): Word[] {
  const isUnder = (words: readonly Word[], box: PageBox) => overlapsAcross(boxOf(words), box);
  if (!heads.some(({ box }) => box !== label && isUnder(cell, box))) return cell;
  const parts = cellsOf(cell, (left, right) => right.box.left - left.box.right > TITLED_GAP * heightOf(left.box));
  return parts.filter((part) => isUnder(part, label)).flat();
}

/** True if the cell and the label, widened by its height at each side, overlap horizontally. */
function isBelowOrAbove(cell: PageBox, label: PageBox): boolean {
  const height = heightOf(label);
  return overlapsAcross(cell, { ...label, left: label.left - height, right: label.right + height });
}

/** Returns a row's columns without labels: a column that begins with a label is omitted, another column ends before a label. */
function cellsWithoutLabel<Name extends string>(row: TextRow, labels: readonly Anchor<Name>[]): Word[][] {
  const isLabel = (at: number) => labels.some(({ first, end }) => at >= first && at < end);
  const cells: Word[][] = [];
  let cell: Word[] = [];
  for (const [at, word] of row.words.entries()) {
    const before = row.words[at - 1];
    if (isLabel(at)) continue;
    const begins = !before || hasColumnGap(before, word);
    // Words to the right of a label belong to that label.
    if (begins || isLabel(at - 1)) cell = [];
    if (begins) cells.push(cell);
    cell.push(word);
  }
  return cells;
}

/** Maximum number of rows of other columns between two lines of a value. */
const MAX_BETWEEN = 2;

/** Returns the value's first line with the lines below that share its left edge, up to a line with a label or after a larger gap. */
function withLinesBelow<Name extends string>(sheet: LabelSheet<Name>, first: RowCell, lines: number, anchor: Anchor<Name>): Word[] {
  const words = [...first.words];
  let box = boxOf(first.words);
  const edge = box.left;
  let [more, between] = [lines - 1, MAX_BETWEEN];
  for (let at = first.row.at + 1; more > 0; at++) {
    const row = sheet.rows[at];
    if (!row || row.page !== first.row.page) break;
    if (between > 0 && !row.words.some((word) => overlapsAcross(word.box, { ...box, left: Math.min(edge, anchor.box.left) }))) {
      between--;
      continue;
    }
    const labels = sheet.labelsIn(row);
    // The row is the next line of a form: its label is under this label.
    if (anchor.row === first.row && labels.some((label) => Math.abs(label.box.left - anchor.box.left) < SAME_EDGE * heightOf(box))) break;
    const cell = cellsOf(row.words).find((cellWords) => {
      const cellBox = boxOf(cellWords);
      const begins =
        Math.abs(cellBox.left - edge) < SAME_EDGE * heightOf(box) || Math.abs(cellBox.left - anchor.box.left) < heightOf(box) / 2;
      return begins && cellBox.top - box.bottom < MAX_LINE_GAP * heightOf(box);
    });
    if (!cell || labels.some(({ first: begin, end }) => row.words.slice(begin, end).some((word) => cell.includes(word)))) break;
    words.push(...cell);
    box = boxOf(cell);
    more--;
  }
  return words;
}

export const runText = ({ words }: WordRun) => textOf(words);
