import { anchorsOf } from '#papers/layout/anchors.ts';
import type { TextRow } from '#papers/layout/rows.ts';
import { parts } from './labels.ts';

export type ReportPart = keyof typeof parts;

/** Groups the report's rows by the heading above them; rows before the first heading belong to `head`. */
export function partsOf(rows: readonly TextRow[]): Record<ReportPart, TextRow[]> {
  const byPart: Record<ReportPart, TextRow[]> = { credits: [], consultations: [], shareholders: [], guarantors: [], head: [] };
  const wholeRows = anchorsOf(rows, parts).filter(({ row, first, end }) => first === 0 && end === row.words.length);
  const headings = new Map(wholeRows.map(({ row, name }) => [row, name]));
  let part: ReportPart = 'head';
  for (const row of rows) {
    const heading = headings.get(row);
    if (heading !== undefined && !(heading === 'head' && part === 'head' && row.words.length === 1)) part = heading;
    byPart[part].push(row);
  }
  return byPart;
}
