import type { ProblemKey } from './services.ts';

export interface WrongMember {
  path: string;
  message: string;
  code: string;
}

/** A rejected or unanswered request. The message is for developers. */
export class ZaguanError extends Error {
  override readonly name = 'ZaguanError';
  /** HTTP status of the answer; 0 if there was no answer. */
  readonly status: number;
  /** Reason to branch on. `unreachable`: no answer. `unknown`: not an answer of Zaguán. `no_address`, `plain_http`: nothing was sent. */
  readonly problem: ProblemKey | 'unreachable' | 'unknown' | 'no_address' | 'plain_http';
  /** Published code, such as `ERR003`. */
  readonly code: string | number | null;
  readonly errors: readonly WrongMember[];
  /** Seconds to wait before a retry, by the header `retry-after`; null if the server did not send it. */
  readonly retryAfter: number | null;
  /** Id of the request in the server's logs. */
  readonly requestId: string | null;

  constructor(message: string, facts: Partial<Omit<ZaguanError, keyof Error>>, cause?: unknown) {
    super(message, { cause });
    this.status = facts.status ?? 0;
    this.problem = facts.problem ?? 'unreachable';
    this.code = facts.code ?? null;
    this.errors = facts.errors ?? [];
    this.retryAfter = facts.retryAfter ?? null;
    this.requestId = facts.requestId ?? null;
  }
}
