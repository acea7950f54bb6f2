import type { Owner, WebhookAdministration } from '../base/administration.ts';
import type { Webhooks } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import {
  type DeliveryContext,
  type DeliveryJob,
  deliverWebhook,
  enqueueDelivery,
  WEBHOOK_QUEUE,
  type WebhookParts,
} from './deliver-webhook.ts';
import { forgetDeliveries, sendWebhook } from './send-webhook.ts';
import { listDeliveries, readDelivery } from './webhook-deliveries.ts';
import { createWebhookSigner } from './webhook-keys.ts';
import { shownSince } from './webhook-retention.ts';
import { createWebhookSecrets } from './webhook-secrets.ts';

/** Number of deliveries that a process sends at once. */
const AT_ONCE = 8;
/** Maximum number of them for one tenant, so that a slow receiver does not delay other tenants. */
const PER_TENANT = 2;

export interface WebhookService extends Webhooks, WebhookAdministration {
  start(): Promise<void>;
  secrets(owner: Owner): Promise<string[]>;
}

/** Creates the webhooks: enqueues deliveries, sends them, and serves their administration. */
export function createWebhooks(parts: WebhookParts): WebhookService {
  const { engine, jobs, clock, keys } = parts;
  const secrets = createWebhookSecrets(engine, clock, keys);
  const signer = createWebhookSigner(keys);
  const context: DeliveryContext = { ...parts, secrets, signer, deliveredHandlers: [] };

  const scopeOf = async (owner: Owner) => ({ ...owner, since: shownSince(await parts.tenants.settings(owner.tenantId), clock.now()) });

  return {
    async start() {
      // The job itself fails only with the process or the database; after a receiver's failure, a new job is enqueued.
      const options = { retryLimit: 10, retryDelaySeconds: 10, atOnce: AT_ONCE, perGroup: PER_TENANT };
      await jobs.work<DeliveryJob>(WEBHOOK_QUEUE, options, (job) => deliverWebhook(context, job));
    },
    send: (trx, caller, delivery) => sendWebhook(parts, trx, caller, delivery),
    forget: forgetDeliveries,
    onDelivered: (handler) => void context.deliveredHandlers.push(handler),
    secrets: secrets.open,
    listSecrets: secrets.list,
    createSecret: secrets.create,
    revokeSecret: secrets.revoke,
    publicKey: signer.publicKey,
    listDeliveries: async (owner, query) => listDeliveries(engine.db(), await scopeOf(owner), query),

    resend: (owner, id) =>
      engine.inTransaction(async (db, trx) => {
        const delivery = await readDelivery(db, await scopeOf(owner), id);
        if (!delivery) return null;
        const { numUpdatedRows } = await db
          .updateTable('platform.webhook_deliveries')
          .set({ status: 'pending' })
          .where(({ and }) => and({ tenant_id: owner.tenantId, livemode: owner.livemode, id }))
          .where('body', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Problem('conflict', 'What it told of was deleted: there is nothing to send again.');
        await enqueueDelivery(jobs, trx, { tenantId: owner.tenantId, id });
        return { ...delivery, status: 'pending' };
      }),
  };
}
