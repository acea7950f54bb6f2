import { orNotFound } from '#platform/base/problem.ts';
import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { secretRecord } from './key-records.ts';
import { changeOnce, ownerOf } from './tenant-change.ts';

export const revokeWebhookSecret = (app: WorkflowsApp) =>
  admin.revokeWebhookSecret.handler(
    changeOnce(app, 'webhook_secret.revoked', async (caller, { id }) => {
      const secret = await app.platform.administration.webhooks.revokeSecret(ownerOf(caller), id);
      return { result: secretRecord(orNotFound('There is no such webhook secret.')(secret)), data: { secret: id } };
    }),
  );
