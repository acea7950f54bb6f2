import { sql } from 'kysely';
import { packOrNull, type StepRow } from './step-row.ts';

/** The columns that a submission writes to the row of its step. */
export interface AnswerInRow extends Pick<StepRow, 'payload' | 'facts' | 'findings' | 'coordinates'> {
  /** Values to merge into the step's memory. */
  additions: Readonly<Record<string, unknown>>;
}

export function columnsOf({ payload, facts, findings, coordinates, additions }: AnswerInRow) {
  return {
    payload: packOrNull(payload),
    facts: packOrNull(facts),
    findings,
    coordinates: coordinates && JSON.stringify(coordinates),
    memory: memoryWith(additions),
  };
}

/** Returns the row with the values of the submission. */
export function rowWith<Row extends Pick<StepRow, 'memory'>>(row: Row, { additions, ...answer }: AnswerInRow) {
  return { ...row, ...answer, memory: { ...row.memory, ...additions } };
}

/** Returns SQL that merges values into a step's memory, so that concurrent requests overwrite nothing. */
export const memoryWith = (values: Readonly<Record<string, unknown>>) => sql<string>`memory || ${JSON.stringify(values)}::jsonb`;
