import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { secretRecord } from './key-records.ts';
import { changeOnce, ownerOf } from './tenant-change.ts';

export function createWebhookSecret(app: WorkflowsApp) {
  const { keys, webhooks } = app.platform.administration;
  return admin.createWebhookSecret.handler(
    changeOnce(app, 'webhook_secret.created', async (caller) => {
      await keys.hold(caller);
      const { secret, ...row } = await webhooks.createSecret(ownerOf(caller));
      return { result: { ...secretRecord(row), secret }, data: { secret: row.id, livemode: caller.livemode } };
    }),
  );
}
