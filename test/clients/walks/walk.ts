/** A partner's program: the server that it calls, its key and its files. */
export interface Partner {
  /** The server's URL, without a service's path. */
  url: string;
  key: string;
  contract: File;
  certificate: File;
}

/** The values that a walk received. */
export interface Walked {
  document: string;
  steps: readonly string[];
  /** The RFC of the certificate, as the step recorded it. */
  rfc: string | undefined;
  /** The `type` of the problem for an unknown workflow. */
  problem: string | undefined;
}
