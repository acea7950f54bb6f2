import type { Context } from 'hono';
import type { Clock } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';
import type { ContractHandler } from '../calls/contract-handler.ts';
import { JSON_LIMITS, SESSION_JSON_LIMITS } from '../calls/json-limit.ts';
import { idempotentRequest } from '../calls/once.ts';
import type { FoundOperation } from '../calls/operations.ts';
import type { SignedCall } from '../calls/signed-calls.ts';
import type { Authentication } from './authenticate.ts';
import { type AppEnv, noOperation } from './edge-parts.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { freeMemoryOf } from './read-limited.ts';
import { isForm, type ReadRequest, readFormRequest, readJsonRequest, statedFormSizeOf } from './request-body.ts';

/** The longest time to receive a form with a file, in milliseconds: 70 kB/s for the largest form. */
const FORM_MS = 300_000;

export interface CallParts {
  module: ServiceModule;
  contract: ContractHandler;
  authentication: Authentication;
  forms: MemoryBudget;
  clock: Clock;
}

/** Reads the body of a request to an operation, within its limits, and runs the operation. */
export async function answerCall(
  parts: CallParts,
  c: Context<AppEnv>,
  operation: FoundOperation | null,
  signed: SignedCall | null,
): Promise<Response> {
  const { raw } = c.req;
  // Before errors about the body: the answer to a form at a wrong path should not demand JSON.
  if (!operation && !signed) throw noOperation(c);
  const { form, invalidBody = parts.module.invalidBody } = operation?.meta ?? {};
  if (!form || !isForm(raw)) {
    const caller = c.get('caller');
    const arrivalMs = caller.deadline - parts.clock.now().getTime();
    const limits = caller.kind === 'session' ? SESSION_JSON_LIMITS : JSON_LIMITS;
    const read = await readJsonRequest(raw, { invalidBody, limits, form, arrivalMs });
    signed?.checkBody(read.body);
    return handle(parts, c, read, operation, signed);
  }
  return parts.forms.withReservation(c.get('caller').tenantId, statedFormSizeOf(raw, form.largestFile), async (reservation) => {
    const read = await readFormRequest(raw, { ...form, invalidBody, reservation, arrivalMs: FORM_MS });
    signed?.checkBody(read.body);
    freeMemoryOf(read.body);
    return handle(parts, c, read, operation, signed);
  });
}

async function handle(
  { module, contract, authentication }: CallParts,
  c: Context<AppEnv>,
  read: ReadRequest,
  operation: FoundOperation | null,
  signed: SignedCall | null,
): Promise<Response> {
  const { scope = null, meta: { invalidBody = module.invalidBody } = {} } = operation ?? {};
  if (!signed && c.req.raw.body) c.set('caller', await authentication.recheck(module, c.get('caller')));
  const bodyAndQuery = { content: read.content, query: new URL(c.req.url).search };
  const response = await contract.handle(read.request, {
    caller: c.get('caller'),
    clientAddress: c.get('clientAddress'),
    idempotency: await idempotentRequest(c.req.raw.headers, scope, bodyAndQuery, invalidBody),
    prefix: `/${module.name}`,
    internal: signed !== null,
    onRoute: (route) => c.set('route', route),
  });
  if (response) return response;
  if (signed) throw new Problem('unavailable', 'This process has no such operation: do all processes run the same build?');
  throw noOperation(c);
}
