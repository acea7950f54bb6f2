import type { Kysely, Selectable } from 'kysely';
import type { DeliveryRecord } from '#contracts/base/settings.ts';
import type { DeliveryQuery, Owner } from '../base/administration.ts';
import type { RowPage } from '../base/row-page.ts';
import { readPage } from '../data/keyset.ts';
import type { PlatformTables } from '../data/tables.ts';

export type DeliveryRow = Selectable<PlatformTables['platform.webhook_deliveries']>;
type AttemptRow = Selectable<PlatformTables['platform.webhook_attempts']>;

/** The deliveries of a tenant in one mode that are shown: those since a time, or (null) all. */
export type DeliveryScope = Owner & { since: Date | null };

/** Selects the deliveries that retention keeps: those since a time, and older ones that are pending or were attempted since. */
const deliveriesOf = (db: Kysely<PlatformTables>, { tenantId, livemode, since }: DeliveryScope) => {
  const all = db.selectFrom('platform.webhook_deliveries').selectAll().where('tenant_id', '=', tenantId).where('livemode', '=', livemode);
  if (!since) return all;
  return all.where(({ or, eb, exists, selectFrom }) =>
    or([
      eb('created_at', '>=', since),
      eb('status', '=', 'pending'),
      exists(
        selectFrom('platform.webhook_attempts as attempt')
          .select('attempt.number')
          .where('attempt.tenant_id', '=', tenantId)
          .whereRef('attempt.delivery_id', '=', 'platform.webhook_deliveries.id')
          .where('attempt.at', '>=', since),
      ),
    ]),
  );
};

/** Lists a page of deliveries with their attempts, newest first. */
export async function listDeliveries(
  db: Kysely<PlatformTables>,
  owner: DeliveryScope,
  { status, subject_id, ...query }: DeliveryQuery,
): Promise<RowPage<DeliveryRecord>> {
  let select = deliveriesOf(db, owner);
  if (status) select = select.where('status', '=', status as DeliveryRow['status']);
  if (subject_id) select = select.where('subject_id', '=', subject_id);
  const page = await readPage(select, query, 'id');
  return { ...page, rows: await withAttempts(db, owner, page.rows) };
}

export async function readDelivery(db: Kysely<PlatformTables>, owner: DeliveryScope, id: string): Promise<DeliveryRecord | null> {
  const rows = await deliveriesOf(db, owner).where('id', '=', id).execute();
  return (await withAttempts(db, owner, rows))[0] ?? null;
}

async function withAttempts(db: Kysely<PlatformTables>, { tenantId }: Owner, rows: readonly DeliveryRow[]): Promise<DeliveryRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const attempts = await db
    .selectFrom('platform.webhook_attempts')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('delivery_id', 'in', ids)
    .orderBy('number')
    .execute();
  const byDelivery = Map.groupBy(attempts, (attempt) => attempt.delivery_id);
  return rows.map((row) => deliveryRecord(row, byDelivery.get(row.id) ?? []));
}

function deliveryRecord(row: DeliveryRow, attempts: readonly AttemptRow[]): DeliveryRecord {
  return {
    id: row.id,
    type: row.type,
    url: row.url,
    status: row.status,
    forgotten: row.body === null,
    subject: { kind: row.subject_kind, id: row.subject_id },
    created_at: row.created_at.toISOString(),
    delivered_at: row.delivered_at?.toISOString() ?? null,
    attempts: attempts.map(({ number, at, status, error, milliseconds }) => ({
      number,
      at: at.toISOString(),
      status,
      error,
      milliseconds,
    })),
  };
}
