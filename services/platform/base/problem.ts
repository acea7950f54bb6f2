import { type FieldProblem, PROBLEM_TYPE_PREFIX, type ProblemKey, problems } from '#contracts/base/problems.ts';

export const MOST_ERRORS = 100;

/** The longest member path in an answer, in characters: the caller chooses it and the answer repeats it three times. */
const LONGEST_PATH = 300;

/** Returns a member's path for answers: `setup.verify_email.emails.0`. */
export function memberPath(path: readonly PropertyKey[]): string {
  const text = path.map(String).join('.');
  return text.length > LONGEST_PATH ? `${text.slice(0, LONGEST_PATH)}…`.toWellFormed() : text;
}

/** The error that services throw deliberately; the edge (the HTTP server) answers with it. */
export class Problem extends Error {
  readonly key: ProblemKey;
  readonly status: number;
  readonly errors: readonly FieldProblem[] | undefined;
  /** Paths of the errors that concern query parameters. */
  readonly inQuery: ReadonlySet<string>;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The code of `spec/` (`ERR004`), which replaces the number of the problem table. */
  readonly publicCode: string | undefined;
  /** Answer headers that the operation set before it threw. */
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

/** Returns a problem about one member: its path, a reason in snake_case, and a sentence on how to correct it. */
export function invalidMember(path: string, code: string, message: string): Problem {
  return new Problem('invalid_body', message, { status: 422, errors: [{ path, code, message }] });
}

/** Throws `scope_missing`, with the command that creates a suitable key, if the caller lacks the scope. */
export function demandScope({ scopes }: { scopes: ReadonlySet<string> }, scope: string): void {
  if (scopes.has(scope)) return;
  throw new Problem(
    'scope_missing',
    `The key lacks the scope "${scope}". Make one that has it: zaguan keys create <name> --scopes …,${scope}`,
  );
}

/** Returns a function that returns its row, or throws `not_found` with this sentence if the row is null. */
export function orNotFound(detail: string): <Row>(row: Row | null | undefined) => Row {
  return (row) => {
    if (row === null || row === undefined) throw new Problem('not_found', detail);
    return row;
  };
}
