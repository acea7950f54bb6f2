import { deliveryStatuses } from '#contracts/base/settings.ts';
import { connected, resultOf } from '../connect/connect.ts';
import { defineCommand, limitOption } from '../terminal/command.ts';
import { listText, mark, moment, quiet, status } from '../terminal/layout.ts';

export const list = defineCommand({
  options: {
    status: { type: 'string', value: 'status', help: deliveryStatuses.join(', '), choices: deliveryStatuses },
    workflow: { type: 'string', value: 'uuid', help: 'only webhooks about this workflow' },
    ...limitOption,
  },
  async run(_args, { status: wanted, workflow, limit = 20 }) {
    const query = { per_page: limit, status: wanted, subject_id: workflow };
    const { result } = await connected(({ workflows }) => workflows.settings.listDeliveries(query));
    const rows = result.data.map(({ id, type, status: state, created_at, attempts, url }) => {
      const last = attempts.at(-1);
      const lastAnswer = last ? String(last.status ?? last.error) : quiet('–');
      return [id, type, status(state), moment(created_at), String(attempts.length), lastAnswer, url];
    });
    const headings = ['id', 'type', 'status', 'made', 'attempts', 'last answer', 'to'];
    return { json: result.data, text: listText(headings, rows, 'No webhooks.') };
  },
});

export const resend = defineCommand({
  arguments: [{ name: 'id' }],
  run: ([id = '']) =>
    resultOf(
      ({ workflows }) => workflows.settings.resendDelivery({ params: { id }, body: {} }),
      (delivery) => `${mark('good')} ${delivery.type} is sent to ${delivery.url} again, as ${delivery.id}.`,
    ),
});
