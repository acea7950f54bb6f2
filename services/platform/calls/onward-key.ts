import type { CallContext } from '../base/ports.ts';
import { sha256 } from '../base/sha256.ts';
import { actorOf } from './idempotency.ts';

/**
 * The `Idempotency-Key` under which a request asks another service; null where the request has none. It is the same for every repetition
 * of one request, so that what was done there is not lost when this process dies before it records that. It includes the body, since a
 * key whose request failed may come with another.
 */
export function onwardKey({ caller, idempotency }: CallContext): string | null {
  if (!idempotency) return null;
  const { scope, key, hash } = idempotency;
  return sha256(JSON.stringify([caller.tenantId, caller.livemode, actorOf(caller), scope, key, hash])).toString('base64url');
}
