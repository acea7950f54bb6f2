import { biometricsOf, typeNumber } from '../model/biometrics-store.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey, sourceColumn } from '../model/known-by.ts';
import { biometricRecord } from '../records/records.ts';
import { type BiometricParts, resultColumns, validateLiveness } from './result-columns.ts';

export const saveResult = ({ platform, vouching, scheduler }: BiometricParts) =>
  implementer.biometrics.save.handler(({ input, context }) =>
    platform.once(context, async (trx) => {
      const { caller } = context;
      await vouching.lockPeople(trx, caller, input.person_id);
      const now = platform.clock.now();
      const newResult = {
        ...{ vendor_id: null, execution_date: now, metadata: '{}', ...resultColumns(input, now) },
        ...{ person_id: input.person_id, type: typeNumber(input.type), known_by: sourceColumn(ofKey(now)) },
      };
      const row = await biometricsOf(caller, trx, now).insert(newResult);
      await validateLiveness(scheduler, trx, caller, row);
      return { success: true as const, result: biometricRecord(row) };
    }),
  );
