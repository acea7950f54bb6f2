import type { Anchor, LabelTexts } from './anchors.ts';
import { LabelSheet, type WordRun } from './fields.ts';
import { around, boxOf, heightOf, type PageBox, type Word } from './page.ts';
import { cellsOf, hasLabelGap, overlapsAcross, type TextRow } from './rows.ts';

/** Cells of a table row, by column. */
export type TableRow<Column extends string> = Partial<Record<Column, WordRun>>;

export interface PaperTable<Column extends string> {
  header: TextRow;
  rows: TableRow<Column>[];
}

/** Maximum number of rows in a table's header. */
const HEADER_ROWS = 3;
/** Maximum number of rows in a table. */
const MAX_ROWS = 200;
/** Maximum gap between two rows of a table, in line heights. */
const MAX_ROW_GAP = 3.5;

/** Finds tables with at least `least` columns. A row without the first column continues the row above; a gap or header ends a table. */
export function tablesOf<Column extends string>(
  pageRows: readonly TextRow[],
  columns: LabelTexts<Column>,
  least: number,
): PaperTable<Column>[] {
  const sheet = new LabelSheet(stack(pageRows), columns);
  const { rows } = sheet;
  const tables: PaperTable<Column>[] = [];
  let from = 0;
  while (from < rows.length) {
    const header = headerAt(sheet, from, least);
    if (header) {
      const { table, end } = readTable(rows, header, (at) => headerAt(sheet, at, least) !== null);
      tables.push(table);
      from = end;
    } else from++;
  }
  return tables;
}

/** Minimum vertical overlap of two lines of one record, in line heights, by the origin of the page. Boxes of OCR have margins. */
const MIN_OVERLAP = { ocr: 0.25, text: 0.1 };
/** Maximum number of lines of a record. */
const MAX_LINES = 5;

/** Merges the lines of a record into one row: its columns from left to right, the lines of each from top to bottom. */
function stack(rows: readonly TextRow[]): TextRow[] {
  const records: TextRow[][] = [];
  for (const row of rows) {
    const record = records.at(-1);
    if (record && record.length < MAX_LINES && isBeside(record.at(-1)!, row)) record.push(row);
    else records.push([row]);
  }
  return records.map((record) => ({ ...record[0]!, words: record.length > 1 ? columnsOf(record).flatMap(inOneLine) : record[0]!.words }));
}

function isBeside(row: TextRow, below: TextRow): boolean {
  const [one, other] = [row, below].map(({ words }) => boxOf(words)) as [PageBox, PageBox];
  const minOverlap = MIN_OVERLAP[row.page.origin] * Math.min(heightOf(one), heightOf(other));
  return row.page === below.page && one.bottom - other.top > minOverlap;
}

/** Groups a record's words into columns: words that are above each other, or without a gap between them. */
function columnsOf(record: readonly TextRow[]): Word[][] {
  const cells = record.flatMap(({ words, at }) => cellsOf(words, hasLabelGap).map((cell) => ({ at, words: cell, box: boxOf(cell) })));
  const columns: { cells: typeof cells; box: PageBox }[] = [];
  for (const cell of cells.sort((one, other) => one.box.left - other.box.left)) {
    const column = columns.at(-1);
    if (column && overlapsAcross(column.box, cell.box)) {
      column.cells.push(cell);
      column.box = around([column.box, cell.box]);
    } else columns.push({ cells: [cell], box: cell.box });
  }
  return columns.map((column) =>
    column.cells.sort((one, other) => one.at - other.at || one.box.left - other.box.left).flatMap(({ words }) => words),
  );
}

/** Returns a column's words with boxes as if the words were side by side in its width. */
function inOneLine(words: readonly Word[]): Word[] {
  const { left, right } = boxOf(words);
  const width = (right - left) / words.length;
  return words.map((word, at) => ({ ...word, box: { ...word.box, left: left + at * width, right: left + (at + 1) * width } }));
}

interface TableHeader<Column extends string> {
  first: TextRow;
  /** Index of the first row under the header. */
  end: number;
  columns: { name: Column; box: PageBox }[];
}

