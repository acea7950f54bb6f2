import { workflowStatus } from '#contracts/workflows/records.ts';
import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { moment, quiet, status, table } from '../terminal/layout.ts';
import { didYouMean, limitOf } from '../terminal/parse.ts';

export const command = defineCommand({
  arguments: [],
  options: {
    status: { type: 'string', value: 'status', help: workflowStatus.options.join(', ') },
    reference: { type: 'string', value: 'text', help: 'your own reference' },
    person: { type: 'string', value: 'uuid', help: 'whom it is about' },
    review: { type: 'boolean', help: 'only those that wait for a human of yours' },
    limit: { type: 'string', value: 'n', help: '20 by default, at most 100' },
  },
  async run(_args, { status: wanted, reference, person, review, limit = '20' }) {
    const statuses: readonly string[] = workflowStatus.options;
    if (wanted !== undefined && !statuses.includes(wanted))
      throw new UsageError(`There is no status "${wanted}".${didYouMean(wanted, statuses)}`);
    const { result } = await connected(({ workflows }) =>
      workflows.list({
        per_page: limitOf(limit),
        ...(wanted ? { status: workflowStatus.parse(wanted) } : {}),
        ...(reference ? { external_reference_id: reference } : {}),
        ...(person ? { people_uuid: person } : {}),
        ...(review ? { review: 'waiting' } : {}),
      }),
    );
    const rows = result.data.map((workflow) => [
      workflow.uuid,
      status(workflow.status),
      `${workflow.steps.filter((step) => step.status === 'success').length}/${workflow.steps.length}`,
      moment(workflow.created_at),
      workflow.external_reference_id ?? '',
    ]);
    const more = result.next_page_url ? `\n\n${quiet('  There are older ones: --limit')}` : '';
    const text = rows.length > 0 ? table(['workflow', 'status', 'steps', 'made', 'reference'], rows) + more : quiet('  No workflows.');
    return { json: result.data, text };
  },
});
