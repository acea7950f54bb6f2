import type { Kysely } from 'kysely';
import type { PlatformTables } from './tables.ts';

/** Locks a tenant's row until the transaction ends, so that a count before an insert includes concurrent inserts. */
export async function lockTenant(db: Kysely<PlatformTables>, tenantId: string): Promise<void> {
  await db.selectFrom('platform.tenants').select('id').where('id', '=', tenantId).forUpdate().execute();
}
