import { z } from 'zod';
import { voucher } from '../base/claims.ts';
import { event } from '../base/event.ts';
import { timestamp, uuid } from '../base/service.ts';
import { finding, publishedError, stepStatus, workflowStatus } from './records.ts';

/** Webhooks to a workflow's `callback_url`, without personal data, and to a tenant's `log_webhook_url`. */

const data = z
  .object({
    workflow_uuid: uuid,
    status: workflowStatus,
    external_reference_id: z.string().nullable(),
    people_uuid: uuid.nullable(),
    steps: z.array(z.object({ uuid, step: z.string(), custom_id: z.string(), status: stepStatus })),
    error: publishedError.nullable(),
    attention: z.array(finding).describe('The findings that a human may have to judge: codes, never values.'),
    vouched_by: voucher.nullable().describe('The voucher of the person’s data. Null if there is none.'),
    claims: z.literal(true).optional().describe('Present if claims remain that wait for a key.'),
  })
  .meta({ id: 'WorkflowNews' });

/** Summary and description of each webhook about a workflow. */
const words = {
  'workflow.finished': ['Workflow finished', 'Sent when the workflow ended in `success`.'],
  'workflow.failed': ['Workflow failed', 'Sent when the workflow ended as `failed`.'],
  'workflow.rules_failed': ['Workflow failed its rules', 'Sent when the workflow ended as `rules_failed`.'],
  'workflow.skipped': ['Workflow skipped', 'Sent when the workflow ended as `skipped`.'],
  'workflow.error': [
    'Workflow interrupted',
    'Sent when a failure of the server or of the person’s device interrupted the workflow. The person may try again.',
  ],
  'workflow.people_error': [
    'Person not recorded',
    'Sent when the person could not be recorded yet, or when claims wait for a key (`unvouched`).',
  ],
  'workflow.claims_expiring': ['Claims expire', 'Sent a week before claims that no key decided are refused.'],
  'workflow.link_disowned': [
    'Link disowned',
    'Sent when the person said that they do not know the device that used their link (“No fui yo”). The link ended; give them a new one.',
  ],
  'workflow.review_waiting': ['Review waits', 'Sent when an operator has to approve or reject a submission (*Review step*).'],
} as const;

export type WorkflowEvent = keyof typeof words;

const ofWorkflows = Object.fromEntries(
  Object.entries(words).map(([type, [summary, description]]) => [type, event(type, { summary, description, data })]),
) as { [Type in WorkflowEvent]: ReturnType<typeof event<Type, typeof data>> };

export const workflowEvents = {
  ...ofWorkflows,
  'log.anchored': event('log.anchored', {
    summary: 'Log anchored',
    description: 'Sent once a day, with the signed heads of the logs. They prove later that no entry was removed.',
    data: z.object({
      tenant_uuid: uuid,
      at: timestamp,
      heads: z.int().describe('The logs that have grown since the previous anchor.'),
      statement: z.string().describe('The JSON text, as it was signed.'),
      signature: z.string(),
    }),
  }),
};
