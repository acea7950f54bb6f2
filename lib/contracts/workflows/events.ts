import { z } from 'zod';
import { event } from '../base/event.ts';
import { timestamp, uuid } from '../base/service.ts';
import { publishedError, stepStatus, workflowStatus } from './records.ts';

/** Webhooks to a workflow's `callback_url`, without personal data, and to a tenant's `log_webhook_url`. */

const data = z
  .object({
    workflow_uuid: uuid,
    status: workflowStatus,
    external_reference_id: z.string().nullable(),
    people_uuid: uuid.nullable(),
    steps: z.array(z.object({ uuid, step: z.string(), custom_id: z.string(), status: stepStatus })),
    error: publishedError.nullable(),
    claims: z.literal(true).optional().meta({ description: 'Claims were left over and wait for a key.' }),
  })
  .meta({ id: 'WorkflowNews' });

/** Summary and description of each webhook about a workflow. */
const words = {
  'workflow.finished': ['Workflow finished', 'It ended in `success`.'],
  'workflow.failed': ['Workflow failed', 'It ended as `failed`.'],
  'workflow.rules_failed': ['Workflow failed its rules', 'It ended as `rules_failed`.'],
  'workflow.skipped': ['Workflow skipped', 'It ended as `skipped`.'],
  'workflow.error': ['Workflow interrupted', 'Something of ours interrupted it; the person may try again.'],
  'workflow.people_error': ['Person not recorded', 'The person could not be recorded yet, or claims wait for a key (`unvouched`).'],
  'workflow.claims_expiring': ['Claims expire', 'A week before claims that no key judged are refused.'],
  'workflow.link_disowned': [
    'Link disowned',
    'The person said that they do not know the device that used their link (“No fui yo”). The link ended; give them a new one.',
  ],
  'workflow.review_waiting': ['Review waits', 'A human of yours has to approve or reject what was sent (*Review step*).'],
} as const;

export type WorkflowEvent = keyof typeof words;

const ofWorkflows = Object.fromEntries(
  Object.entries(words).map(([type, [summary, description]]) => [type, event(type, { summary, description, data })]),
) as { [Type in WorkflowEvent]: ReturnType<typeof event<Type, typeof data>> };

export const workflowEvents = {
  ...ofWorkflows,
  'log.anchored': event('log.anchored', {
    summary: 'Log anchored',
    description: 'Once a day: which heads the logs have, signed. It proves later that nothing was cut.',
    data: z.object({
      tenant_uuid: uuid,
      at: timestamp,
      heads: z.int().meta({ description: 'Logs that have grown since the anchor before.' }),
      statement: z.string().meta({ description: 'JSON, as it was signed.' }),
      signature: z.string(),
    }),
  }),
};
