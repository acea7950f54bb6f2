import { personalReference } from '#contracts/people/references.ts';
import { catalogEntry } from '../model/catalogs.ts';
import type { ReferenceRow } from '../model/reference-store.ts';
import { recordBy } from './record-by.ts';

const record = recordBy(personalReference);

export const referenceRecord = (row: ReferenceRow) => record({ ...row, person_relation: catalogEntry(row.person_relation) });
