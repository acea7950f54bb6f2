import { type ClientLink, createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { ResponseValidationPlugin } from '@orpc/contract/plugins';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { FieldProblem } from '#contracts/base/problems.ts';
import { IDEMPOTENCY_HEADER } from '#contracts/session/wire.ts';
import type { Caller, Clock, Log } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { ContractHandler } from './contract-handler.ts';
import { foreignProblem, NO_ANSWER, problemKeyOf, readForeignAnswer } from './foreign-answer.ts';
import { JSON_LIMITS, payloadTooLarge } from './json-limit.ts';
import { idempotentRequest } from './once.ts';
import { operationFinder } from './operations.ts';
import { problemResponse } from './problem-response.ts';
import type { SignedCalls } from './signed-calls.ts';

export type ServiceTarget =
  /** A service in this process, at its base path. */
  | { handler(): ContractHandler; address: string; log: Log }
  /** A service in a different process of this installation. */
  | { url: string; calls: SignedCalls }
  /** A server of this installation, for a program with an API key that is not part of the installation: the command line. */
  | { url: string; key: string }
  /** A foreign server, which needs a key for the caller's tenant and mode. Its error texts are neither returned nor logged. */
  | { url: string; keyOf(caller: Caller): Promise<string> };

/** Receives the headers of each answer of a service, also of a refusal. Those of a foreign server may say anything. */
export type AnswerObserver = (headers: Headers) => void;

/** Returns a typed client that calls a service for a caller and throws the service's `Problem`. `key`: the `Idempotency-Key` of a POST. */
export type ServiceClient<Contract extends AnyContractRouter> = (
  caller: Caller,
  key?: string | null,
  onAnswer?: AnswerObserver | null,
) => ContractRouterClient<Contract>;

interface LinkContext {
  caller: Caller;
  key: string | null;
  onAnswer: AnswerObserver | null;
}

/** Creates a client that always uses the contract's codec, so that calls behave the same wherever the service runs. */
export function createServiceClient<Contract extends AnyContractRouter>(
  contract: Contract,
  target: ServiceTarget,
  clock: Clock,
): ServiceClient<Contract> {
  const foreign = 'keyOf' in target;
  const operationAt = operationFinder('address' in target ? target.address : '', contract);
  const base = 'handler' in target ? `http://embedded/${target.address}` : target.url.replace(/\/$/, '');
  const answerOf = async (original: Request, caller: Caller): Promise<Response> => {
    const left = Math.min(MAX_WAIT_MS, Math.max(1, caller.deadline - clock.now().getTime()));
    if ('handler' in target) return endingIn(left, (signal) => callEmbedded(target, operationAt, original, { signal, caller }));
    const signal = AbortSignal.any([original.signal, AbortSignal.timeout(left)]);
    const { request, body } = await readBody(original, signal);
    // A redirect would send the signature or the key to the redirect's target.
    if ('calls' in target) return fetch(await sign(request, body, caller, target.calls), { signal, redirect: 'error' });
    request.headers.set('svc-apikey', foreign ? await target.keyOf(caller) : target.key);
    return fetch(request, { redirect: 'error' });
  };
  const link = new OpenAPILink<LinkContext>(contract, {
    url: base,
    headers: ({ context: { caller, key } }) => ({
      'x-request-id': caller.requestId,
      ...(key === null ? {} : { [IDEMPOTENCY_HEADER]: key }),
    }),
    fetch: async (original, _init, { context: { caller, onAnswer } }) => {
      const answer = await answerOf(original, caller);
      onAnswer?.(answer.headers);
      return foreign ? readForeignAnswer(answer) : answer;
    },
    plugins: foreign ? [new ResponseValidationPlugin(contract)] : [],
  });
  return (caller, key = null, onAnswer = null) => createORPCClient(asProblems(link, { caller, key, onAnswer }, foreign));
}

/** The longest wait for a service. Deadlines may be far off, and a timer's limit is 2^31 - 1 milliseconds. */
const MAX_WAIT_MS = 60_000;

/** Reads a request's body once and checks its size, also for a service in this process. Leaves a form unread: `body` is null. */
async function readBody(original: Request, signal: AbortSignal): Promise<{ request: Request; body: Uint8Array<ArrayBuffer> | null }> {
  if (isForm(original)) return { request: new Request(original, { signal }), body: null };
  const body = new Uint8Array(await original.arrayBuffer());
  if (body.byteLength > JSON_LIMITS.bytes) throw payloadTooLarge(JSON_LIMITS.bytes);
  return { request: new Request(original, body.byteLength > 0 ? { signal, body } : { signal }), body };
}

async function sign(request: Request, bytes: Uint8Array<ArrayBuffer> | null, caller: Caller, calls: SignedCalls): Promise<Request> {
  // A form gets its boundary when it is serialized: these bytes must be both signed and sent.
  const body = bytes ?? new Uint8Array(await request.arrayBuffer());
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  const callHeaders = calls.headersFor(caller, { method: request.method, path: pathname + search, headers, body });
  for (const [name, value] of Object.entries(callHeaders)) headers.set(name, value);
  return new Request(request.url, { method: request.method, headers, ...(body.byteLength ? { body } : {}) });
}

/** Runs work whose signal aborts after `milliseconds`, and clears the timer when the work ends. */
async function endingIn<Done>(milliseconds: number, work: (signal: AbortSignal) => Promise<Done>): Promise<Done> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('The service took too long.', 'TimeoutError')), milliseconds);
  timer.unref();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function callEmbedded(
  target: Extract<ServiceTarget, { address: string }>,
  operationAt: ReturnType<typeof operationFinder>,
  original: Request,
  { signal, caller }: { signal: AbortSignal; caller: Caller },
): Promise<Response> {
  const { request, body } = await readBody(original, signal);
  const { pathname: path, search: query } = new URL(request.url);
  try {
    const { headers, method } = request;
    const scope = operationAt(method, path.slice(target.address.length + 1))?.scope ?? null;
    const once = scope !== null && headers.has(IDEMPOTENCY_HEADER);
    const content = async () => (body === null ? request.clone().formData() : Buffer.from(body).toString());
    const idempotency = once ? await idempotentRequest(headers, scope, { content: await content(), query }) : null;
    const answer = await target.handler().handle(request, { caller, idempotency, prefix: `/${target.address}`, internal: true });
    if (!answer) throw new Problem('not_found', `The service ${target.address} has no operation at ${request.method} ${path}.`);
    return answer;
  } catch (failure) {
    return problemResponse(failure, { id: caller.requestId, path, accept: null, log: target.log });
  }
}

