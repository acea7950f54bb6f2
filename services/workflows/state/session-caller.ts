import type { devicesWire } from '#contracts/session/devices-wire.ts';
import type { sessionWire } from '#contracts/session/wire.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { WorkflowStore } from '../model/store.ts';
import type { TokenRow } from '../model/tables.ts';

/** Name of a call of the session API. */
export type SessionOperation = keyof typeof sessionWire | keyof typeof devicesWire;

/** Calls that remain allowed to a device that the person left: to display that, and to finish uploads. */
const AFTER_RETURN: ReadonlySet<SessionOperation | null> = new Set(['read', 'events', 'upload'] as const);

/** A caller with a session token. `token` is the row as it was at authentication. */
export interface SessionCaller extends Caller {
  kind: 'session';
  workflow: string;
  token: TokenRow;
  /** The call's name; null outside the session API. */
  operation: SessionOperation | null;
  /** True for an additional device with this link, which waits for an answer from the device that created the link. */
  waits: boolean;
  /** The problem of an expired link, for the two calls that accept it (`lostLink`, `newLink`). Null while the link is valid. */
  ended: Problem | null;
}

/** A parsed write request of a session. */
export interface SessionCall<Body> {
  body: Body;
  caller: SessionCaller;
  context: CallContext;
  params: Readonly<Record<string, string>>;
  address: string | null;
}

export function isSession(caller: Caller): caller is SessionCaller {
  return caller.kind === 'session';
}

/** Returns whether a token is neither revoked nor expired. */
export function isLive(token: Pick<TokenRow, 'expires_at' | 'revoked_at'>, now: Date): boolean {
  return token.revoked_at === null && (token.expires_at === null || token.expires_at > now);
}

/** Returns the problem if the token does not allow this operation. Null if it does. */
export function endOf(token: TokenRow, operation: SessionOperation | null, now: Date): Problem | null {
  if (token.revoked_at) return new Problem('token_revoked', 'The session token was revoked; ask for a new link');
  if (token.returned_at && !(isLive(token, now) && AFTER_RETURN.has(operation)))
    return new Problem('token_left', 'The person continues on the device that created this link; continue there');
  return isLive(token, now) ? null : new Problem('token_expired', 'The session token has expired; ask for a new link');
}

/** Checks a session's token again under the workflow's lock, so that a token that ended since authentication writes nothing. */
export async function refuseEnded(caller: Caller, store: Pick<WorkflowStore, 'tokens'>, now: Date): Promise<void> {
  if (!isSession(caller)) return;
  const { token: tokenAtStart, operation, waits, ended } = caller;
  const token = await store.tokens.find(caller.workflow, tokenAtStart.id);
  if (!token) throw new Problem('token_invalid', 'The workflow was deleted');
  const end = endOf(token, operation, now);
  // A link that was already expired at authentication may request a new link.
  if (end && end.key !== ended?.key) throw end;
  if (token.made_by !== null && !waits && !same(token.device_hash, tokenAtStart.device_hash))
    throw new Problem('token_left', 'The person continues on another device');
}

/** Returns whether the hashes of two devices are equal. False if either is null. */
export function same(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one !== null && other !== null && Buffer.from(one).equals(other);
}
