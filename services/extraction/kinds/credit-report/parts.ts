import { anchorsOf } from '#papers/layout/anchors.ts';
import type { Row } from '#papers/layout/rows.ts';
import { parts } from './labels.ts';

export type Part = keyof typeof parts;

/** The report's rows by the heading that they stand under; what stands before any heading is of the head. */
export function partsOf(rows: readonly Row[]): Record<Part, Row[]> {
  const byPart: Record<Part, Row[]> = { credits: [], consultations: [], shareholders: [], guarantors: [], head: [] };
  const headings = new Map(
    anchorsOf(rows, parts).flatMap(({ row, name, first, end }) => (first === 0 && end === row.words.length ? [[row, name] as const] : [])),
  );
  let part: Part = 'head';
  for (const row of rows) {
    const heading = headings.get(row);
    if (heading !== undefined && !(heading === 'head' && part === 'head' && row.words.length === 1)) part = heading;
    byPart[part].push(row);
  }
  return byPart;
}
