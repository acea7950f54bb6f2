/** Where a partner's program calls, with which key, and the files that it has. */
export interface Partner {
  /** The server, without the name of a service. */
  url: string;
  key: string;
  contract: File;
  certificate: File;
}

/** What a walk saw. */
export interface Walked {
  document: string;
  steps: readonly string[];
  /** Of the certificate, as the step recorded it. */
  rfc: string | undefined;
  /** The `type` of the problem of an unknown workflow. */
  problem: string | undefined;
}
