import { workflowStatus } from '#contracts/workflows/records.ts';
import { connected } from '../connect/connect.ts';
import { defineCommand, limitOption } from '../terminal/command.ts';
import { listText, moment, olderHint, status } from '../terminal/layout.ts';

export const command = defineCommand({
  options: {
    status: { type: 'string', value: 'status', help: workflowStatus.options.join(', '), choices: workflowStatus.options },
    reference: { type: 'string', value: 'text', help: 'your own reference' },
    person: { type: 'string', value: 'uuid', help: 'the person of the workflow' },
    review: { type: 'boolean', help: 'only those that wait for an operator' },
    ...limitOption,
  },
  async run(_args, { status: wanted, reference, person, review, limit = 20 }) {
    const filters = {
      status: wanted,
      external_reference_id: reference,
      people_uuid: person,
      review: review ? ('waiting' as const) : undefined,
    };
    const { result } = await connected(({ workflows }) => workflows.list({ per_page: limit, ...filters }));
    const rows = result.data.map((workflow) => [
      workflow.uuid,
      status(workflow.status),
      `${workflow.steps.filter((step) => step.status === 'success').length}/${workflow.steps.length}`,
      moment(workflow.created_at),
      workflow.external_reference_id ?? '',
      workflow.attention.join(', '),
    ]);
    const headings = ['workflow', 'status', 'steps', 'made', 'reference', 'attention'];
    const text = listText(headings, rows, 'No workflows.') + olderHint(result.next_page_url);
    return { json: result.data, text };
  },
});
