import { sql } from 'kysely';
import { packOrNull, type StepRow } from './step-row.ts';

/** The columns that a submission fills in the row of its step. */
export interface AnswerInRow extends Pick<StepRow, 'payload' | 'facts' | 'coordinates'> {
  /** Merged into the step's memory. */
  additions: Readonly<Record<string, unknown>>;
}

export function columnsOf({ payload, facts, coordinates, additions }: AnswerInRow) {
  return {
    payload: packOrNull(payload),
    facts: packOrNull(facts),
    coordinates: coordinates && JSON.stringify(coordinates),
    memory: memoryWith(additions),
  };
}

/** Returns the row as it is after the submission. */
export function rowWith<Row extends Pick<StepRow, 'memory'>>(row: Row, { additions, ...answer }: AnswerInRow) {
  return { ...row, ...answer, memory: { ...row.memory, ...additions } };
}

/** Merges into a step's memory within the statement, so that concurrent requests lose nothing. */
export const memoryWith = (values: Readonly<Record<string, unknown>>) => sql<string>`memory || ${JSON.stringify(values)}::jsonb`;
