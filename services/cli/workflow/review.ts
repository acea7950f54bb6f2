import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { quiet } from '../terminal/layout.ts';
import { referenceOf, waitingStep } from './waiting.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: {
    approve: { type: 'boolean', help: 'the workflow goes on, or ends in success' },
    reject: { type: 'boolean', help: 'the workflow ends as failed, reason review_rejected' },
    step: { type: 'string', value: 'name', help: 'decides only where this step waits: name or name:custom_id' },
    reason: { type: 'string', value: 'text', help: 'why, for your record; the person never sees it' },
  },
  details: 'Decides what waits for a human in this workflow. The first decision stays. Look first: workflow show.',
  async run([uuid = ''], { approve, reject, reason, step: wanted }) {
    if (approve === reject) throw new UsageError('Say --approve or --reject.');
    const decision = approve ? 'approved' : 'rejected';
    const { record, name } = await connected(async ({ workflows }) => {
      const step = waitingStep((await workflows.get({ uuid })).result);
      if (!step) throw new UsageError('Nothing in this workflow waits for a decision.');
      const name = referenceOf(step);
      if (wanted !== undefined && wanted !== name) throw new UsageError(`"${name}" waits, not "${wanted}". Look first: workflow show.`);
      const body = { decision, ...(reason === undefined ? {} : { reason }) } as const;
      return { record: (await workflows.review({ params: { uuid: step.uuid }, body })).result, name };
    });
    return { json: record, text: `  ${record.uuid}  ${name} ${decision}  ${quiet(record.status)}` };
  },
});
