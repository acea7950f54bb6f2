import { z } from 'zod';
import { bareEvent } from '../base/event.ts';
import { uuid } from '../base/service.ts';
import { governmentCurp } from './curp.ts';

/** Answers that only accept a lookup, and the webhooks that deliver its result. */

const text = z.string().nullable();

export const acceptance = z
  .object({
    webhook_uuid: uuid.describe('The value of the header `Svc-Webhook-Uuid` of the webhook.'),
    timestamp: z.int().describe('The time, in seconds since 1970.'),
  })
  .meta({ id: 'Acceptance' });

export const cfdiResult = z
  .object({
    rfc_issuer: z.string(),
    name_issuer: text,
    rfc_recipient: z.string(),
    name_recipient: text,
    fiscal_invoice: z.string().describe('The UUID of the invoice’s stamp.'),
    expedition_date: text.describe('The date as printed, without a time zone.'),
    certification_date: text.describe('The date as printed, without a time zone.'),
    pac: text.describe('The RFC of the provider that certified the invoice.'),
    amount: z.number(),
    voucher_effect: text.describe('The effect: `Ingreso`, `Egreso`, `Traslado`, `Nómina` or `Pago`.'),
    cfdi_state: text.describe('The state: `Vigente`, `Cancelado` or `No Encontrado`. Null if SAT could not be asked.'),
    cancelation_status: text,
  })
  .meta({ id: 'CfdiResult' });

const short = (most: number) => z.string().max(most).nullable();

export const credentialResult = z
  .object({
    valid: z.boolean().nullable().describe('Null, as the next three, if the tenant’s own registry has no such credential.'),
    messages: z.array(z.string()),
    expired: z.boolean().nullable(),
    court_order: z.boolean().nullable().describe('True if a judge suspended the credential.'),
    incorrect_data: z.boolean().nullable().describe('True if there is no credential with these data.'),
    cic: text,
    elector_key: short(18),
    ocr: text,
    registered_at: short(4),
    emission_at: short(4),
    federal_district: short(3),
    local_district: short(3),
    emission_number: short(2),
  })
  .meta({ id: 'VoterCredentialResult' });

/** The cause of a lookup without a result. Only the webhook tells it: its status is that of a request, not of an answer. */
const cause = <Cause extends string>(causes: readonly [Cause, ...Cause[]], description: string) =>
  z.enum(causes).nullable().describe(`Ours: null with \`success: true\`; else ${description}`);

/** Webhooks, keyed by their header `Svc-Event-Type`. */
export const verificationEvents = {
  'verification.cfdi': bareEvent({
    summary: 'CFDI information',
    description: 'Sent as the answer to *Get CFDI information* with a `callback_url`.',
    body: z.object({
      success: z.boolean(),
      result: cfdiResult,
      reason: cause(
        ['code_refused', 'provider_failed'],
        '`code_refused` if SAT refuses what the code says, `provider_failed` if it did not answer or is not configured.',
      ),
    }),
  }),
  'verification.curp': bareEvent({
    summary: 'CURP information',
    description: 'Sent as the answer to a CURP lookup with a `callbackUrl`.',
    body: z.object({
      success: z.boolean(),
      result: z.array(governmentCurp),
      reason: cause(
        ['unknown', 'provider_failed'],
        '`unknown` if the registry does not know the CURP, `provider_failed` if it did not answer or is not configured.',
      ),
    }),
  }),
  'verification.voter_credential': bareEvent({
    summary: 'Voter credential result',
    description: 'Sent with the registry’s data of the credential.',
    body: credentialResult,
  }),
  'verification.voter_credential_error': bareEvent({
    summary: 'Voter credential error',
    description: 'Sent if the credential could not be validated.',
    body: z.object({ valid: z.boolean(), error: z.string() }).meta({ id: 'VoterCredentialError' }),
  }),
};

export type WebhookType = keyof typeof verificationEvents;
export type CfdiResult = z.output<typeof cfdiResult>;
export type CredentialResult = z.output<typeof credentialResult>;
