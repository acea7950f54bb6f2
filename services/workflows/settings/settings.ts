import { implement } from '@orpc/server';
import { ADMIN_SCOPE, settingsContract } from '#contracts/base/settings.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { demandScope, orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import type { WorkflowsApp } from '../state/app.ts';
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
  const os = implement(settingsContract)
    .$context<CallContext>()
    .use(({ context, next }) => {
      demandScope(context.caller, ADMIN_SCOPE);
      return next();
    });
  return os.router({
    get: os.get.handler(({ context }) => readSettings(app, context.caller)),
    update: os.update.handler(({ input, context }) => updateSettings(app, context, input)),
    proveDomain: os.proveDomain.handler(({ input, context }) => proveDomain(app, context, input.domain)),
    listKeys: os.listKeys.handler(({ context }) => listKeys(app, context.caller)),
    createKey: os.createKey.handler(({ input, context }) => createKey(app, context, input)),
    revokeKey: os.revokeKey.handler(({ input, context }) => revokeKey(app, context, input.id)),
    listWebhookSecrets: os.listWebhookSecrets.handler(({ context }) => listWebhookSecrets(app, context.caller)),
    createWebhookSecret: os.createWebhookSecret.handler(({ context }) => createWebhookSecret(app, context)),
    revokeWebhookSecret: os.revokeWebhookSecret.handler(({ input, context }) => revokeWebhookSecret(app, context, input.id)),
    listDataKeys: os.listDataKeys.handler(({ context }) => listDataKeys(app, context.caller)),
    createDataKey: os.createDataKey.handler(({ context }) => createDataKey(app, context)),
    listDeliveries: os.listDeliveries.handler(async ({ input, context }) => {
      const page = await administration.webhooks.listDeliveries(ownerOf(context.caller), input);
      const address = `${config.publicUrl}/workflows/v1/settings/webhook-deliveries`;
      return ok(pageAnswer(page, input, { address, record: (delivery) => delivery }));
    }),
    resendDelivery: os.resendDelivery.handler(({ input: { params }, context }) =>
      changeOnce(app, context, 'webhook.resent', async (caller) => {
        const delivery = await administration.webhooks.resend(ownerOf(caller), params.id);
        return { result: orNotFound('There is no such delivery.')(delivery), data: { delivery: params.id } };
      }),
    ),
    log: os.log.handler(({ input, context }) => readLog(app, context.caller, input)),
  });
}
