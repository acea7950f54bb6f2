import { type FieldProblem, PROBLEM_TYPE_PREFIX, type ProblemKey, problems } from '#contracts/base/problems.ts';

/** Maximum number of errors that an answer lists. */
export const MAX_ERRORS = 100;

/** Maximum length of a member's path in an answer. A caller may send longer names, and an answer may repeat a path three times. */
const LONGEST_PATH = 300;

/** Returns a member's path for answers, cut if it is too long: `setup.verify_email.emails.0`. */
export function memberPath(path: readonly PropertyKey[]): string {
  const text = path.map(String).join('.');
  return text.length > LONGEST_PATH ? `${text.slice(0, LONGEST_PATH)}…`.toWellFormed() : text;
}

/** Members that some problems have besides the common ones; `problemSchema` documents them. */
export interface ProblemMembers {
  /** The CURP that took the place of the one that was sent. */
  curp_in_force?: string;
  /** True if the destination refuses messages for good, so that no other attempt helps. */
  permanent?: true;
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
  /** The code of this failure in the published interface (`ERR004`), answered instead of the code in `problems.ts`. */
  readonly publicCode: string | undefined;
  /** Further members of the body, after the common ones. */
  readonly members: ProblemMembers;
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
      members?: ProblemMembers;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'Problem';
    this.key = key;
    this.status = options.status ?? problems[key].status;
    this.errors = options.errors?.slice(0, MAX_ERRORS);
    this.inQuery = options.inQuery ?? new Set();
    this.retryAfter = options.retryAfter;
    this.publicCode = options.publicCode;
    this.members = options.members ?? {};
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
      ...this.members,
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

/** Makes a check that returns a row that exists, and throws `not_found` with `detail` for a missing one. */
export function orNotFound(detail: string): <Row>(row: Row | null | undefined) => Row {
  return (row) => {
    if (row === null || row === undefined) throw new Problem('not_found', detail);
    return row;
  };
}

/** Handles the failure of a call: null for `not_found`. Throws any other. */
export function nullIfNotFound(failure: unknown): null {
  if (failure instanceof Problem && failure.key === 'not_found') return null;
  throw failure;
}
