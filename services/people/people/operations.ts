import { implementer } from '../model/implementer.ts';
import { type PersonRow, peopleOf } from '../model/person-store.ts';
import { personRecord } from '../records/person-record.ts';
import { listRecords } from '../records/read-records.ts';
import { createPerson } from './create-person.ts';
import { createPersonFromCurp } from './create-person-from-curp.ts';
import { deletePerson } from './delete-person.ts';
import { exportPeople } from './export-people.ts';
import { exportPersonData } from './export-person-data.ts';
import { findPeopleByIds } from './find-people-by-ids.ts';
import { findPersonByExternalIds } from './find-person-by-external-ids.ts';
import { getPerson } from './get-person.ts';
import { getPersonByExternalId } from './get-person-by-external-id.ts';
import { getPersonByNationalId } from './get-person-by-national-id.ts';
import { getPersonByVendorId } from './get-person-by-vendor-id.ts';
import type { PersonParts } from './person-parts.ts';
import { savePerson } from './save-person.ts';
import { updatePerson } from './update-person.ts';

export function peopleOperations(parts: PersonParts) {
  const { platform } = parts;
  const record = (row: PersonRow) => personRecord(row, platform.clock.now());
  return {
    list: implementer.people.list.handler(listRecords(platform, { storeOf: peopleOf, record, path: 'people' })),
    create: createPerson(parts),
    saveByNationalId: savePerson(parts),
    createFromCurp: createPersonFromCurp(parts),
    get: getPerson(platform),
    getByNationalId: getPersonByNationalId(platform),
    findByIds: findPeopleByIds(platform),
    findByExternalIds: findPersonByExternalIds(platform),
    getByExternalId: getPersonByExternalId(platform),
    getByVendorId: getPersonByVendorId(platform),
    update: updatePerson(parts),
    delete: deletePerson(parts),
    exportCsv: exportPeople(platform),
    data: exportPersonData(parts),
  };
}
