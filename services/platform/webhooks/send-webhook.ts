import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { events } from '#contracts/events.ts';
import type { Owner } from '../base/administration.ts';
import type { AnyTransaction, Clock, Jobs, WebhookDelivery } from '../base/ports.ts';
import type { Partitions } from '../data/partitions.ts';
import { enqueueDelivery } from './deliver-webhook.ts';

/** Records a delivery and enqueues it, in the transaction of the event that it reports. Returns its `webhook-id`. */
export async function sendWebhook(
  { clock, jobs, deliveries }: { clock: Clock; jobs: Jobs; deliveries: Partitions },
  trx: AnyTransaction,
  { tenantId, livemode }: Owner,
  delivery: WebhookDelivery,
): Promise<string> {
  const { url, type, subject } = delivery;
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  const now = clock.now();
  const [content, webhookUuid] =
    'body' in delivery
      ? [delivery.body, delivery.webhookUuid]
      : [{ id, type, created_at: now.toISOString(), livemode, data: delivery.data }, null];
  events[type].body.parse(content);
  await deliveries.make(now);
  await sql`
    insert into platform.webhook_deliveries
      (tenant_id, id, livemode, url, type, subject_kind, subject_id, webhook_uuid, body, status, created_at)
    values (${tenantId}, ${id}, ${livemode}, ${url}, ${type}, ${subject.kind}, ${subject.id},
      ${webhookUuid}, ${JSON.stringify(content)}, 'pending', ${now})`.execute(trx);
  await enqueueDelivery(jobs, trx, { tenantId, id });
  return id;
}

/** Erases the bodies of a deleted subject's deliveries. URLs are cut to their host, since a path may contain a partner's reference. */
export async function forgetDeliveries(
  trx: AnyTransaction,
  { tenantId, livemode }: Owner,
  subject: WebhookDelivery['subject'],
): Promise<void> {
  await sql`
    update platform.webhook_deliveries
    set body = null, url = substring(url from '^[a-z]+://[^/?#]+'), status = case status when 'pending' then 'dead' else status end
    where tenant_id = ${tenantId} and livemode = ${livemode} and subject_kind = ${subject.kind} and subject_id = ${subject.id}`.execute(
    trx,
  );
}
