import { type AnyContractRouter, isContractProcedure, type OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { problemBody } from '../../../contracts/session/session.ts';
import { operationFinder, publicPart } from '../calls/operations.ts';
import type { ServiceFacts } from '../service.ts';

export type ServiceDocument = OpenAPI.Document;

interface DeclaredProblem {
  status: string;
  name: string;
  description: string;
  /** Only for operations with parameters in the path, with a body, with a body or a query, or that make something. */
  when?: 'path' | 'body' | 'input' | 'making';
}

/** Problems that any operation can answer with; each is declared once and referred to. */
const COMMON_PROBLEMS: readonly DeclaredProblem[] = [
  { status: '404', name: 'NotFound', description: 'There is nothing with this id, or it belongs to another tenant.', when: 'path' },
  {
    status: '409',
    name: 'Conflict',
    description:
      'The request conflicts with the present state, or its `Idempotency-Key` was used with another body, or is being answered elsewhere.',
    when: 'making',
  },
  { status: '413', name: 'TooLarge', description: 'The body is larger than the limit.', when: 'body' },
  { status: '415', name: 'NotThisType', description: 'The body is not of a type that is taken here.', when: 'body' },
  { status: '429', name: 'TooManyRequests', description: 'Too many requests; `Retry-After` says how many seconds to wait.' },
  { status: '500', name: 'Unexpected', description: 'An unexpected failure; it was logged under `request_id`.' },
  { status: '503', name: 'Unavailable', description: 'A service that this needs is not available. Try again.' },
];

const IDEMPOTENCY_PARAMETER: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Yours, for this request: within 24 hours the same key gets the same answer and has no second effect; with another body it is 409.',
  schema: { type: 'string', maxLength: 100 },
};

/** The OpenAPI 3.1 document of one service, from its contract. */
export async function createDocument(
  service: ServiceFacts,
  { publicUrl, build }: { publicUrl: string; build: string },
): Promise<ServiceDocument> {
  const { name, title, version, description, morePaths } = service;
  const contract = publicPart(service.contract);
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: `Zaguán: ${title}`, version, description, ...{ 'x-build': build } },
    servers: [{ url: `${publicUrl}/${name}` }],
    security: [{ apiKey: [] }, { bearer: [] }],
    commonSchemas: namedSchemas(contract),
  });
  for (const item of Object.values(document.paths ?? {})) {
    if (item?.post) item.post.parameters = [...(item.post.parameters ?? []), IDEMPOTENCY_PARAMETER];
  }
  if (morePaths) document.paths = { ...document.paths, ...morePaths() };
  const operationAt = operationFinder(contract);
  const problemsOf = (method: string, path: string) => {
    const { invalidBody = service.invalidBody } = operationAt(method.toUpperCase(), path)?.meta ?? {};
    return [...ownProblems({ ...service, invalidBody }), ...COMMON_PROBLEMS];
  };
  const problems = [...ownProblems(service), ...COMMON_PROBLEMS];
  const { $schema: _dialect, ...problemSchema } = z.toJSONSchema(problemBody);
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: problemSchema as OpenAPI.SchemaObject },
    securitySchemes: {
      apiKey: { type: 'apiKey', in: 'header', name: 'Svc-Apikey', description: 'A key of the tenant: `sk_live_…` or `sk_test_…`.' },
      bearer: { type: 'http', scheme: 'bearer', description: 'The same key; for the session API, the token of a workflow.' },
    },
    responses: Object.fromEntries(problems.map(({ name, description }) => [name, problemResponseObject(description)])),
  };
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item ?? {}) as [string, OpenAPI.OperationObject][]) {
      operation.responses = responsesOf(method, operation, problemsOf(method, path));
    }
  }
  return document;
}

/** A bad body and a missing key have statuses of each service's own. */
function ownProblems({ invalidBody, unauthorizedStatus }: ServiceFacts): DeclaredProblem[] {
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
  ];
}

/** What is common to operations of this kind, and what this one says of itself: a reason for a problem's status, or none for “never”. */
function responsesOf(method: string, operation: OpenAPI.OperationObject, problems: readonly DeclaredProblem[]) {
  const parameters = (operation.parameters ?? []) as OpenAPI.ParameterObject[];
  const body = operation.requestBody !== undefined;
  const has = {
    path: parameters.some((parameter) => parameter.in === 'path'),
    body,
    input: body || parameters.some((parameter) => parameter.in === 'query'),
    making: body && method !== 'patch',
  };
  const shared = problems.filter(({ when }) => !when || has[when]);
  const own = Object.entries(operation.responses ?? {}).map(([status, answer]) => {
    const { description, content } = answer as OpenAPI.ResponseObject;
    return [status, Number(status) < 400 || content ? answer : problemResponseObject(description)] as const;
  });
  const all = { ...Object.fromEntries(shared.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }])) };
  for (const [status, answer] of own) {
    if ('description' in answer && answer.description === '') delete all[status];
    else all[status] = answer as OpenAPI.ReferenceObject;
  }
  return all;
}

function problemResponseObject(description: string): OpenAPI.ResponseObject {
  const schema = { $ref: '#/components/schemas/Problem' };
  return { description, content: { 'application/json': { schema }, 'application/problem+json': { schema } } };
}

type NamedSchemas = Record<string, { schema: z.core.$ZodType; strategy: 'output' }>;

/** Every schema of a contract that was given an id, to be written once under `components`. */
function namedSchemas(contract: AnyContractRouter): NamedSchemas {
  const named: NamedSchemas = {};
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof z.core.$ZodType) {
      const id = z.globalRegistry.get(value)?.id;
      if (id) named[id] = { schema: value, strategy: 'output' };
      walk(value._zod.def);
      return;
    }
    for (const member of Array.isArray(value) ? value : Object.values(value)) walk(member);
  };
  const visit = (router: AnyContractRouter): void => {
    if (isContractProcedure(router)) {
      walk(router['~orpc'].outputSchema);
      walk(router['~orpc'].inputSchema);
    } else for (const inner of Object.values(router)) visit(inner);
  };
  visit(contract);
  return named;
}
