import { type ClientLink, createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { type FieldProblem, PROBLEM_TYPE_PREFIX, type ProblemKey, problems } from '../../../contracts/problems.ts';
import { IDEMPOTENCY_HEADER } from '../../../contracts/session/wire.ts';
import type { Caller, Clock, Log } from '../ports.ts';
import { Problem } from '../problem.ts';
import type { ContractHandler } from './contract-handler.ts';
import { idempotentRequest } from './once.ts';
import { problemResponse } from './problem-response.ts';

/** Where a service is: in this process, or at an address with a key for it. */
export type ServiceTarget = { handler: ContractHandler; name: string; log: Log } | { url: string; apiKey(caller: Caller): string };

/**
 * A service's typed client on behalf of a caller. A failure is the `Problem` that the service answered with. Under a key, its
 * `Idempotency-Key`, what a POST asks for is done once, however often it is repeated: one key for one request.
 */
export type ServiceClient<Contract extends AnyContractRouter> = (caller: Caller, key?: string | null) => ContractRouterClient<Contract>;

interface LinkContext {
  caller: Caller;
  key: string | null;
}

/**
 * The same client for both targets, and for both the whole way through the contract's codec: a caller cannot tell
 * whether the service is embedded. Tenant, mode, request id and deadline travel along.
 */
export function createServiceClient<Contract extends AnyContractRouter>(
  contract: Contract,
  target: ServiceTarget,
  clock: Clock,
): ServiceClient<Contract> {
  const base = 'handler' in target ? `http://embedded/${target.name}` : target.url.replace(/\/$/, '');
  const link = new OpenAPILink<LinkContext>(contract, {
    url: base,
    headers: ({ context: { caller, key } }) => ({
      'x-request-id': caller.requestId,
      ...(key === null ? {} : { [IDEMPOTENCY_HEADER]: key }),
      ...('handler' in target ? {} : { 'svc-apikey': target.apiKey(caller) }),
    }),
    fetch: async (request, _init, { context: { caller } }) => {
      const left = Math.max(1, caller.deadline - clock.now().getTime());
      const limited = new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(Math.min(left, MAX_WAIT_MS))]) });
      return 'handler' in target ? callEmbedded(target, limited, caller) : fetch(limited);
    },
  });
  return (caller, key = null) => createORPCClient(asProblems(link, { caller, key }));
}

/** Timers hold at most 2^31 - 1 milliseconds; nobody waits a minute for another service. */
const MAX_WAIT_MS = 60_000;

async function callEmbedded(target: Extract<ServiceTarget, { name: string }>, request: Request, caller: Caller): Promise<Response> {
  const path = new URL(request.url).pathname;
  try {
    const { headers, method } = request;
    const once = method === 'POST' && headers.has(IDEMPOTENCY_HEADER);
    const idempotency = once ? idempotentRequest(headers, `POST ${path}`, await request.clone().text()) : null;
    const answer = await target.handler.handle(request, { caller, idempotency, prefix: `/${target.name}` });
    if (!answer) throw new Problem('not_found', `The service ${target.name} has no operation at ${request.method} ${path}.`);
    return answer;
  } catch (failure) {
    return problemResponse(failure, { id: caller.requestId, path, accept: null, log: target.log });
  }
}

function asProblems(link: OpenAPILink<LinkContext>, context: LinkContext): ClientLink<Record<never, never>> {
  return {
    call: async (path, input, options) => {
      try {
        return await link.call(path, input, { ...options, context });
      } catch (failure) {
        throw asProblem(failure);
      }
    },
  };
}

/** What the link keeps of an answer that is no success. */
interface Refusal {
  body?: Record<string, unknown>;
  headers?: Readonly<Record<string, string | string[] | undefined>>;
}

function asProblem(failure: unknown): Problem {
  if (failure instanceof Problem) return failure;
  const refusal = (failure instanceof ORPCError ? (failure.data as Refusal | undefined) : undefined) ?? {};
  const { type, code, error, errors } = refusal.body ?? {};
  const key = typeof type === 'string' ? type.slice(PROBLEM_TYPE_PREFIX.length) : '';
  if (!(failure instanceof ORPCError) || !(key in problems)) {
    const late = failure instanceof Error && failure.name === 'TimeoutError';
    return new Problem(late ? 'deadline_exceeded' : 'unavailable', 'A service that this needs did not answer.', { cause: failure });
  }
  const retryAfter = Number(refusal.headers?.['retry-after']);
  return new Problem(key as ProblemKey, String(error), {
    status: failure.status,
    ...(typeof code === 'string' ? { publicCode: code } : {}),
    ...(retryAfter > 0 ? { retryAfter } : {}),
    ...(Array.isArray(errors) ? { errors: errors as FieldProblem[] } : {}),
  });
}
