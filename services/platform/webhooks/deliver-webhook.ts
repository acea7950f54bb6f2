import { Webhook } from 'standardwebhooks';
import type { AnyTransaction, Clock, Jobs, Keys, Log, Tenants, Webhooks } from '../base/ports.ts';
import { OutboundRefused, type Post } from '../calls/outbound.ts';
import type { Engine } from '../data/database.ts';
import type { Partitions } from '../data/partitions.ts';
import { signatureHeaders } from './signature-headers.ts';
import type { DeliveryRow } from './webhook-deliveries.ts';
import type { WebhookSigner } from './webhook-keys.ts';
import type { WebhookSecrets } from './webhook-secrets.ts';

export const WEBHOOK_QUEUE = 'platform.webhook';

/** Seconds to wait after each failed attempt. After the last failure the delivery is `dead` until the tenant resends it. */
export const RETRY_SECONDS = [10, 60, 300, 1_800, 7_200, 21_600, 86_400] as const;
/** Fraction of a wait that is added to it at most, at random, so that retries do not all arrive at once. */
const JITTER = 0.2;
/** HTTP status with which a receiver ends the attempts. */
const GONE_STATUS = 410;

export interface WebhookParts {
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
}

export interface DeliveryContext extends WebhookParts {
  secrets: WebhookSecrets;
  signer: WebhookSigner;
  deliveredHandlers: Parameters<Webhooks['onDelivered']>[0][];
}

export interface DeliveryJob {
  tenantId: string;
  id: string;
}

type AttemptResult = Awaited<ReturnType<typeof attempt>>;

export const enqueueDelivery = (jobs: Jobs, trx: AnyTransaction, job: DeliveryJob, startAfterSeconds = 0) =>
  jobs.enqueue(trx, WEBHOOK_QUEUE, job, { startAfterSeconds, group: job.tenantId });

/** Posts a pending delivery once and records the attempt. After a failure, a new job makes the next attempt. */
export async function deliverWebhook(context: DeliveryContext, job: DeliveryJob): Promise<void> {
  const row = await context.engine
    .db()
    .selectFrom('platform.webhook_deliveries')
    .selectAll()
    .where(({ and }) => and({ tenant_id: job.tenantId, id: job.id }))
    .executeTakeFirst();
  if (row?.status !== 'pending' || row.body === null) return;
  const result = await attempt(context, { ...row, body: row.body });
  await context.engine.view().transaction((trx) => record(context, trx, row, result));
}

async function attempt({ clock, secrets, signer, post }: DeliveryContext, row: DeliveryRow & { body: string }) {
  const began = performance.now();
  const at = clock.now();
  const result = (status: number | null, error: string | null) => ({
    at,
    status,
    error,
    milliseconds: Math.round(performance.now() - began),
  });
  const owner = { tenantId: row.tenant_id, livemode: row.livemode };
  const keys = await secrets.open(owner);
  if (!keys.length) return result(null, 'no_webhook_secret');
  try {
    const signatures = [...keys.map((key) => new Webhook(key).sign(row.id, at, row.body)), await signer.sign(owner, row.id, at, row.body)];
    const { status } = await post(row.url, row.body, {
      ...signatureHeaders(row.id, at, signatures.join(' ')),
      'svc-event-type': row.type,
      ...(row.webhook_uuid ? { 'svc-webhook-uuid': row.webhook_uuid } : {}),
      'user-agent': 'Zaguan-Webhooks/1',
    });
    return result(status, null);
  } catch (error) {
    // The recorded error is our reason or the network's code, never the receiver's text.
    const cause = (error as Error).cause;
    const isRefused = error instanceof OutboundRefused || cause instanceof OutboundRefused;
    return result(null, isRefused ? 'refused' : ((cause as NodeJS.ErrnoException)?.code ?? (error as Error).name));
  }
}

async function record(context: DeliveryContext, trx: AnyTransaction, row: DeliveryRow, result: AttemptResult): Promise<void> {
  const { engine, jobs, log, random = Math.random } = context;
  const { tenant_id: tenantId, id } = row;
  const db = engine.db();
  // Locked before the attempts are counted, so that a concurrent retry and resend get different numbers.
  const { delivered_at } = await db
    .selectFrom('platform.webhook_deliveries')
    .select('delivered_at')
    .where(({ and }) => and({ tenant_id: tenantId, id }))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('platform.webhook_attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ and }) => and({ tenant_id: tenantId, delivery_id: id }))
    .executeTakeFirstOrThrow();
  // The table's partition of this time.
  await context.attempts.make(result.at);
  const attemptRow = { tenant_id: tenantId, delivery_id: id, number: count + 1, ...result };
  await db.insertInto('platform.webhook_attempts').values(attemptRow).execute();
  log.info({ delivery: id, attempt: count + 1, status: result.status, outcome: result.error }, 'webhook attempted');
  if (result.status !== null && result.status >= 200 && result.status < 300) {
    await settle(engine, row, delivered_at ?? result.at);
    if (!delivered_at) await notify(context, trx, row, result.at);
    return;
  }
  const wait = RETRY_SECONDS[count];
  if (result.status === GONE_STATUS || wait === undefined) {
    await settle(engine, row, delivered_at);
    log.warn({ delivery: id, type: row.type }, 'webhook given up');
    return;
  }
  await enqueueDelivery(jobs, trx, { tenantId, id }, Math.round(wait * (1 + JITTER * random())));
}

/** Ends the attempts: sets the time of delivery, or (null) marks the delivery as dead. */
async function settle(engine: Engine, { tenant_id, id }: DeliveryRow, arrivedAt: Date | null): Promise<void> {
  await engine
    .db()
    .updateTable('platform.webhook_deliveries')
    .set({ status: arrivedAt ? 'delivered' : 'dead', delivered_at: arrivedAt })
    .where(({ and }) => and({ tenant_id, id }))
    .execute();
}

async function notify({ deliveredHandlers }: DeliveryContext, trx: AnyTransaction, row: DeliveryRow, deliveredAt: Date): Promise<void> {
  const subject = { kind: row.subject_kind, id: row.subject_id };
  const delivery = { tenantId: row.tenant_id, livemode: row.livemode, type: row.type, subject, deliveredAt };
  for (const handler of deliveredHandlers) await handler(trx, delivery);
}
