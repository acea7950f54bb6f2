import type { ReadInvoice } from '../cfdi/read.ts';
import type { AskedCredential } from '../credential/judge.ts';

/** A request that is answered by webhook; it is stored encrypted until then. */
export type LookupRequest = { url: string } & (
  | { kind: 'curp'; curp: string }
  | { kind: 'cfdi'; invoice: ReadInvoice }
  | { kind: 'credential'; credential: AskedCredential }
);
