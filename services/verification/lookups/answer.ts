import type { z } from 'zod';
import type { verificationEvents, WebhookType } from '#contracts/verification/webhooks.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { Problem } from '#platform/base/problem.ts';
import { cfdiResultOf } from '../cfdi/answers.ts';
import { judge, queryFor } from '../credential/judge.ts';
import { governmentCurpOf } from '../curp/answers.ts';
import { inForce, personOf } from '../curp/people.ts';
import type { Providers } from '../providers/choose.ts';
import type { LookupRequest } from './requests.ts';

/** Type and body of the webhook that answers a lookup. */
export type LookupAnswer = {
  [Type in WebhookType]: { type: Type; body: z.output<(typeof verificationEvents)[Type]['body']> };
}[WebhookType];

/** Queries the provider and builds the webhook. Throws `unavailable` if a retry may succeed. */
export async function answerTo(
  request: LookupRequest,
  owner: Owner,
  { registry, invoices }: Providers,
  timeoutMs: number,
): Promise<LookupAnswer> {
  switch (request.kind) {
    case 'curp': {
      const record = await personOf(registry, owner, request.curp, timeoutMs);
      const current = await inForce(registry, owner, record, timeoutMs);
      return { type: 'verification.curp', body: { success: true, result: [governmentCurpOf(current, request.curp)], reason: null } };
    }
    case 'cfdi': {
      const state = await invoices.stateOf(owner, request.invoice.code);
      if (state === 'refused') return failedAnswer(request, null);
      return { type: 'verification.cfdi', body: { success: true, result: cfdiResultOf(request.invoice, state), reason: null } };
    }
    case 'credential': {
      const records = await registry.find(owner, queryFor(request.credential), timeoutMs);
      return { type: 'verification.voter_credential', body: judge(request.credential, records, registry.isAuthority(owner)) };
    }
  }
}

/** Builds the webhook of a failed lookup. `error` is null if SAT refuses the invoice's code. */
export function failedAnswer(request: LookupRequest, error: Problem | null): LookupAnswer {
  switch (request.kind) {
    case 'curp': {
      const reason = error?.key === 'not_found' ? 'unknown' : 'provider_failed';
      return { type: 'verification.curp', body: { success: false, result: [], reason } };
    }
    case 'cfdi': {
      const reason = error === null ? 'code_refused' : 'provider_failed';
      return { type: 'verification.cfdi', body: { success: false, result: cfdiResultOf(request.invoice, null), reason } };
    }
    case 'credential': {
      const text = error?.message ?? 'The credential could not be validated.';
      return { type: 'verification.voter_credential_error', body: { valid: false, error: text } };
    }
  }
}
