import type { CfdiCode } from '#mexico/symbols/cfdi-code.ts';
import type { Owner } from '#platform/base/administration.ts';

/** Verbatim, as SAT writes them. */
export interface InvoiceState {
  state: string;
  /** `EstatusCancelacion`, else `EsCancelable`. */
  cancelation: string | null;
}

/** Says the state of an invoice. `refused`: what its code says is none that can be asked for. */
export interface TaxAuthority {
  source(owner: Owner): string;
  ready(owner: Owner): Promise<void>;
  stateOf(owner: Owner, code: CfdiCode): Promise<InvoiceState | 'refused'>;
}
