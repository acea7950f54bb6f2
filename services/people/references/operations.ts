import { implementer } from '../model/implementer.ts';
import { referencesOf, requireReference } from '../model/reference-store.ts';
import { getRecord, listRecords } from '../records/read-records.ts';
import { referenceRecord } from '../records/records.ts';
import type { WriteParts } from '../vouching/write-parts.ts';
import { createReference } from './create-reference.ts';
import { updateReference } from './update-reference.ts';

const references = { storeOf: referencesOf, requireRow: requireReference, record: referenceRecord, path: 'references' };

export const referenceOperations = (parts: WriteParts) => ({
  list: implementer.references.list.handler(listRecords(parts.platform, references)),
  create: createReference(parts),
  get: implementer.references.get.handler(getRecord(parts.platform, references)),
  update: updateReference(parts),
});
