import type { BiometricType } from '#contracts/people/biometrics.ts';
import type { Caller } from '#platform/base/ports.ts';
import { sentColumns } from '#platform/data/columns.ts';
import { type BiometricRow, typeNumber } from '../model/biometrics-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';
import type { WriteParts } from '../vouching/write-parts.ts';

type RunActive = Pick<ValidationScheduler, 'runActive'>;

export type BiometricParts = Pick<WriteParts, 'platform' | 'vouching'> & { scheduler: RunActive };

interface BiometricInput {
  type?: BiometricType | undefined;
  vendor_id?: string | null | undefined;
  execution_date?: string | null | undefined;
  metadata?: object | null | undefined;
}

/** Returns the columns of the members that were sent. */
export const resultColumns = ({ type, vendor_id, execution_date, metadata }: BiometricInput, now: Date) =>
  sentColumns({
    type: type && typeNumber(type),
    vendor_id,
    execution_date: execution_date === undefined ? undefined : execution_date === null ? now : new Date(execution_date),
    metadata: metadata === undefined ? undefined : JSON.stringify(metadata ?? {}),
  });

/** Schedules the validations that read a liveness result. */
export async function validateLiveness(scheduler: RunActive, trx: PeopleTransaction, caller: Caller, { type, person_id }: BiometricRow) {
  if (type !== typeNumber('LIVENESS')) return;
  await scheduler.runActive(trx, caller, { person: person_id, classes: ['anti_spoofing'], because: 'biometric_result' });
}
