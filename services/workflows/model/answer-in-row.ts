import { sql } from 'kysely';
import { packOrNull, type StepRow } from './step-row.ts';

/** What an answer leaves in the row of its step, beside the step's state. */
export interface AnswerInRow extends Pick<StepRow, 'payload' | 'facts' | 'coordinates'> {
  /** Joins the step's memory. */
  additions: Readonly<Record<string, unknown>>;
}

/** As the database takes it. */
export function columnsOf({ payload, facts, coordinates, additions }: AnswerInRow) {
  return {
    payload: packOrNull(payload),
    facts: packOrNull(facts),
    coordinates: coordinates && JSON.stringify(coordinates),
    memory: memoryWith(additions),
  };
}

/** As the row is then. */
export function rowWith<Row extends Pick<StepRow, 'memory'>>(row: Row, { additions, ...answer }: AnswerInRow) {
  return { ...row, ...answer, memory: { ...row.memory, ...additions } };
}

/** Adds to a step's memory in the statement itself, so that two requests at once both add. */
export const memoryWith = (values: Readonly<Record<string, unknown>>) => sql<string>`memory || ${JSON.stringify(values)}::jsonb`;
