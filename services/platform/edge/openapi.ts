import { type AnyContractRouter, isContractProcedure, type OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { differencesOf, type OperationMeta } from '#contracts/base/service.ts';
import { tags } from '#contracts/base/tags.ts';
import type { ServiceFacts } from '../base/service.ts';
import { operationFinder, publicPart } from '../calls/operations.ts';
import { webhooksOf } from './document/events.ts';
import { typeKinds, withMark } from './document/kinds.ts';
import { type DeclaredProblem, HEADERS, problemResponse, problemSchema, problemsOf, withHeaders } from './document/problems.ts';
import { ADDITION_NOTE, OURS, polish, requireDefaults, uploadBody } from './document/schemas.ts';

export type ServiceDocument = OpenAPI.Document;

const IDEMPOTENCY_PARAMETER: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A key of your own for this request. Within 24 hours the same key gets the same answer and has no second effect; with another body it is 409.',
  schema: { type: 'string', maxLength: 100 },
};

/** Tag of operations that the published interface lacks. The tag becomes a mark, not a group. */
const OURS_TAG = 'Ours';

/** Creates a service's OpenAPI 3.1 document from its contract. */
export async function createDocument(
  service: ServiceFacts,
  { publicUrl, build }: { publicUrl: string; build: string },
): Promise<ServiceDocument> {
  const { name, title, version, description, morePaths, kinds, examples = {}, events = {} } = service;
  const contract = publicPart(service.contract);
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter({ interceptors: [withMark] })] });
  const document = await generator.generate(contract, {
    info: {
      ...{ title: `Zaguán: ${title}`, version, description },
      contact: { name: 'The operator of this server', url: publicUrl },
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
      ...{ 'x-build': build },
    },
    servers: [{ url: `${publicUrl}/${name}` }],
    security: [{ apiKey: [] }, { bearer: [] }],
    commonSchemas: namedSchemas(contract),
  });
  const operationAt = operationFinder(name, contract);
  for (const [path, method, operation] of operationsOf(document))
    describe(operation, method, operationAt(method, path)?.meta ?? {}, service);
  if (morePaths) document.paths = { ...document.paths, ...morePaths() };
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: problemSchema() },
    securitySchemes: {
      apiKey: { type: 'apiKey', in: 'header', name: 'Svc-Apikey', description: 'A key of the tenant: `sk_live_…` or `sk_test_…`.' },
      bearer: { type: 'http', scheme: 'bearer', description: 'The same key; for the session API, the token of a workflow.' },
    },
    headers: { ...HEADERS, ...headersOf(service) },
  };
  document.webhooks = webhooksOf(document, events);
  declareAnswers(document, service, (path, method) => operationAt(method, path)?.meta ?? {});
  if (kinds) typeKinds(document, kinds, examples);
  polish(document);
  document.tags = tagsOf(document, description);
  return document;
}

/** Lists a document's operations with their path and their method in capitals. */
function operationsOf(document: ServiceDocument): [path: string, method: string, operation: OpenAPI.OperationObject][] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]): [string, string, OpenAPI.OperationObject] => [
      ...([path, method.toUpperCase()] as const),
      operation as OpenAPI.OperationObject,
    ]),
  );
}

/** Adds to an operation what a contract cannot express: a unique id, the mark of an addition, the body of an upload, `Idempotency-Key`. */
function describe(operation: OpenAPI.OperationObject, method: string, meta: OperationMeta, { name, title }: ServiceFacts): void {
  const id = operation.operationId ?? '';
  operation.operationId = id.includes('.') ? id : `${name}.${id}`;
  const groups = (operation.tags ?? []).filter((tag) => tag !== OURS_TAG);
  const mark = groups.length < (operation.tags ?? []).length ? ADDITION_NOTE : differencesOf(meta);
  if (mark) Object.assign(operation, { [OURS]: mark });
  operation.tags = groups.length ? groups : [title];
  if (meta.form) uploadBody(operation.requestBody as OpenAPI.RequestBodyObject);
  if (method === 'POST' && !meta.reads) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_PARAMETER];
}

