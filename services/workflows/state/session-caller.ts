import type { devicesWire } from '#contracts/session/devices-wire.ts';
import type { sessionWire } from '#contracts/session/wire.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { WorkflowStore } from '../model/store.ts';
import type { TokenRow } from '../model/tables.ts';

/** A call of the session API, by its name. */
export type SessionOperation = keyof typeof sessionWire | keyof typeof devicesWire;

/** Calls that stay open to a device that the person left: to see that, and to finish its uploads. */
const AFTER_RETURN: ReadonlySet<SessionOperation | null> = new Set(['read', 'events', 'upload'] as const);

/** A caller with a session token. `token` is the row as authentication left it. */
export interface SessionCaller extends Caller {
  kind: 'session';
  workflow: string;
  token: TokenRow;
  /** Null outside the session API. */
  operation: SessionOperation | null;
  /** A further device with this link, which waits for the answer of the device that made it. */
  waits: boolean;
  /** Why the link is expired, for the calls that ask whose it is, or for a new one. Null while it opens. */
  ended: Problem | null;
}

export function isSession(caller: Caller): caller is SessionCaller {
  return caller.kind === 'session';
}

export function isLive(token: Pick<TokenRow, 'expires_at' | 'revoked_at'>, now: Date): boolean {
  return token.revoked_at === null && (token.expires_at === null || token.expires_at > now);
}

/** Returns why the row of a token closes this operation; null while it is open. */
export function endOf(token: TokenRow, operation: SessionOperation | null, now: Date): Problem | null {
  if (token.revoked_at) return new Problem('token_revoked', 'The session token was revoked');
  if (token.returned_at && !(isLive(token, now) && AFTER_RETURN.has(operation)))
    return new Problem('token_left', 'The person went on at the device that made this link');
  return isLive(token, now) ? null : new Problem('token_expired', 'The session token has expired; ask for a new link');
}

/** Checks a session's token again, under the lock of the workflow, so that a token that ended since authentication writes nothing. */
export async function refuseEnded(caller: Caller, store: Pick<WorkflowStore, 'tokens'>, now: Date): Promise<void> {
  if (!isSession(caller)) return;
  const { token: tokenAtStart, operation, waits, ended } = caller;
  const token = await store.tokens.find(caller.workflow, tokenAtStart.id);
  if (!token) throw new Problem('token_invalid', 'The workflow was deleted');
  const end = endOf(token, operation, now);
  // A link that was expired at authentication is allowed to ask for a new one.
  if (end && end.key !== ended?.key) throw end;
  if (token.made_by !== null && !waits && !same(token.device_hash, tokenAtStart.device_hash))
    throw new Problem('token_left', 'The person goes on at another device');
}

/** Compares the hashes of two devices. */
export function same(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one !== null && other !== null && Buffer.from(one).equals(other);
}
