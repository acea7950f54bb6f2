import type { CfdiCode } from '#mexico/symbols/cfdi-code.ts';
import type { Owner } from '#platform/base/administration.ts';

/** State of an invoice, in the words of the tax authority (SAT). */
export interface InvoiceState {
  state: string;
  /** `EstatusCancelacion`, else `EsCancelable`. */
  cancelation: string | null;
}

/** Queries the state of an invoice. `refused`: the SAT rejects the query for its code. */
export interface TaxAuthority {
  source(owner: Owner): string;
  ready(owner: Owner): Promise<void>;
  stateOf(owner: Owner, code: CfdiCode): Promise<InvoiceState | 'refused'>;
}
