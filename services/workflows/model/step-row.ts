import type { Selectable } from 'kysely';
import type { StepFacts } from '#steps/base/step.server.ts';
import { pack, unpack } from './pack.ts';
import type { StepsTable } from './tables.ts';

/** The unpacked values of packed columns. */
interface StepValues {
  setup: unknown;
  payload: Readonly<Record<string, unknown>> | null;
  facts: StepFacts | null;
}

export type StepRow = Omit<Selectable<StepsTable>, keyof StepValues> & StepValues;

/** The columns that a step's record shows. */
export const SHOWN_OF_STEP = [
  'uuid',
  'workflow_uuid',
  'step',
  'custom_id',
  'status',
  'coordinates',
  'error',
  'payload',
  'started_at',
  'finished_at',
  'needs_decision',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof StepRow)[];
export type ShownStep = Pick<StepRow, (typeof SHOWN_OF_STEP)[number]>;

export const packOrNull = (value: object | null): Uint8Array | null => value && pack(value);

export const payloadIn = (bytes: Uint8Array | null): StepRow['payload'] => bytes && unpack(bytes);

export function stepRowOf({ setup, payload, facts, ...row }: Selectable<StepsTable>): StepRow {
  return { ...row, setup: unpack(setup), payload: payloadIn(payload), facts: facts && unpack(facts) };
}
