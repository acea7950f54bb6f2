import type { OpenAPI } from '@orpc/contract';
import { z } from 'zod';
import { PROBLEM_TYPE_PREFIX, problems } from '#contracts/base/problems.ts';
import type { ServiceFacts } from '../../base/service.ts';
import { IGNORED_HEADER } from '../../calls/contract-handler.ts';

// Problems and headers of services for OpenAPI documents: declared once per document, referred to by operations.

export interface DeclaredProblem {
  status: string;
  name: string;
  description: string;
  /** The operations that have the problem, all if left out: with path parameters, a body, a body or a query, or that create something. */
  when?: 'path' | 'body' | 'input' | 'making';
}

const COMMON_PROBLEMS: readonly DeclaredProblem[] = [
  { status: '404', name: 'NotFound', description: 'Nothing has this id, or it belongs to another tenant.', when: 'path' },
  {
    status: '409',
    name: 'Conflict',
    description:
      'The request conflicts with the present state. Or its `Idempotency-Key` was used with another body, or is still being answered.',
    when: 'making',
  },
  { status: '413', name: 'TooLarge', description: 'The body is larger than the limit.', when: 'body' },
  { status: '415', name: 'NotThisType', description: 'The body is not of an accepted type.', when: 'body' },
  { status: '429', name: 'TooManyRequests', description: 'Too many requests; `Retry-After` says how many seconds to wait.' },
  { status: '500', name: 'Unexpected', description: 'An unexpected failure; it was logged under `request_id`.' },
  { status: '503', name: 'Unavailable', description: 'A service that this needs is not available. Try again.' },
];

/** Returns the problems that a service's operations may answer. The service sets the statuses of a bad body and of a missing key. */
export function problemsOf({
  invalidBody,
  unauthorizedStatus,
}: Pick<ServiceFacts, 'invalidBody' | 'unauthorizedStatus'>): DeclaredProblem[] {
  const invalid: DeclaredProblem = {
    status: String(invalidBody.status),
    name: 'Invalid',
    description: 'The request does not fit the contract.',
    when: 'input',
  };
  const noKey: DeclaredProblem = { status: String(unauthorizedStatus), name: 'Unauthorized', description: 'No valid API key.' };
  const noScope: DeclaredProblem = { status: '403', name: 'Forbidden', description: 'The key lacks the scope.' };
  return [
    invalid,
    ...(unauthorizedStatus === 403 ? [{ ...noKey, description: 'No valid API key, or one without the scope.' }] : [noKey, noScope]),
    ...COMMON_PROBLEMS,
  ];
}

/** The schema of a problem's body (`Problem.toBody`). */
const problem = z.object({
  success: z.literal(false),
  code: z.union([z.int(), z.string()]).meta({ description: 'The number of the problem; one-time codes answer with a text like `ERR004`.' }),
  error: z.string().meta({ description: 'The fault and its remedy, for developers.' }),
  request_id: z.string(),
  type: z.enum(Object.keys(problems).map((key) => PROBLEM_TYPE_PREFIX + key)).meta({ description: 'The type, for programs.' }),
  title: z.string(),
  detail: z
    .union([z.string(), z.array(z.object({ loc: z.array(z.string()), msg: z.string(), type: z.string() }))])
    .meta({ description: 'The same as `error`. In extraction one entry for each wrong member, if there are any.' }),
  message: z.string().optional().meta({ description: 'In extraction the same as `error`.' }),
  instance: z.string().meta({ description: 'The path of the request.' }),
  errors: z
    .array(
      z.object({
        path: z.string().meta({ description: 'The path of the member, with dots and counted from 0: `steps.1`.' }),
        code: z.string(),
        message: z.string(),
      }),
    )
    .optional()
    .meta({ description: 'The members that are wrong, one entry each.' }),
  curp_in_force: z
    .string()
    .optional()
    .meta({ description: 'Ours: the CURP that took the place of the one that was sent, in the 409 of *Obtain CURP information*.' }),
  permanent: z
    .literal(true)
    .optional()
    .meta({ description: 'Ours: true in an ERR003 whose address or number refuses messages for good, so that no other attempt helps.' }),
});

export function problemSchema(): OpenAPI.SchemaObject {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(problem);
  return schema as OpenAPI.SchemaObject;
}

/** Returns the OpenAPI response of a problem, in both media types. */
export function problemResponse(description: string): OpenAPI.ResponseObject {
  const schema = { $ref: '#/components/schemas/Problem' };
  return { description, content: { 'application/json': { schema }, 'application/problem+json': { schema } } };
}

export const HEADERS: Readonly<Record<string, OpenAPI.HeaderObject>> = {
  'x-request-id': { description: 'The id of the request in the log.', required: true, schema: { type: 'string' } },
  RateLimit: {
    description: 'The rest, as `"key";r=598;t=41`: requests, and seconds until the count begins again. Only for a known caller.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': { description: 'The limit, as `"key";q=600;w=60`: requests in a number of seconds.', schema: { type: 'string' } },
  [IGNORED_HEADER]: {
    description: 'Ours: the members of the request that the operation does not have, by their paths, at most 20. They had no effect.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'The seconds after which the same request may succeed.', schema: { type: 'integer' } },
};

/** Statuses after which the same request may succeed later; their answers have `Retry-After`. */
const WAITS: ReadonlySet<string> = new Set(['409', '429', '500', '503']);

/** Adds the declared headers to a response. `more` names the headers that the service adds to every answer. */
export function withHeaders(status: string, response: OpenAPI.ResponseObject, more: readonly string[]): OpenAPI.ResponseObject {
  const names = [...Object.keys(HEADERS).filter((name) => name !== 'Retry-After' || WAITS.has(status)), ...more];
  const headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  return { ...response, headers: { ...response.headers, ...headers } };
}
