import type { devicesWire } from '#contracts/session/devices-wire.ts';
import type { sessionWire } from '#contracts/session/wire.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { TokenRow, WorkflowStore } from '../model/store.ts';

/** A call of the session API, by its name. */
export type SessionOperation = keyof typeof sessionWire | keyof typeof devicesWire;

/** What the device that the person left may still do: see so, and bring in the pictures that were on their way. */
const AFTER_RETURN: ReadonlySet<SessionOperation | null> = new Set(['read', 'events', 'upload'] as const);

/** Who calls with a session token. `token` is the row as authentication left it. */
export interface SessionCaller extends Caller {
  kind: 'session';
  workflow: string;
  token: TokenRow;
  /** Null for what is asked beside the session API. */
  operation: SessionOperation | null;
  /** A second device of a link, which waits for the answer of the one that made it, and asks for a link of its own. */
  waits: boolean;
  /** Why the link opens no more, where it is asked whose it is, or for another one. Null while it opens. */
  ended: Problem | null;
}

/** Every session caller comes from `createTokenUse`. */
export function isSession(caller: Caller): caller is SessionCaller {
  return caller.kind === 'session';
}

export function isLive(token: Pick<TokenRow, 'expires_at' | 'revoked_at'>, now: Date): boolean {
  return token.revoked_at === null && (token.expires_at === null || token.expires_at > now);
}

/** Returns why a token opens this operation no more, by what its row says; null while it does. */
export function endOf(token: TokenRow, operation: SessionOperation | null, now: Date): Problem | null {
  if (token.revoked_at) return new Problem('token_revoked', 'The session token was revoked');
  if (token.returned_at && !(isLive(token, now) && AFTER_RETURN.has(operation)))
    return new Problem('token_left', 'The person went on at the device that made this link');
  return isLive(token, now) ? null : new Problem('token_expired', 'The session token has expired; ask for a new link');
}

/**
 * Looks at the token of a session again, and at nobody else's. What writes asks under the lock of the workflow, under which tokens end: so
 * nothing is written for a token that ended after it had let its session in. Throws as authentication does.
 */
export async function refuseEnded(caller: Caller, store: Pick<WorkflowStore, 'token'>, now: Date): Promise<void> {
  if (!isSession(caller)) return;
  const { token: seen, operation, waits, ended } = caller;
  const token = await store.token(caller.workflow, seen.id);
  if (!token) throw new Problem('token_invalid', 'The workflow was deleted');
  const end = endOf(token, operation, now);
  // A link that time had ended before asks for another one.
  if (end && end.key !== ended?.key) throw end;
  if (token.made_by !== null && !waits && !same(token.device_hash, seen.device_hash))
    throw new Problem('token_left', 'The person goes on at another device');
}

/** Whether both are hashes of one device. */
export function same(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one !== null && other !== null && Buffer.from(one).equals(other);
}
