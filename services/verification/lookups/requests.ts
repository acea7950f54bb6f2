import type { ReadInvoice } from '../cfdi/read.ts';
import type { CredentialInput } from '../credential/judge.ts';

/** A request that is answered by webhook. It is stored encrypted until its answer. */
export type LookupRequest = { url: string } & (
  | { kind: 'curp'; curp: string }
  | { kind: 'cfdi'; invoice: ReadInvoice }
  | { kind: 'credential'; credential: CredentialInput }
);
