import { z } from 'zod';
import { freeObject, timestamp, uuid } from '../base/service.ts';
import { logEntry } from '../base/settings.ts';
import { workflow } from './records.ts';

/** All stored data of a workflow, except the bytes of media and the steps' memory. */

/** Maximum number of consents on one page; the same limit for media, tokens and log entries. */
export const DATA_PAGE = 500;

const nullableTime = timestamp.nullable();

const consent = z.object({
  step_uuid: uuid,
  key: z.string(),
  kind: z.string(),
  accepted: z.boolean(),
  text_sha256: z.string().describe('The SHA-256 of the text that was shown.'),
  language: z.string(),
  version: z.string(),
  token_id: uuid.nullable().describe('The one of `tokens` with which the consent was given.'),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  recorded_at: timestamp,
});

const medium = z.object({
  uuid,
  step_uuid: uuid,
  collection: z.string(),
  mime: z.string(),
  size: z.int().describe('The size in bytes.'),
  capture: z.string().describe('The source: `live`, `file`, `handoff` or `fixture`.'),
  sha256: z.string().describe('The SHA-256 of the bytes as they were sent.'),
  stored_sha256: z.string().describe('The SHA-256 of the bytes as they are stored and downloaded. A picture is encoded anew.'),
  created_at: timestamp,
  stored_at: nullableTime.describe('The time when the file was stored. Null if the upload was interrupted.'),
});

const token = z.object({
  id: uuid,
  made_by: z.string().nullable().describe('The token of the device that created this one for another device. Null for a token of yours.'),
  created_at: timestamp,
  expires_at: nullableTime,
  revoked_at: nullableTime,
  opened_at: nullableTime,
  sent: z
    .object({ channel: z.string(), to: z.string(), taken: z.boolean() })
    .nullable()
    .describe('The last message with its link: the masked address, and true in `taken` if the carrier accepted it.'),
});

export const workflowData = workflow
  .extend({
    exported_at: timestamp,
    next_page_url: z.string().nullable().describe(`The next page. Null unless a list of this page has ${DATA_PAGE} entries.`),
    learned: z.array(z.object({ step_uuid: uuid, facts: freeObject })).describe('The facts about the person, by step.'),
    consents: z.array(consent),
    media: z.array(medium),
    tokens: z.array(token).describe('The tokens without their secrets, of which only hashes are stored.'),
    copies: z
      .array(
        z.object({
          step_uuid: uuid,
          address: z.string().nullable(),
          status: z.enum(['due', 'sent', 'refused', 'failed']),
          link_expires_at: nullableTime.describe('The end of the link. Null if the copy was attached.'),
          created_at: timestamp,
          updated_at: timestamp,
        }),
      )
      .describe('The signed copies that were or will be mailed (`autofill.send_email`).'),
    timeline: z.array(logEntry).describe('The hash-chained log.'),
  })
  .meta({ id: 'WorkflowData' });
export type WorkflowData = z.output<typeof workflowData>;