function headerAt<Column extends string>(sheet: LabelSheet<Column>, from: number, least: number): TableHeader<Column> | null {
  const { rows } = sheet;
  const first = rows[from]!;
  if (sheet.labelsIn(first).length === 0) return null;
  for (let count = 1; count <= HEADER_ROWS; count++) {
    const some = rows.slice(from, from + count).filter(({ page }) => page === first.page);
    if (some.some((row) => !isOfLabels(row, sheet.labelsIn(row)))) return null;
    const boxByColumn = new Map<Column, PageBox>();
    for (const { name, box } of some.flatMap((row) => sheet.labelsIn(row))) if (!boxByColumn.has(name)) boxByColumn.set(name, box);
    if (boxByColumn.size < least) continue;
    const columns = [...boxByColumn].map(([name, box]) => ({ name, box })).sort((one, other) => one.box.left - other.box.left);
    return { first, end: from + count, columns };
  }
  return null;
}

/** Maximum share of a header's words that belong to no column. */
const MAX_STRANGE_SHARE = 0.4;

function isOfLabels(row: TextRow, labels: readonly Anchor<string>[]): boolean {
  const labelWordCount = labels.reduce((sum, { first, end }) => sum + end - first, 0);
  return labelWordCount >= (1 - MAX_STRANGE_SHARE) * row.words.length;
}

function readTable<Column extends string>(
  rows: readonly TextRow[],
  { first, end, columns }: TableHeader<Column>,
  isHeader: (at: number) => boolean,
): { table: PaperTable<Column>; end: number } {
  const table: PaperTable<Column> = { header: first, rows: [] };
  let foot = Math.max(...columns.map(({ box }) => box.bottom));
  let at = end;
  for (; at < rows.length && table.rows.length < MAX_ROWS; at++) {
    const row = rows[at]!;
    const box = boxOf(row.words);
    if (row.page !== first.page || box.top - foot > MAX_ROW_GAP * heightOf(box) || isHeader(at)) break;
    const cells = cellsByColumn(row, columns);
    if (Object.keys(cells).length === 0) break;
    const last = table.rows.at(-1);
    if (last && !(columns[0]!.name in cells)) extend(last, cells);
    else if (last && Object.keys(cells).length === 1) break;
    else table.rows.push(cells);
    foot = box.bottom;
  }
  return { table, end: Math.max(at, end) };
}

function cellsByColumn<Column extends string>(row: TextRow, columns: TableHeader<Column>['columns']): TableRow<Column> {
  const cells: TableRow<Column> = {};
  for (const words of cellsOf(row.words, hasLabelGap).flatMap((cell) => splitByTitles(cell, columns))) {
    const box = boxOf(words);
    const [column] = columns
      .map(({ name, box: head }) => ({ name, away: distance(box, head) }))
      .sort((one, other) => one.away - other.away);
    if (!column) continue;
    cells[column.name] = joinRuns(cells[column.name], { words, page: row.page });
  }
  return cells;
}

/** Splits a cell that is under several column titles at the widest gap between their words. */
function splitByTitles<Column extends string>(words: readonly Word[], columns: TableHeader<Column>['columns']): Word[][] {
  const cells: Word[][] = [];
  let [from, last, head] = [0, 0, null as Column | null];
  for (const [at, { box }] of words.entries()) {
    const under = columns.find((column) => overlapsAcross(box, column.box))?.name ?? null;
    if (under === null) continue;
    if (head !== null && under !== head) {
      const gapAt = (place: number) => words[place]!.box.left - words[place - 1]!.box.right;
      let widest = at;
      for (let place = at - 1; place > last; place--) if (gapAt(place) > gapAt(widest)) widest = place;
      cells.push(words.slice(from, widest));
      from = widest;
    }
    [last, head] = [at, under];
  }
  return [...cells, words.slice(from)];
}

/** Returns the horizontal gap between two boxes, or minus their overlap. */
function distance(one: PageBox, other: PageBox): number {
  const overlap = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return overlap > 0 ? -overlap : -overlap + 1;
}

function extend<Column extends string>(row: TableRow<Column>, more: TableRow<Column>): void {
  for (const [name, cell] of Object.entries(more) as [Column, WordRun][]) row[name] = joinRuns(row[name], cell);
}

const joinRuns = (before: WordRun | undefined, { words, page }: WordRun): WordRun => ({
  words: [...(before?.words ?? []), ...words],
  page,
});
