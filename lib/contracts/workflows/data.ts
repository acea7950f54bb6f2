import { z } from 'zod';
import { freeObject, timestamp, uuid } from '../base/service.ts';
import { logEntry } from '../base/settings.ts';
import { workflow } from './records.ts';

/** All stored data of a workflow, except the bytes of media and the steps' memory. */

/** The most consents on one page; the same limit for media, tokens and log entries. */
export const DATA_PAGE = 500;

const nullableTime = timestamp.nullable();

const consent = z.object({
  step_uuid: uuid,
  key: z.string(),
  kind: z.string(),
  accepted: z.boolean(),
  text_sha256: z.string().meta({ description: 'Of the text that was shown.' }),
  language: z.string(),
  version: z.string(),
  token_id: uuid.nullable().meta({ description: 'By which of `tokens` it was given.' }),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  recorded_at: timestamp,
});

const medium = z.object({
  uuid,
  step_uuid: uuid,
  collection: z.string(),
  mime: z.string(),
  size: z.int().meta({ description: 'Bytes.' }),
  capture: z.string().meta({ description: '`live`, `file`, `handoff` or `fixture`.' }),
  sha256: z.string().meta({ description: 'Of the bytes as they arrived.' }),
  stored_sha256: z.string().meta({ description: 'Of what is kept and downloaded: a picture is encoded anew.' }),
  created_at: timestamp,
  stored_at: nullableTime.meta({ description: 'Null for an upload that did not end.' }),
});

const token = z.object({
  id: uuid,
  made_by: z.string().nullable().meta({ description: 'The token of the device that made this one for another; null for yours.' }),
  created_at: timestamp,
  expires_at: nullableTime,
  revoked_at: nullableTime,
  opened_at: nullableTime,
  sent: z
    .object({ channel: z.string(), to: z.string(), taken: z.boolean() })
    .nullable()
    .meta({ description: 'Where its link was sent last, masked, and whether the carrier took it.' }),
});

export const workflowData = workflow
  .extend({
    exported_at: timestamp,
    next_page_url: z
      .string()
      .nullable()
      .meta({ description: `What goes on where a list of this page has ${DATA_PAGE}.` }),
    learned: z.array(z.object({ step_uuid: uuid, facts: freeObject })).meta({ description: 'What steps told of the person.' }),
    consents: z.array(consent),
    media: z.array(medium),
    tokens: z.array(token).meta({ description: 'Of the tokens themselves only hashes are kept.' }),
    copies: z
      .array(
        z.object({
          step_uuid: uuid,
          address: z.string().nullable(),
          status: z.enum(['due', 'sent', 'refused', 'failed']),
          link_expires_at: nullableTime.meta({ description: 'Null for a copy that was attached.' }),
          created_at: timestamp,
          updated_at: timestamp,
        }),
      )
      .meta({ description: 'Signed copies that were mailed, or are to be (`autofill.send_email`).' }),
    timeline: z.array(logEntry).meta({ description: 'The hash-chained log.' }),
  })
  .meta({ id: 'WorkflowData' });
export type WorkflowData = z.output<typeof workflowData>;
