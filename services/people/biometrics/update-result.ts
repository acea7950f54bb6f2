import { biometricsOf, requireResult } from '../model/biometrics-store.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey, sourceColumn } from '../model/known-by.ts';
import { biometricRecord } from '../records/records.ts';
import { type BiometricParts, resultColumns, validateLiveness } from './result-columns.ts';

export const updateResult = ({ platform: { clock, database }, vouching, scheduler }: BiometricParts) =>
  implementer.biometrics.update.handler(async ({ input: { params, body }, context: { caller } }) => {
    const row = await database.transaction(async (trx) => {
      const results = biometricsOf(caller, trx, clock.now());
      const before = requireResult(await results.get(params.id));
      const person_id = body.person_id ?? before.person_id;
      await vouching.lockPeople(trx, caller, before.person_id, person_id);
      const now = clock.now();
      // An API key that sends measurements becomes their source. A change of the date or the person alone keeps the former source.
      const knownBy = body.metadata === undefined ? {} : { known_by: sourceColumn(ofKey(now)) };
      const after = requireResult(await results.update(before.id, { person_id, ...resultColumns(body, now), ...knownBy }));
      await validateLiveness(scheduler, trx, caller, after);
      return after;
    });
    return biometricRecord(row);
  });
