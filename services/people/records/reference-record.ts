import type { z } from 'zod';
import type { personalReference } from '#contracts/people/references.ts';
import { catalogEntry } from '../model/catalogs.ts';
import type { ReferenceRow } from '../model/reference-store.ts';

export function referenceRecord(row: ReferenceRow): z.output<typeof personalReference> {
  return {
    id: row.id,
    person_id: row.person_id,
    name: row.name,
    phone: row.phone,
    person_relation_id: row.person_relation_id,
    person_relation: catalogEntry(row.person_relation),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
