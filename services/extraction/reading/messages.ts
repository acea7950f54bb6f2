import type { KindName } from '#contracts/extraction/extraction.ts';
import type { FieldSource } from '#papers/findings/findings.ts';
import type { Paper } from '#papers/layout/page.ts';

export interface ReadingAsk {
  name: KindName;
  paper: Paper;
  /** ISO date in Mexico. */
  today: string;
}

/** The kind of a paper that is clearly of another kind, or the data that was read. */
export type ReadingAnswer =
  | { other: KindName }
  | { data: unknown; sources: Readonly<Record<string, FieldSource>>; extraFields?: Readonly<Record<string, string>> };