/** Adds the common problems to every operation, and the common headers to every answer. */
function declareAnswers(document: ServiceDocument, service: ServiceFacts, metaOf: (path: string, method: string) => OperationMeta): void {
  const responseByName = new Map<string, OpenAPI.ResponseObject>();
  const headerNames = Object.keys(service.answerHeaders ?? {});
  for (const [path, method, operation] of operationsOf(document)) {
    const ownHeaders = headersOf(metaOf(path, method));
    Object.assign(document.components!.headers!, ownHeaders);
    const problems = problemsOf({ ...service, invalidBody: metaOf(path, method).invalidBody ?? service.invalidBody });
    operation.responses = answersOf(method, metaOf(path, method), operation, problems);
    for (const [status, answer] of Object.entries(operation.responses)) {
      const problem = '$ref' in answer && problems.find(({ name }) => answer.$ref.endsWith(`/${name}`));
      if (problem) responseByName.set(problem.name, withHeaders(problem.status, problemResponse(problem.description), headerNames));
      else
        operation.responses[status] = withHeaders(status, answer as OpenAPI.ResponseObject, [...headerNames, ...Object.keys(ownHeaders)]);
    }
    requireDefaults(operation.responses);
  }
  document.components!.responses = Object.fromEntries(responseByName);
}

/** Returns the common answers and the operation's own answers. An own answer with an empty description removes its status. */
function answersOf(
  method: string,
  { reads = false }: OperationMeta,
  operation: OpenAPI.OperationObject,
  problems: readonly DeclaredProblem[],
): OpenAPI.ResponsesObject {
  const parameters = (operation.parameters ?? []) as OpenAPI.ParameterObject[];
  const body = operation.requestBody !== undefined;
  const has = {
    path: parameters.some((parameter) => parameter.in === 'path'),
    body,
    input: body || parameters.some((parameter) => parameter.in === 'query'),
    making: body && method !== 'PATCH' && !reads,
  };
  const commonProblems = problems.filter(({ when }) => !when || has[when]);
  const own = Object.entries(operation.responses ?? {}).map(([status, answer]) => {
    const { description, content } = answer as OpenAPI.ResponseObject;
    return [status, Number(status) < 400 || content ? answer : problemResponse(description)] as const;
  });
  const all: OpenAPI.ResponsesObject = Object.fromEntries(
    commonProblems.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  );
  for (const [status, answer] of own) {
    if ('description' in answer && answer.description === '') delete all[status];
    else all[status] = answer as OpenAPI.ReferenceObject;
  }
  return all;
}

function headersOf({ answerHeaders = {} }: Pick<OperationMeta, 'answerHeaders'>): Record<string, OpenAPI.HeaderObject> {
  const entries = Object.entries(answerHeaders);
  return Object.fromEntries(entries.map(([name, { description }]) => [name, { description, schema: { type: 'string' } }]));
}

/** Lists the groups of operations and webhooks in their order. A group without a text of its own gets the service's description. */
function tagsOf(document: ServiceDocument, description: string): OpenAPI.TagObject[] {
  const calls = Object.values(document.webhooks ?? {}).map((item) => (item as OpenAPI.PathItemObject).post!);
  const names = [...operationsOf(document).map(([, , operation]) => operation), ...calls].flatMap((operation) => operation.tags ?? []);
  return [...new Set(names)].map((name) => ({ name, description: tags[name] ?? description }));
}

type NamedSchemas = Record<string, { schema: z.core.$ZodType; strategy: 'output' }>;

/** Collects a contract's schemas that have an id, so that `components` defines each schema once. */
function namedSchemas(contract: AnyContractRouter): NamedSchemas {
  const schemaById: NamedSchemas = {};
  const visitedValues = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || visitedValues.has(value)) return;
    visitedValues.add(value);
    if (value instanceof z.core.$ZodType) {
      const id = z.globalRegistry.get(value)?.id;
      if (id) schemaById[id] = { schema: value, strategy: 'output' };
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
  return schemaById;
}
