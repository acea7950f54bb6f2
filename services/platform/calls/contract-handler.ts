import { type AnyContractProcedure, ValidationError } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import type { z } from 'zod';
import type { FieldProblem } from '#contracts/base/problems.ts';
import type { OperationMeta } from '#contracts/base/service.ts';
import type { CallContext } from '../base/ports.ts';
import { MAX_ERRORS, memberPath, Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';
import { bodyToSend } from './body-to-send.ts';
// Sets the sentences of validation errors.
import './plain-sentences.ts';
import { refuseNulInPath, refuseUnstorableValue } from './storable.ts';
import { memberNames, unknownMembers } from './unknown-members.ts';

/** Header of an answer that names the members of the request that the operation does not have. */
export const IGNORED_HEADER = 'Zaguan-Ignored';

interface HandledContext extends CallContext {
  internal: boolean;
  /** Filled by the interceptors while an operation runs, and read after it. */
  trace: {
    route: string | null;
    failure: unknown;
    isHidden: boolean;
    invalidBody: ServiceModule['invalidBody'];
    form: OperationMeta['form'];
  };
}

interface OperationCall extends CallContext {
  prefix: `/${string}`;
  /** True for a call from a process of this installation, which may use internal operations. */
  internal: boolean;
  onRoute?: (template: string) => void;
}

/** Runs the operations of a contract, for requests from clients and from services. */
export interface ContractHandler {
  /** Null if no operation has this method and path. Throws what the operation throws. `onRoute` receives the path's template. */
  handle(request: Request, call: OperationCall): Promise<Response | null>;
}

/** Creates the handler of a service's operations: it finds the operation, checks the input, and turns oRPC's errors into problems. */
export function createContractHandler(module: Pick<ServiceModule, 'router' | 'invalidBody'>): ContractHandler {
  const handler = new OpenAPIHandler<HandledContext>(module.router, {
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          context.trace.failure = error;
          throw error;
        }
      },
    ],
    clientInterceptors: [
      ({ next, context, procedure, input }) => {
        const { route, meta } = procedure['~orpc'];
        const { internal, form, invalidBody = module.invalidBody } = meta as OperationMeta;
        // For all other callers, an internal operation does not exist.
        if (internal && !context.internal) {
          context.trace.isHidden = true;
          throw new Problem('not_found', 'Nothing answers at this path.');
        }
        context.trace.route = route.path ?? null;
        context.trace.invalidBody = invalidBody;
        context.trace.form = form;
        if (route.method === 'GET') dropEmptyFilters(procedure['~orpc'].inputSchema, input);
        refuseUnstorableValue(input, invalidBody, memberName);
        // Between processes of one installation, a newer build may send members that an older one does not know.
        if (!context.internal) noteUnknown(procedure['~orpc'], input, { invalidBody, answerHeaders: context.answerHeaders });
        return next();
      },
    ],
  });
  return {
    async handle(request, { prefix, onRoute, ...context }) {
      refuseNulInPath(request);
      const trace: HandledContext['trace'] = {
        route: null,
        failure: null,
        isHidden: false,
        invalidBody: module.invalidBody,
        form: undefined,
      };
      const answerHeaders = new Headers();
      const { matched, response } = await handler.handle(request, { prefix, context: { ...context, answerHeaders, trace } });
      if (trace.route) onRoute?.(prefix + trace.route);
      if (!matched || trace.isHidden) return null;
      if (trace.failure) throw withHeaders(asProblem(trace.failure, trace, request.body !== null), answerHeaders);
      for (const [name, value] of answerHeaders) response.headers.set(name, value);
      return response;
    },
  };
}

/**
 * Names the request's unknown members in the answer's header. Throws `invalid_body` for those whose names are nearly those of members that
 * the operation has.
 */
function noteUnknown(
  { route, inputSchema, outputSchema }: AnyContractProcedure['~orpc'],
  input: unknown,
  { invalidBody, answerHeaders }: Pick<HandledContext['trace'], 'invalidBody'> & Pick<CallContext, 'answerHeaders'>,
): void {
  const members = membersOf(inputSchema);
  const isDetailed = route.inputStructure === 'detailed';
  // Headers and path parameters of a detailed input are those that the route has.
  const parts = isDetailed ? (['query', 'body'] as const).filter((part) => members[part]) : [null];
  const outputNames = isZod(outputSchema) ? memberNames(outputSchema) : new Set<string>();
  const unknown = parts.flatMap((part) => {
    const [schema, value] = part === null ? [inputSchema, input] : [members[part], Reflect.get(Object(input), part)];
    return isZod(schema) ? unknownMembers(schema, value, outputNames).map((one) => ({ ...one, part })) : [];
  });
  const ignoredMembers = unknown.filter(({ similar }) => similar === null).map(({ path }) => headerName(path));
  if (ignoredMembers.length > 0) answerHeaders?.set(IGNORED_HEADER, ignoredMembers.join(', '));
  const misspelt = unknown.filter(({ similar }) => similar !== null);
  if (misspelt.length === 0) return;
  const errors = misspelt.map(({ path, similar }) => {
    return { path: memberPath(path), code: 'unknown_member', message: `There is no such member; did you mean ${similar}?` };
  });
  const inQuery = new Set(errors.filter((_, at) => misspelt[at]!.part === 'query' || route.method === 'GET').map(({ path }) => path));
  throw new Problem('invalid_body', sentence(errors, errors.length), { ...invalidBody, errors, inQuery });
}

