import type { CallContext } from '../base/ports.ts';
import { sha256 } from '../base/sha256.ts';
import { actorOf } from './idempotency.ts';

/** Derives the `Idempotency-Key` for a call to a further service: the same for each repeat of a request. Null without a key. */
export function onwardKey({ caller, idempotency }: CallContext): string | null {
  if (!idempotency) return null;
  const { scope, key, hash } = idempotency;
  return sha256(JSON.stringify([caller.tenantId, caller.livemode, actorOf(caller), scope, key, hash])).toString('base64url');
}
