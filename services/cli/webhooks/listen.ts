import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, connected } from '../connect/connect.ts';
import { nullFor } from '../connect/null-for.ts';
import { defineCommand } from '../terminal/command.ts';
import { listText } from '../terminal/layout.ts';
import { deliver, receiverOf, receiverOptions, type SentWebhook } from './deliver.ts';

const EVERY_MS = 2_000;
const MAX_WEBHOOKS = 1_000;

type Delivery = Awaited<ReturnType<Connection['workflows']['settings']['listDeliveries']>>['result']['data'][number];

export const command = defineCommand({
  options: {
    ...receiverOptions,
    count: { type: 'string', value: 'n', help: `stop after this number; ${MAX_WEBHOOKS} by default`, range: [1, MAX_WEBHOOKS] },
  },
  details:
    'Forwards each new webhook of a workflow to a receiver that the server cannot reach, such as one on your machine. It describes the workflow at the time of forwarding. The server still calls callback_url too. Ctrl+C stops it.',
  async run(_args, { count = MAX_WEBHOOKS, ...options }, progress) {
    const receiver = await receiverOf(options);
    const controller = new AbortController();
    process.once('SIGINT', () => controller.abort());
    const webhooks: SentWebhook[] = [];
    await connected(async ({ workflows, livemode }) => {
      for await (const delivery of newDeliveries(workflows, controller.signal)) {
        const event = await eventOf(workflows, delivery, livemode);
        if (!event) {
          progress(`${delivery.type} is not forwarded: its workflow ${delivery.subject.id} was deleted`);
          continue;
        }
        const webhook = await deliver(receiver, event);
        webhooks.push(webhook);
        progress(`${webhooks.length}: ${webhook.type}, ${webhook.status ?? webhook.error}`);
        if (webhooks.length >= count) return;
      }
    });
    const rows = webhooks.map(({ id, type, status, error }) => [id, type, String(status ?? error)]);
    return { json: webhooks, text: listText(['id', 'type', 'answer'], rows, 'No webhooks.') };
  },
});

/** Yields each new delivery once, oldest first. */
async function* newDeliveries({ settings }: Connection['workflows'], signal: AbortSignal): AsyncGenerator<Delivery> {
  const newest = async () => (await settings.listDeliveries({ per_page: 100 })).result.data;
  let previousIds = new Set((await newest()).map(({ id }) => id));
  while (!signal.aborted) {
    await wait(EVERY_MS, undefined, { signal }).catch(() => {});
    const page = await newest();
    for (const delivery of page.toReversed()) if (!previousIds.has(delivery.id) && delivery.subject.kind === 'workflow') yield delivery;
    // Older ids can be dropped: a delivery that left the newest hundred does not return.
    previousIds = new Set(page.map(({ id }) => id));
  }
}

/** Rebuilds an event from the workflow as it is now, because lists have no bodies. Null for a deleted workflow. */
async function eventOf(workflows: Connection['workflows'], { id, type, created_at, subject }: Delivery, livemode: boolean) {
  const answer = await workflows.get({ uuid: subject.id }).catch(nullFor('not_found'));
  if (!answer) return null;
  const { result } = answer;
  const { uuid, status, external_reference_id, people_uuid, vouched_by, attention } = result;
  const steps = result.steps.map((step) => ({ uuid: step.uuid, step: step.step, custom_id: step.custom_id, status: step.status }));
  const data = { workflow_uuid: uuid, status, external_reference_id, people_uuid, vouched_by, steps, error: result.error, attention };
  return { id, type, body: { id, type, created_at, livemode, data }, bare: false };
}