const isZod = (schema: unknown): schema is z.core.$ZodType => typeof schema === 'object' && schema !== null && '_zod' in schema;

/** Returns an unknown member's path for a header and the log; a name that is none of a programmer, and may be data, is left out. */
const headerName = (path: readonly string[]) => path.map((name) => (/^\w{1,64}$/.test(name) ? name : '(other)')).join('.');

/**
 * Deletes empty filters from the query of a list operation, since forms and command lines send them. A flag without a value (`?all=`)
 * means true and is kept.
 */
function dropEmptyFilters(schema: unknown, input: unknown): void {
  const members = membersOf(schema);
  const isFlat = members.per_page !== undefined;
  const known = isFlat ? members : membersOf(members.query);
  const filters = known.per_page === undefined ? null : isFlat ? input : Reflect.get(input as object, 'query');
  if (typeof filters !== 'object' || filters === null) return;
  for (const [name, value] of Object.entries(filters)) if (value === '' && !isFlag(known[name])) Reflect.deleteProperty(filters, name);
}

/** Returns whether a member's schema reads an empty text as true, as `queryFlag` does. */
const isFlag = (schema: unknown): boolean => (schema as Partial<z.ZodType> | undefined)?.safeParse?.('').data === true;

/** Returns the schemas of an object schema's members, also if the schema has a default. */
function membersOf(schema: unknown): Readonly<Record<string, unknown>> {
  const { shape, def } = (schema ?? {}) as Partial<z.ZodObject> & { def?: { innerType?: Partial<z.ZodObject> } };
  return shape ?? def?.innerType?.shape ?? {};
}

function asProblem(failure: unknown, { invalidBody, form }: HandledContext['trace'], hasBody: boolean): unknown {
  const cause = failure instanceof ORPCError ? failure.cause : null;
  if (!(failure instanceof ORPCError) || failure.code !== 'BAD_REQUEST' || !(cause instanceof ValidationError)) return failure;
  if (!hasBody && cause.issues.some(isOfWholeBody)) {
    const message = `The request has no body. Send ${bodyToSend(form)}.`;
    return new Problem('invalid_body', message, { ...invalidBody, errors: [{ path: '', code: 'required', message }] });
  }
  const places = cause.issues.flatMap(wrongPlaces);
  const firstPlaces = places.slice(0, MAX_ERRORS);
  const errors = firstPlaces.map(fieldProblem);
  const inQuery = new Set(errors.filter((_, at) => firstPlaces[at]!.segments[0] === 'query').map(({ path }) => path));
  return new Problem('invalid_body', sentence(errors, places.length), { ...invalidBody, errors, inQuery });
}

const isOfWholeBody = ({ path = [] }: { path?: readonly unknown[] | undefined }) =>
  path.length === 0 || (path.length === 1 && path[0] === 'body');

function withHeaders(failure: unknown, headers: Headers): unknown {
  if (failure instanceof Problem) failure.answerHeaders = headers;
  return failure;
}

interface SchemaIssue {
  message: string;
  path?: readonly unknown[] | undefined;
}

interface WrongMember {
  segments: readonly string[];
  code: string;
  message: string;
}

/** Returns the wrong members of an issue: for unknown members, one entry each. */
function wrongPlaces(issue: SchemaIssue): WrongMember[] {
  const segments = segmentsOf(issue);
  const { code, keys } = issue as { code?: unknown; keys?: readonly string[] };
  if (code !== 'unrecognized_keys' || !keys)
    return [{ segments, code: typeof code === 'string' ? code : 'invalid', message: issue.message }];
  return keys.map((key) => ({ segments: [...segments, key], code: 'unknown_member', message: issue.message }));
}

const segmentsOf = ({ path = [] }: SchemaIssue): readonly string[] =>
  path.map((segment) => String(typeof segment === 'object' && segment ? Reflect.get(segment, 'key') : segment));

const fieldProblem = ({ segments, code, message }: WrongMember): FieldProblem => ({ path: memberName(segments), code, message });

/** Returns a member's path without the leading `params`, `query` or `body`, which callers do not know. */
function memberName(path: readonly (string | number)[]): string {
  const inside = path.length > 1 && ['body', 'query', 'params'].includes(String(path[0])) ? path.slice(1) : path;
  return memberPath(inside);
}

function sentence(errors: readonly FieldProblem[], count: number): string {
  const [first] = errors;
  if (!first) return 'The request does not fit the contract.';
  const rest = count > 1 ? ` (and ${count - 1} more, see errors)` : '';
  return `${first.path || 'The body'}: ${first.message}${rest}`;
}
