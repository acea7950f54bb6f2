import { type FieldProblem, PROBLEM_TYPE_PREFIX, type ProblemKey, problems } from '#contracts/base/problems.ts';

/** Errors that an answer names at most. Whoever sends a body with more has enough to look at. */
export const MOST_ERRORS = 100;

/** Characters of a member's path: a name is the caller's, and comes back up to three times. */
const LONGEST_PATH = 300;

/** The path of a member as answers name it: `setup.verify_email.emails.0`. */
export function memberPath(path: readonly PropertyKey[]): string {
  const text = path.map(String).join('.');
  return text.length > LONGEST_PATH ? `${text.slice(0, LONGEST_PATH)}…`.toWellFormed() : text;
}

/** The one error that services throw on purpose: thrown once, turned into an answer at the edge. */
export class Problem extends Error {
  readonly key: ProblemKey;
  readonly status: number;
  readonly errors: readonly FieldProblem[] | undefined;
  /** Paths of those errors whose members stand in the query. */
  readonly inQuery: ReadonlySet<string>;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Answered in place of the table's number where `spec/` names a code (`ERR004`). */
  readonly publicCode: string | undefined;
  /** What the operation said of its answer in headers before it threw. */
  answerHeaders: Headers | undefined;

  constructor(
    key: ProblemKey,
    detail: string,
    options: {
      status?: number;
      errors?: readonly FieldProblem[];
      inQuery?: ReadonlySet<string>;
      retryAfter?: number;
      publicCode?: string;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'Problem';
    this.key = key;
    this.status = options.status ?? problems[key].status;
    this.errors = options.errors?.slice(0, MOST_ERRORS);
    this.inQuery = options.inQuery ?? new Set();
    this.retryAfter = options.retryAfter;
    this.publicCode = options.publicCode;
  }

  /** The body as every service answers it. */
  toBody(request: { id: string; instance: string }): Record<string, unknown> {
    const { code, title } = problems[this.key];
    return {
      success: false,
      code: this.publicCode ?? code,
      error: this.message,
      request_id: request.id,
      type: PROBLEM_TYPE_PREFIX + this.key,
      title,
      detail: this.message,
      instance: request.instance,
      ...(this.errors ? { errors: this.errors } : {}),
    };
  }
}

/** A member of a body that does not fit: its path, the reason in snake_case, and the cure in a sentence. */
export function invalidMember(path: string, code: string, message: string): Problem {
  return new Problem('invalid_body', message, { status: 422, errors: [{ path, code, message }] });
}

/** Throws `scope_missing` for a caller without this scope, and says how a key comes to it. */
export function demandScope({ scopes }: { scopes: ReadonlySet<string> }, scope: string): void {
  if (scopes.has(scope)) return;
  throw new Problem(
    'scope_missing',
    `The key lacks the scope "${scope}". Make one that has it: zaguan keys create <name> --scopes …,${scope}`,
  );
}

/** A check that a row is there: returns it, or throws `not_found` with this sentence. */
export function orNotFound(detail: string): <Row>(row: Row | null | undefined) => Row {
  return (row) => {
    if (row === null || row === undefined) throw new Problem('not_found', detail);
    return row;
  };
}
