import { type QueryExecutorProvider, sql } from 'kysely';
import type { LogReference } from '../../base/administration.ts';
import type { Head } from './chain.ts';
import { letterOf } from './rows.ts';

/** Reads a log's head; `lock` locks it for the next entry of the open transaction. Null if the log has no entry. */
export async function headOf(
  db: QueryExecutorProvider,
  tenantId: string,
  { kind, id }: LogReference,
  { lock } = { lock: false },
): Promise<Head | null> {
  const { rows } = await sql<Head>`
    select number, hash, first_type as "firstType", livemode from platform.event_heads
    where tenant_id = ${tenantId} and stream_id = ${id} and kind = ${letterOf(kind)} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}
