import { randomBytes, randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { events } from '#contracts/events.ts';
import type { Owner, SecretView, WebhookAdministration } from '../base/administration.ts';
import type { AnyTransaction, Clock, Jobs, Keys, Log, Tenants, Webhooks } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import { OutboundRefused, type Post } from '../calls/outbound.ts';
import type { Engine } from '../data/database.ts';
import { lockTenant } from '../data/lock-tenant.ts';
import type { Partitions } from '../data/partitions.ts';
import type { PlatformTables } from '../data/tables.ts';
import { signatureHeaders } from './signature-headers.ts';
import { listDeliveries, readDelivery } from './webhook-deliveries.ts';
import { createPublicKeys } from './webhook-keys.ts';
import { shownSince } from './webhook-retention.ts';

const QUEUE = 'platform.webhook';
/** A receiver may take ten seconds to say nothing. So one tenant has a part of the workers only: another's deliveries do not wait. */
const AT_ONCE = 8;
const PER_TENANT = 2;

/** Seconds to wait after each failed attempt; after the last the delivery is dead until somebody resends it. */
export const RETRY_SECONDS = [10, 60, 300, 1_800, 7_200, 21_600, 86_400] as const;
/** Each wait is stretched by up to this share, so that receivers coming back are not all called at once. */
const JITTER = 0.2;
/** A receiver answers so that it wants no more of this. */
const GONE_STATUS = 410;

type DeliveredHandler = Parameters<Webhooks['onDelivered']>[0];

/** A new secret signs beside the old one until that is revoked. */
const LIVE_SECRETS = 2;

export interface WebhookService extends Webhooks, WebhookAdministration {
  /** Registers the worker that delivers. */
  start(): Promise<void>;
  /** Every live secret, newest first, as `whsec_…`. */
  secrets(tenantId: string, livemode: boolean): Promise<string[]>;
}

export function createWebhooks(parts: {
  engine: Engine;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  keys: Keys;
  post: Post;
  tenants: Pick<Tenants, 'settings'>;
  deliveries: Partitions;
  attempts: Partitions;
  random?: () => number;
}): WebhookService {
  const { engine, jobs, clock, log, post, random = Math.random } = parts;
  const contextOf = (tenantId: unknown, id: unknown) => `${tenantId} ${id}`;
  const sealer = parts.keys.sealer('webhook-secrets', {
    ...{ table: 'platform.webhook_secrets', key: ['tenant_id', 'id'], column: 'wrapped' },
    context: ({ tenant_id, id }) => contextOf(tenant_id, id),
  });
  const deliveredHandlers: DeliveredHandler[] = [];

  const publicKeys = createPublicKeys(parts.keys);

  const liveSecrets = ({ tenantId, livemode }: Owner) =>
    engine
      .ambient()
      .selectFrom('platform.webhook_secrets')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('livemode', '=', livemode)
      .where('revoked_at', 'is', null)
      .orderBy('created_at', 'desc')
      .execute();

  const secrets = async (tenantId: string, livemode: boolean) => {
    const rows = await liveSecrets({ tenantId, livemode });
    return Promise.all(rows.map(async (row) => Buffer.from(await sealer.unseal(row.wrapped, contextOf(tenantId, row.id))).toString()));
  };

  const readDeliveryScope = async (owner: Owner) => ({
    ...owner,
    since: shownSince(await parts.tenants.settings(owner.tenantId), clock.now()),
  });

  const enqueue = (trx: AnyTransaction, job: { tenantId: string; id: string }, startAfterSeconds = 0) =>
    jobs.enqueue(trx, QUEUE, job, { startAfterSeconds, group: job.tenantId });

  const attempt = async (row: Selectable<PlatformTables['platform.webhook_deliveries']> & { body: string }) => {
    const began = performance.now();
    const at = clock.now();
    const outcome = (status: number | null, error: string | null) => ({
      at,
      status,
      error,
      milliseconds: Math.round(performance.now() - began),
    });
    const keys = await secrets(row.tenant_id, row.livemode);
    if (!keys.length) return outcome(null, 'no_webhook_secret');
    try {
      const signatures = [
        ...keys.map((key) => new Webhook(key).sign(row.id, at, row.body)),
        await publicKeys.sign({ tenantId: row.tenant_id, livemode: row.livemode }, row.id, at, row.body),
      ];
      const { status } = await post(row.url, row.body, {
        ...signatureHeaders(row.id, at, signatures.join(' ')),
        'svc-event-type': row.type,
        ...(row.webhook_uuid ? { 'svc-webhook-uuid': row.webhook_uuid } : {}),
        'user-agent': 'Zaguan-Webhooks/1',
      });
      return outcome(status, null);
    } catch (error) {
      // Refused by us, or the network's code; never the receiver's text.
      const cause = (error as Error).cause;
      const isRefused = error instanceof OutboundRefused || cause instanceof OutboundRefused;
      return outcome(null, isRefused ? 'refused' : ((cause as NodeJS.ErrnoException)?.code ?? (error as Error).name));
    }
  };

  const deliver = async ({ tenantId, id }: { tenantId: string; id: string }) => {
    const row = await engine
      .ambient()
      .selectFrom('platform.webhook_deliveries')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.status !== 'pending' || row.body === null) return;
    const result = await attempt({ ...row, body: row.body });
    const isDelivered = result.status !== null && result.status >= 200 && result.status < 300;
    await engine.view().transaction(async (trx) => {
      const db = engine.ambient();
      // Locked before the attempts are counted: a retry and a delivery that was sent again by hand count one after the other.
      const { delivered_at } = await db
        .selectFrom('platform.webhook_deliveries')
        .select('delivered_at')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { count } = await db
        .selectFrom('platform.webhook_attempts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tenant_id', '=', tenantId)
        .where('delivery_id', '=', id)
        .executeTakeFirstOrThrow();
      await parts.attempts.make(result.at);
      await db
        .insertInto('platform.webhook_attempts')
        .values({ tenant_id: tenantId, delivery_id: id, number: count + 1, ...result })
        .execute();
      log.info({ delivery: id, attempt: count + 1, status: result.status, outcome: result.error }, 'webhook attempted');
      const settle = (arrivedAt: Date | null) =>
        db
          .updateTable('platform.webhook_deliveries')
          .set({ status: arrivedAt ? 'delivered' : 'dead', delivered_at: arrivedAt })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
      if (isDelivered) {
        await settle(delivered_at ?? result.at);
        if (delivered_at) return;
        const subject = { kind: row.subject_kind, id: row.subject_id };
        const delivery = { tenantId, livemode: row.livemode, type: row.type, subject, deliveredAt: result.at };
        for (const handler of deliveredHandlers) await handler(trx, delivery);
        return;
      }
      const wait = RETRY_SECONDS[count];
      if (result.status === GONE_STATUS || wait === undefined) {
        await settle(delivered_at);
        log.warn({ delivery: id, type: row.type }, 'webhook given up');
        return;
      }
      await enqueue(trx, { tenantId, id }, Math.round(wait * (1 + JITTER * random())));
    });
  };

  return {
    async start() {
      // The job itself only fails when the process or the database does; a receiver's failure is a new job, later.
      const workers = { atOnce: AT_ONCE, perGroup: PER_TENANT };
      await jobs.work<{ tenantId: string; id: string }>(QUEUE, { retryLimit: 10, retryDelaySeconds: 10, ...workers }, deliver);
    },

    async send(trx, caller, delivery) {
      const { url, type, subject } = delivery;
      const id = `evt_${randomUUID().replaceAll('-', '')}`;
      const now = clock.now();
      const own = 'body' in delivery;
      const content = own ? delivery.body : { id, type, created_at: now.toISOString(), livemode: caller.livemode, data: delivery.data };
      events[type].body.parse(content);
      await parts.deliveries.make(now);
      await sql`
        insert into platform.webhook_deliveries
          (tenant_id, id, livemode, url, type, subject_kind, subject_id, webhook_uuid, body, status, created_at)
        values (${caller.tenantId}, ${id}, ${caller.livemode}, ${url}, ${type}, ${subject.kind}, ${subject.id},
          ${own ? delivery.webhookUuid : null}, ${JSON.stringify(content)}, 'pending', ${now})`.execute(trx);
      await enqueue(trx, { tenantId: caller.tenantId, id });
      return id;
    },

    async forget(trx, { tenantId, livemode }, subject) {
      // The host alone stays of the address: a partner may have put a reference into its path.
      await sql`
        update platform.webhook_deliveries
        set body = null, url = substring(url from '^[a-z]+://[^/?#]+'), status = case status when 'pending' then 'dead' else status end
        where tenant_id = ${tenantId} and livemode = ${livemode} and subject_kind = ${subject.kind} and subject_id = ${subject.id}`.execute(
        trx,
      );
    },

    onDelivered(handler) {
      deliveredHandlers.push(handler);
    },

    async listSecrets(owner) {
      return (await liveSecrets(owner)).map(secretView);
    },

    createSecret: ({ tenantId, livemode }) =>
      engine.within(async (db) => {
        await lockTenant(db, tenantId);
        if ((await liveSecrets({ tenantId, livemode })).length >= LIVE_SECRETS) {
          throw new Problem('conflict', `${LIVE_SECRETS} webhook secrets live. Revoke one before making another.`);
        }
        const id = randomUUID();
        const secret = `whsec_${randomBytes(32).toString('base64')}`;
        const wrappedSecret = await sealer.seal(Buffer.from(secret), contextOf(tenantId, id));
        const row = { tenant_id: tenantId, id, livemode, wrapped: wrappedSecret, created_at: clock.now() };
        await db.insertInto('platform.webhook_secrets').values(row).execute();
        return { ...secretView(row), secret };
      }),

    async revokeSecret({ tenantId, livemode }, id) {
      const row = await engine
        .ambient()
        .updateTable('platform.webhook_secrets')
        .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(clock.now())) }))
        .where('tenant_id', '=', tenantId)
        .where('livemode', '=', livemode)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row ? secretView(row) : null;
    },

    secrets,
    publicKey: publicKeys.publicKey,
    listDeliveries: async (owner, query) => listDeliveries(engine.ambient(), await readDeliveryScope(owner), query),

    resend: (owner, id) =>
      engine.within(async (db, trx) => {
        const delivery = await readDelivery(db, await readDeliveryScope(owner), id);
        if (!delivery) return null;
        const { numUpdatedRows } = await db
          .updateTable('platform.webhook_deliveries')
          .set({ status: 'pending' })
          .where('tenant_id', '=', owner.tenantId)
          .where('livemode', '=', owner.livemode)
          .where('id', '=', id)
          .where('body', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Problem('conflict', 'What it told of was deleted: there is nothing to send again.');
        await enqueue(trx, { tenantId: owner.tenantId, id });
        return { ...delivery, status: 'pending' };
      }),
  };
}

function secretView({ id, livemode, created_at }: { id: string; livemode: boolean; created_at: Date }): SecretView {
  return { id, livemode, createdAt: created_at };
}
