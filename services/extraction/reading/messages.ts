import type { KindName } from '../contract.ts';
import type { FieldSource } from '../kinds/kind-contract.ts';
import type { Paper } from '../layout/page.ts';

export interface ReadingAsk {
  name: KindName;
  paper: Paper;
  /** ISO date in Mexico. */
  today: string;
}

/** The kind that it clearly is instead, or what was read. */
export type ReadingAnswer =
  | { other: KindName }
  | { data: unknown; sources: Readonly<Record<string, FieldSource>>; beside?: Readonly<Record<string, string>> };
