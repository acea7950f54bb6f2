import type { CfdiCode } from '#mexico/symbols/cfdi-code.ts';
import type { Owner } from '#platform/base/administration.ts';

/** Verbatim of SAT. */
export interface InvoiceState {
  state: string;
  /** `EstatusCancelacion`, else `EsCancelable`. */
  cancelation: string | null;
}

/** Tells an invoice's state. `refused`: its code cannot be asked for. */
export interface TaxAuthority {
  source(owner: Owner): string;
  ready(owner: Owner): Promise<void>;
  stateOf(owner: Owner, code: CfdiCode): Promise<InvoiceState | 'refused'>;
}
