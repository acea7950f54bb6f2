import { biometricsOf } from '../model/biometrics-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { biometricRecord } from '../records/records.ts';

export const listResultsOfPerson = ({ clock, database }: PeoplePlatform) =>
  implementer.biometrics.ofPerson.handler(async ({ input: { id }, context: { caller } }) => {
    const person = requirePerson(await peopleOf(caller, database.query, clock.now()).get(id));
    const rows = await biometricsOf(caller, database.query, clock.now()).newestOfPerson(person.id);
    return { success: true, result: rows.map(biometricRecord) };
  });
