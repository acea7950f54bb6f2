import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { moment, quiet, status, table } from '../terminal/layout.ts';
import { didYouMean, limitOf } from '../terminal/parse.ts';

const STATUSES = ['pending', 'delivered', 'dead'] as const;

export const command = defineCommand({
  arguments: [],
  options: {
    status: { type: 'string', value: 'status', help: STATUSES.join(', ') },
    workflow: { type: 'string', value: 'uuid', help: 'only about this one' },
    limit: { type: 'string', value: 'n', help: '20 by default, at most 100' },
  },
  async run(_args, { status: wanted, workflow, limit = '20' }) {
    const statusFilter = STATUSES.find((one) => one === wanted);
    if (wanted !== undefined && !statusFilter) throw new UsageError(`There is no status "${wanted}".${didYouMean(wanted, STATUSES)}`);
    const { result } = await connected(({ workflows }) =>
      workflows.settings.listDeliveries({
        per_page: limitOf(limit),
        ...(statusFilter ? { status: statusFilter } : {}),
        ...(workflow ? { subject_id: workflow } : {}),
      }),
    );
    const rows = result.data.map((delivery) => {
      const last = delivery.attempts.at(-1);
      return [
        delivery.id,
        delivery.type,
        status(delivery.status),
        moment(delivery.created_at),
        String(delivery.attempts.length),
        last ? String(last.status ?? last.error) : quiet('–'),
        delivery.url,
      ];
    });
    const headings = ['id', 'type', 'status', 'made', 'attempts', 'last answer', 'to'];
    return { json: result.data, text: rows.length > 0 ? table(headings, rows) : quiet('  No webhooks.') };
  },
});
