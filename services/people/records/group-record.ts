import type { z } from 'zod';
import type { peopleGroup } from '#contracts/people/groups.ts';
import type { GroupRow } from '../model/group-store.ts';

export function groupRecord(row: GroupRow): z.output<typeof peopleGroup> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
