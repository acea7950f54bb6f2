import { orNotFound } from '#platform/base/problem.ts';
import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { changeOnce, ownerOf } from './tenant-change.ts';

export const resendDelivery = (app: WorkflowsApp) =>
  admin.resendDelivery.handler(
    changeOnce(app, 'webhook.resent', async (caller, { params: { id } }) => {
      const delivery = await app.platform.administration.webhooks.resend(ownerOf(caller), id);
      return { result: orNotFound('There is no such delivery.')(delivery), data: { delivery: id } };
    }),
  );
