import type { CfdiResult } from '#contracts/verification/webhooks.ts';
import { Problem } from '#platform/base/problem.ts';
import type { InvoiceState } from '../providers/tax-authority.ts';
import type { ReadInvoice } from './read.ts';

/** Builds the result for an invoice (CFDI). `state` is null if the tax authority could not be queried. */
export function cfdiResultOf({ code, printed }: ReadInvoice, state: InvoiceState | null): CfdiResult {
  const { name_issuer, name_recipient, ...rest } = printed;
  return {
    rfc_issuer: code.issuer_rfc,
    name_issuer,
    rfc_recipient: code.recipient_rfc,
    name_recipient,
    fiscal_invoice: code.uuid,
    ...rest,
    amount: Number(code.total),
    cfdi_state: state?.state ?? null,
    cancelation_status: state?.cancelation ?? null,
  };
}

export function refusedCode(): Problem {
  const message = 'SAT does not take what the code of this invoice says.';
  return new Problem('document_unreadable', message, { errors: [{ path: 'document', code: 'code_refused', message }] });
}
