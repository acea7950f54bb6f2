import type { ProblemKey } from './services.ts';

/** A member of a request that was refused. */
export interface WrongMember {
  path: string;
  message: string;
  code: string;
}

/** A request that Zaguán refused, or that got no answer. The message is written for developers; no person should read it. */
export class ZaguanError extends Error {
  override readonly name = 'ZaguanError';
  /** The status of the answer; 0 where none came. */
  readonly status: number;
  /**
   * The reason to branch on; `unreachable` where no answer came, `unknown` where the answer was none of Zaguán. Nothing was sent where `url`
   * is `no_address`, or `plain_http` to another machine.
   */
  readonly problem: ProblemKey | 'unreachable' | 'unknown' | 'no_address' | 'plain_http';
  /** The published code, such as `ERR003`. */
  readonly code: string | number | null;
  /** The wrong members of the request. */
  readonly errors: readonly WrongMember[];
  /** Seconds after which another try may succeed; null where it would not. */
  readonly retryAfter: number | null;
  /** For the logs of whoever runs Zaguán. */
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
