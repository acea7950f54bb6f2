import type { z } from 'zod';
import type { validationResult } from '#contracts/people/validations.ts';
import type { ResultRow } from './store.ts';

export function resultRecord(row: ResultRow): z.output<typeof validationResult> {
  return {
    id: row.id,
    model_type: row.address_id === null ? 'person' : 'address',
    model_id: row.address_id ?? row.person_id,
    validation_id: row.validation_id,
    status: row.status,
    content: row.content,
    metadata: row.metadata,
    error: row.error,
    retries: row.retries,
    executed_at: row.executed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