const isForm = ({ headers }: Request) => headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

function asProblems(link: OpenAPILink<LinkContext>, context: LinkContext, foreign: boolean): ClientLink<Record<never, never>> {
  return {
    call: async (path, input, options) => {
      try {
        return await link.call(path, input, { ...options, context });
      } catch (failure) {
        throw asProblem(failure, foreign ? { input } : null);
      }
    },
  };
}

/** An error answer, as oRPC's link stores it in its error. */
interface FailedAnswer {
  body?: Record<string, unknown>;
  headers?: Readonly<Record<string, string | string[] | undefined>>;
}

/** The longest `Retry-After` accepted, in seconds: rate limits cover at most a day. */
const LONGEST_RETRY_SECONDS = 86_400;

function asProblem(failure: unknown, foreign: { input: unknown } | null): Problem {
  if (failure instanceof Problem) return failure;
  if (failure instanceof Error && failure.name === 'TimeoutError') {
    return new Problem('deadline_exceeded', NO_ANSWER, { cause: failure });
  }
  const answer = (failure instanceof ORPCError ? (failure.data as FailedAnswer | undefined) : undefined) ?? {};
  const { type, code, error, message, errors, curp_in_force, permanent } = answer.body ?? {};
  const key = problemKeyOf(type);
  const publicCode = typeof code === 'string' ? code : null;
  const wait = Number(answer.headers?.['retry-after']);
  const retryAfter = wait > 0 ? Math.min(wait, LONGEST_RETRY_SECONDS) : null;
  if (foreign) return foreignProblem(failure, { key, code: publicCode, retryAfter, errors }, foreign.input);
  if (!(failure instanceof ORPCError) || key === null) {
    return new Problem('unavailable', NO_ANSWER, { cause: failure });
  }
  return new Problem(key, String(error ?? message), {
    status: failure.status,
    ...(publicCode === null ? {} : { publicCode }),
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(Array.isArray(errors) ? { errors: errors as FieldProblem[] } : {}),
    members: { ...(typeof curp_in_force === 'string' ? { curp_in_force } : {}), ...(permanent === true ? { permanent } : {}) },
  });
}
