import type { ReadInvoice } from '../cfdi/read.ts';
import type { AskedCredential } from '../credential/judge.ts';

/** What is answered by webhook: what was asked for, and where the answer goes. Kept sealed until then. */
export type LookupRequest = { url: string } & (
  | { kind: 'curp'; curp: string }
  | { kind: 'cfdi'; invoice: ReadInvoice }
  | { kind: 'credential'; credential: AskedCredential }
);
