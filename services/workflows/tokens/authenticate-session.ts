import { devicesWire } from '#contracts/session/devices-wire.ts';
import { sessionWire } from '#contracts/session/wire.ts';
import { DAY_MS, HOUR_MS } from '#platform/base/durations.ts';
import { Problem } from '#platform/base/problem.ts';
import type { IncomingRequest } from '#platform/base/service.ts';
import { AFTER_END_HOURS } from '../model/after-end.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { endOf, type SessionCaller, type SessionOperation, same } from '../state/session-caller.ts';
import { storeOf } from '../state/unit.ts';
import { findToken, type TokenOfWorkflow } from './find-token.ts';
import { deviceOf, NOTED_EVERY_MS, noteDevice } from './note-device.ts';
import { idleSince, looksLikeToken } from './tokens.ts';

/** Deadline of a session's request, in ms: as long as a phone on a bad network waits. */
const SESSION_DEADLINE_MS = 30_000;

/**
 * Operations that are allowed after the end: those that read the result, and repeats of those that caused the end. Null stands for
 * operations outside the session API.
 */
const AFTER_END: ReadonlySet<SessionOperation | null> = new Set(['read', 'events', 'file', 'initialize', 'submit', 'notMe', null] as const);

/** Operations that an expired token may call, if it belongs to a link that an API key created. */
const AFTER_EXPIRY: ReadonlySet<SessionOperation | null> = new Set(['lostLink', 'newLink'] as const);

/** The calls of the session API with a pattern of their paths, by which a request's operation is found. */
const calls = Object.entries({ ...sessionWire, ...devicesWire }).map(([operation, { method, path }]) => ({
  operation: operation as SessionOperation,
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * Returns the caller of a session token, and records the token's use. Null if the text is no token. Throws if the token does not allow the
 * request.
 */
export async function authenticateSession(
  app: WorkflowsApp,
  bearer: string,
  { requestId, headers, method, path }: IncomingRequest,
): Promise<SessionCaller | null> {
  if (!looksLikeToken(bearer)) return null;
  const { clock, keys } = app.platform;
  const operation = calls.find((call) => call.method === method && call.pattern.test(path))?.operation ?? null;
  const row = await findToken(app, bearer);
  const endProblem = await endIfAllowed(app, row, operation);
  const caller: SessionCaller = {
    ...{ kind: 'session', tenantId: row.token.tenant_id, livemode: row.token.livemode, scopes: new Set(), actor: row.token.id },
    ...{ workflow: row.token.workflow_uuid, token: row.token, operation, waits: false, ended: endProblem },
    ...{ requestId, deadline: clock.now().getTime() + SESSION_DEADLINE_MS },
  };
  if (endProblem) return caller;
  const device = await deviceOf(keys, headers, row.token);
  const token = await noteDevice(app, caller, device, row.finishedAt !== null);
  // A person made this link for their second device (`made_by`; null if an API key made it). It is bound to the first device that opens it.
  // A further device waits for the answer of the first one, and may only ask for another link.
  if (token.made_by !== null && !same(token.device_hash, device)) {
    if (row.finishedAt !== null || same(token.left_hash, device)) throw new Problem('token_left', 'The person continues on another device');
    if (operation !== 'sendAgain' || !same(token.contender_hash, device))
      throw new Problem('token_other_device', 'Another device opened this link first; the person answers on the one that made it');
    return { ...caller, token, waits: true };
  }
  const now = clock.now();
  if (token.used_at === null || now.getTime() - token.used_at.getTime() > NOTED_EVERY_MS)
    await storeOf(app, caller).tokens.change(token, { used_at: now });
  return { ...caller, token };
}

/** Returns null for a valid token, and the problem of an expired token if the operation is for expired links. Else throws the problem. */
async function endIfAllowed(app: WorkflowsApp, row: TokenOfWorkflow, operation: SessionOperation | null): Promise<Problem | null> {
  try {
    await refuse(app, row, operation);
    return null;
  } catch (failure) {
    if (AFTER_EXPIRY.has(operation) && row.token.made_by === null && failure instanceof Problem) return failure;
    throw failure;
  }
}

/** Throws unless the token allows this operation now. */
async function refuse({ platform }: WorkflowsApp, { token, finishedAt }: TokenOfWorkflow, operation: SessionOperation | null) {
  const now = platform.clock.now();
  const end = endOf(token, operation, now);
  if (end) throw end;
  if (finishedAt && now.getTime() >= Math.max(finishedAt.getTime(), token.counted_from.getTime()) + AFTER_END_HOURS * HOUR_MS)
    throw new Problem('token_after_end', `The workflow ended more than ${AFTER_END_HOURS} hours ago, so its last screen no longer opens`);
  const { idle_days, max_days } = (await platform.tenants.settings(token.tenant_id)).tokens;
  const older = (days: number, since: Date) => days > 0 && now.getTime() >= since.getTime() + days * DAY_MS;
  if (older(max_days, token.counted_from))
    throw new Problem('token_too_old', `A session token is valid for ${max_days} days; ask for a new link`);
  if (older(idle_days, idleSince(token)))
    throw new Problem('token_idle', `The token was not used for ${idle_days} days; ask for a new link`);
  if (finishedAt && !AFTER_END.has(operation)) throw new Problem('workflow_finished', 'The workflow has ended and cannot change');
}
