import { z } from 'zod';
import { bareEvent } from '../base/event.ts';
import { uuid } from '../base/service.ts';
import { governmentCurp } from './curp.ts';

/** Answers that only accept a lookup, and the webhooks that deliver its result. */

const text = z.string().nullable();

export const acceptance = z
  .object({
    webhook_uuid: uuid.meta({ description: 'Comes back in the header `Svc-Webhook-Uuid` of the webhook.' }),
    timestamp: z.int().meta({ description: 'Seconds since 1970.' }),
  })
  .meta({ id: 'Acceptance' });

export const cfdiResult = z
  .object({
    rfc_issuer: z.string(),
    name_issuer: text,
    rfc_recipient: z.string(),
    name_recipient: text,
    fiscal_invoice: z.string().meta({ description: 'The UUID of its stamp.' }),
    expedition_date: text.meta({ description: 'As printed, without a zone.' }),
    certification_date: text.meta({ description: 'As printed, without a zone.' }),
    pac: text.meta({ description: 'RFC of who certified it.' }),
    amount: z.number(),
    voucher_effect: text.meta({ description: '`Ingreso`, `Egreso`, `Traslado`, `Nómina` or `Pago`.' }),
    cfdi_state: text.meta({ description: '`Vigente`, `Cancelado` or `No Encontrado`; null where nobody could be asked.' }),
    cancelation_status: text,
  })
  .meta({ id: 'CfdiResult' });

const short = (most: number) => z.string().max(most).nullable();

export const credentialResult = z
  .object({
    valid: z.boolean(),
    messages: z.array(z.string()),
    expired: z.boolean(),
    court_order: z.boolean().meta({ description: 'A judge suspended it.' }),
    incorrect_data: z.boolean().meta({ description: 'There is none with these data.' }),
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

/** Webhooks, keyed by their header `Svc-Event-Type`. */
export const verificationEvents = {
  'verification.cfdi': bareEvent({
    summary: 'CFDI information',
    description: 'The answer to *Get CFDI information* with a `callback_url`.',
    body: z.object({ success: z.boolean(), result: cfdiResult }),
  }),
  'verification.curp': bareEvent({
    summary: 'CURP information',
    description: 'The answer to a CURP lookup with a `callbackUrl`.',
    body: z.object({ success: z.boolean(), result: z.array(governmentCurp) }),
  }),
  'verification.voter_credential': bareEvent({
    summary: 'Voter credential result',
    description: 'What the registry knows of the credential.',
    body: credentialResult,
  }),
  'verification.voter_credential_error': bareEvent({
    summary: 'Voter credential error',
    description: 'The credential could not be validated.',
    body: z.object({ valid: z.boolean(), error: z.string() }).meta({ id: 'VoterCredentialError' }),
  }),
};

export type WebhookType = keyof typeof verificationEvents;
export type CfdiResult = z.output<typeof cfdiResult>;
export type CredentialResult = z.output<typeof credentialResult>;
