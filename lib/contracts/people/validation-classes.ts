import { z } from 'zod';
import { atMost } from '../base/limits.ts';
import { callAddress, line, uuid } from '../base/service.ts';
import { credentialTypes } from '../verification/registry.ts';

/** Configuration schemas of validations, by class. */

/** Minimum of the configurable similarity of two texts, 0 to 1. With less, nearly all people would match. */
const MIN_ALIKE = 0.7;

const listId = uuid;
/** A member that may be left out. A stored configuration has every member, so an absent one becomes null. */
const orNull = <Member extends z.ZodType>(member: Member) => member.nullable().default(null);

const EXPRESSION =
  'A CEL expression over `status` (the number) and `body` (the answer as JSON, else null). Without one, 200 to 299 pass. If 429 or 500 to 599 does not pass, the request is sent again.';
const successIf = orNull(z.string().check(atMost(1_000)).min(1)).describe(EXPRESSION);
const timeoutMs = z.int().min(100).max(30_000).default(10_000);
const headerName = z
  .string()
  .check(atMost(100))
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, { error: 'Letters, digits and hyphens' });
const headerValue = z
  .string()
  .check(atMost(2_000))
  .regex(/^[\x20-\x7e]*$/, { error: 'Visible ASCII characters and spaces' });
const headers = z
  .array(z.strictObject({ name: headerName, value: headerValue.nullish() }))
  .max(20)
  .default([]);

/** Configuration by class. Unknown members are rejected: a misspelt condition, ignored, would let everybody pass. */
export const validationConfigs = {
  curp: z.strictObject({ compare: z.boolean().default(true), require_active: z.boolean().default(true) }),
  rfc: z.strictObject({ require_eligible: z.boolean().default(false) }),
  blacklist: z.strictObject({ lists: z.array(listId).min(1).max(20), threshold: z.number().min(MIN_ALIKE).max(1).default(0.9) }),
  document: z.strictObject({
    url: orNull(callAddress).describe('Null: that of the setting `validations.document_url` at the time of the run.'),
    collection: line(60).min(1),
    type: z.enum(['multipart', 'base64']).default('multipart'),
    file_field_name: line(60).min(1).default('file'),
    body: z
      .array(z.strictObject({ name: line(60).min(1), value: z.string().check(atMost(500)) }))
      .max(20)
      .default([]),
    headers,
    success_if: successIf,
    timeout_ms: timeoutMs,
  }),
  external: z.strictObject({
    url: callAddress,
    method: z.enum(['POST', 'PUT', 'GET']).default('POST'),
    headers,
    success_if: successIf,
    timeout_ms: timeoutMs,
  }),
  ine: z.strictObject({
    require_current: z.boolean().default(true),
    types: orNull(z.array(z.enum(credentialTypes)).min(1).max(3)),
  }),
  anti_spoofing: z.strictObject({ min_score: orNull(z.number().min(0).max(1)) }),
  face_duplicity: z.strictObject({
    threshold: orNull(z.number().min(0).max(1)),
    scope: z.enum(['tenant', 'group']).default('tenant'),
    purpose: line(500).min(1),
  }),
} as const;

export type ValidationClassName = keyof typeof validationConfigs;
export type ValidationConfig<Name extends ValidationClassName> = z.output<(typeof validationConfigs)[Name]>;

export const validationClassNames = Object.keys(validationConfigs) as [ValidationClassName, ...ValidationClassName[]];
