import { pageAnswer } from '#platform/calls/page-answer.ts';
import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';
import { ownerOf } from './tenant-change.ts';

export function listDeliveries({ platform: { administration, config } }: WorkflowsApp) {
  const address = `${config.publicUrl}/workflows/v1/settings/webhook-deliveries`;
  return admin.listDeliveries.handler(async ({ input, context: { caller } }) => {
    const page = await administration.webhooks.listDeliveries(ownerOf(caller), input);
    return ok(pageAnswer(page, input, { address, record: (delivery) => delivery }));
  });
}
