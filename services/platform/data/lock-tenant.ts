import type { Kysely } from 'kysely';
import type { PlatformTables } from './tables.ts';

/** Until the transaction ends: of two that count what the tenant has before they add to it, the second sees what the first added. */
export async function lockTenant(db: Kysely<PlatformTables>, tenantId: string): Promise<void> {
  await db.selectFrom('platform.tenants').select('id').where('id', '=', tenantId).forUpdate().execute();
}
