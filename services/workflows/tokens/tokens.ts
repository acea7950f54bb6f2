import type { Keys } from '#platform/base/ports.ts';
import { shardOf } from '#platform/base/shard.ts';
import { uuidOf } from '#platform/base/uuid.ts';
import type { TokenRow } from '../model/tables.ts';

/** Maximum number of valid tokens of one workflow. */
export const LIVE_TOKENS = 5;

export const TOKEN_START = 'ses_';
/** Matches a token: the last four hex digits of the tenant's uuid, then 32 random bytes. */
const TOKEN = /^ses_[0-9a-f]{4}[A-Za-z0-9_-]{43}$/;
/** Characters of a token in base64url. */
const ENCODED_LENGTH = 68;
/** Purpose name of the key that hashes tokens. */
const TOKENS = 'session-tokens';
/** Start of an encoded token: `ses` in base64url. */
const ENCODED_START = 'c2Vz';

/** Returns the time of the token's last use, or of its creation if it was never used. */
export function idleSince({ used_at, created_at }: Pick<TokenRow, 'used_at' | 'created_at'>): Date {
  return used_at ?? created_at;
}

/** Returns the token from its plain or base64url form. Null for any other text. */
export function rawToken(bearer: string): string | null {
  if (TOKEN.test(bearer)) return bearer;
  if (!bearer.startsWith(ENCODED_START) || bearer.length !== ENCODED_LENGTH) return null;
  const plainToken = Buffer.from(bearer, 'base64url').toString('latin1');
  return TOKEN.test(plainToken) ? plainToken : null;
}

/** Returns the id of a token's row, which is a keyed hash of the token. */
export async function idOf(keys: Keys, token: string): Promise<string> {
  return uuidOf(await keys.hmac(TOKENS, token));
}

/** Hashes a token with its workflow, tenant and mode, so that a row copied elsewhere is not accepted. */
export function hashOf(
  keys: Keys,
  { tenant_id, livemode, workflow_uuid, id }: Pick<TokenRow, 'tenant_id' | 'livemode' | 'workflow_uuid' | 'id'>,
  token: string,
): Promise<Buffer> {
  return keys.hmac(TOKENS, JSON.stringify([tenant_id, livemode, workflow_uuid, id, token]));
}

/** Returns whether a token names the shard of its tenant. */
export function isOfShard(token: string, tenantId: string): boolean {
  return token.startsWith(TOKEN_START + shardOf(tenantId));
}

/** Returns whether a text has the form of a session token, valid or not, rather than an API key. */
export function looksLikeToken(bearer: string): boolean {
  return bearer.startsWith(TOKEN_START) || bearer.startsWith(ENCODED_START);
}

/** Returns the expiry of a token that is created now. Null if `expires_in` (minutes) is 0: the token does not expire. */
export function expiryOf(workflow: { expires_in: number }, now: Date): Date | null {
  return workflow.expires_in === 0 ? null : new Date(now.getTime() + workflow.expires_in * 60_000);
}
