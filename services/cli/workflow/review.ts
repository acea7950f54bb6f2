import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { type Connection, connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { quiet } from '../terminal/layout.ts';
import { referenceOf, waitingStep } from './waiting.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: {
    approve: { type: 'boolean', help: 'continue the workflow, which may end in success' },
    reject: { type: 'boolean', help: 'end the workflow as failed, reason review_rejected' },
    step: { type: 'string', value: 'name', help: 'decide only if this step waits: name or name:custom_id' },
    reason: { type: 'string', value: 'text', help: 'a note for your records; the person never sees it' },
  },
  details:
    'Decides on the step of this workflow that waits for an operator, or on its findings. A finding is decided once. See it first with "workflow show".',
  async run([uuid = ''], { approve = false, reject = false, reason, step: reference }) {
    if (approve === reject) throw new UsageError('Add --approve or --reject.');
    const decision = { approves: approve, reason, reference };
    const { record, name } = await connected(async (server) => {
      const workflow = (await server.workflows.get({ uuid })).result;
      return (await reviewStep(server, workflow, decision)) ?? decideFindings(server, workflow, decision);
    });
    return { json: record, text: `  ${record.uuid}  ${name} ${approve ? 'approved' : 'rejected'}  ${quiet(record.status)}` };
  },
});

interface DecisionOptions {
  approves: boolean;
  reason: string | undefined;
  /** The reference of the step that must wait. */
  reference: string | undefined;
}

/** Decides on the step that waits. Null if none waits. */
async function reviewStep(server: Connection, workflow: WorkflowRecord, { approves, reason, reference }: DecisionOptions) {
  const step = await waitingStep(server, workflow);
  if (!step) return null;
  const name = referenceOf(step);
  if (reference !== undefined && reference !== name)
    throw new UsageError(`"${name}" waits, not "${reference}". See it first with "workflow show".`);
  const body = { decision: approves ? 'approved' : 'rejected', reason: reason ?? null } as const;
  return { record: (await server.workflows.review({ params: { uuid: step.uuid }, body })).result, name };
}

async function decideFindings({ workflows }: Connection, workflow: WorkflowRecord, { approves, reason, reference }: DecisionOptions) {
  const { uuid, waiting_since, attention } = workflow;
  // A finding that holds the recording of the person is decided before the workflow waits; the server knows.
  if (reference !== undefined || (waiting_since === null && attention.length === 0))
    throw new UsageError(`${reference === undefined ? 'Nothing' : 'No step'} of this workflow waits for a decision.`);
  const body = { decision: approves ? 'approve' : 'reject', note: reason ?? null, seen: workflow.updated_at } as const;
  return { record: (await workflows.decide({ params: { uuid }, body })).result, name: 'findings' };
}
