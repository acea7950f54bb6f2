import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { demandScope, orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { os } from '../state/operators.ts';
import { ok } from '../state/unit.ts';
import {
  createDataKey,
  createKey,
  createWebhookSecret,
  listDataKeys,
  listKeys,
  listWebhookSecrets,
  revokeKey,
  revokeWebhookSecret,
} from './keys.ts';
import { readLog } from './read-log.ts';
import { changeOnce, ownerOf } from './tenant-change.ts';
import { proveDomain, readSettings, updateSettings } from './tenant-settings.ts';

/** Implements the operations with which a tenant administers itself. Each change is logged with the key that made it. */
export function settingsOperations(app: WorkflowsApp) {
  const { administration, config } = app.platform;
  const admin = os.settings.use(({ context, next }) => {
    demandScope(context.caller, ADMIN_SCOPE);
    return next();
  });
  return {
    get: admin.get.handler(({ context }) => readSettings(app, context.caller)),
    update: admin.update.handler(({ input, context }) => updateSettings(app, context, input)),
    proveDomain: admin.proveDomain.handler(({ input, context }) => proveDomain(app, context, input.domain)),
    listKeys: admin.listKeys.handler(({ context }) => listKeys(app, context.caller)),
    createKey: admin.createKey.handler(({ input, context }) => createKey(app, context, input)),
    revokeKey: admin.revokeKey.handler(({ input, context }) => revokeKey(app, context, input.id)),
    listWebhookSecrets: admin.listWebhookSecrets.handler(({ context }) => listWebhookSecrets(app, context.caller)),
    createWebhookSecret: admin.createWebhookSecret.handler(({ context }) => createWebhookSecret(app, context)),
    revokeWebhookSecret: admin.revokeWebhookSecret.handler(({ input, context }) => revokeWebhookSecret(app, context, input.id)),
    listDataKeys: admin.listDataKeys.handler(({ context }) => listDataKeys(app, context.caller)),
    createDataKey: admin.createDataKey.handler(({ context }) => createDataKey(app, context)),
    listDeliveries: admin.listDeliveries.handler(async ({ input, context }) => {
      const page = await administration.webhooks.listDeliveries(ownerOf(context.caller), input);
      const address = `${config.publicUrl}/workflows/v1/settings/webhook-deliveries`;
      return ok(pageAnswer(page, input, { address, record: (delivery) => delivery }));
    }),
    resendDelivery: admin.resendDelivery.handler(({ input: { params }, context }) =>
      changeOnce(app, context, 'webhook.resent', async (caller) => {
        const delivery = await administration.webhooks.resend(ownerOf(caller), params.id);
        return { result: orNotFound('There is no such delivery.')(delivery), data: { delivery: params.id } };
      }),
    ),
    log: admin.log.handler(({ input, context }) => readLog(app, context.caller, input)),
  };
}
