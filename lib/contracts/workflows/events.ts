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

export const workflowEvents = {
  'workflow.finished': event('workflow.finished', {
    summary: 'Workflow finished',
    description: 'It ended in `success`.',
    data,
  }),
  'workflow.failed': event('workflow.failed', { summary: 'Workflow failed', description: 'It ended as `failed`.', data }),
  'workflow.rules_failed': event('workflow.rules_failed', {
    summary: 'Workflow failed its rules',
    description: 'It ended as `rules_failed`.',
    data,
  }),
  'workflow.skipped': event('workflow.skipped', { summary: 'Workflow skipped', description: 'It ended as `skipped`.', data }),
  'workflow.error': event('workflow.error', {
    summary: 'Workflow interrupted',
    description: 'Something of ours interrupted it; the person may try again.',
    data,
  }),
  'workflow.people_error': event('workflow.people_error', {
    summary: 'Person not recorded',
    description: 'The person could not be recorded yet, or claims wait for a key (`unvouched`).',
    data,
  }),
  'workflow.claims_expiring': event('workflow.claims_expiring', {
    summary: 'Claims expire',
    description: 'A week before claims that no key judged are refused.',
    data,
  }),
  'workflow.link_disowned': event('workflow.link_disowned', {
    summary: 'Link disowned',
    description:
      'The person said that they do not know the device that used their link (“No fui yo”). The link ended; give them a new one.',
    data,
  }),
  'workflow.review_waiting': event('workflow.review_waiting', {
    summary: 'Review waits',
    description: 'A human of yours has to approve or reject what was sent (*Review step*).',
    data,
  }),
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

export type WorkflowEvent = Exclude<keyof typeof workflowEvents, 'log.anchored'>;
