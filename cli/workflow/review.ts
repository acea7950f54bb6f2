import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { quiet } from '../terminal/layout.ts';

/** What stands before a decision in the order of a workflow's steps. */
const DONE: ReadonlySet<string> = new Set(['success', 'skipped']);

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: {
    approve: { type: 'boolean', help: 'the workflow goes on, or ends in success' },
    reject: { type: 'boolean', help: 'the workflow ends as failed, reason review_rejected' },
    reason: { type: 'string', value: 'text', help: 'why, for your record; the person never sees it' },
  },
  details: 'Decides what waits for a human in this workflow. The first decision stays. Look first: workflow show.',
  async run([uuid = ''], { approve, reject, reason }) {
    if (approve === reject) throw new UsageError('Say --approve or --reject.');
    const decision = approve ? 'approved' : 'rejected';
    const record = await connected(async ({ workflows }) => {
      const { steps, waiting_since } = (await workflows.get({ uuid })).result;
      const step = steps.find(({ status }) => !DONE.has(status));
      if (waiting_since === null || !step) throw new UsageError('Nothing in this workflow waits for a decision.');
      const body = { decision, ...(reason === undefined ? {} : { reason }) } as const;
      return (await workflows.review({ params: { uuid: step.uuid }, body })).result;
    });
    return { json: record, text: `  ${record.uuid}  ${decision}  ${quiet(record.status)}` };
  },
});
