import type { Keys } from '#platform/base/ports.ts';
import { shardOf } from '#platform/base/shard.ts';
import { uuidOf } from '#platform/base/uuid.ts';
import type { TokenRow } from '../model/tables.ts';

/** Live tokens that one workflow may have. */
export const LIVE_TOKENS = 5;

export const TOKEN_START = 'ses_';
/** The tenant's shard, then 32 random bytes. */
const TOKEN = /^ses_[0-9a-f]{4}[A-Za-z0-9_-]{43}$/;
const ENCODED_LENGTH = 68;
/** Purpose of the key that hashes tokens. */
const TOKENS = 'session-tokens';
/** `ses` in base64url. */
const ENCODED_START = 'c2Vz';

/** Returns the time of the last use, or of the issue if there was none. */
export function idleSince({ used_at, created_at }: Pick<TokenRow, 'used_at' | 'created_at'>): Date {
  return used_at ?? created_at;
}

/** Decodes a token of either form; null for any other text. */
export function rawToken(bearer: string): string | null {
  if (TOKEN.test(bearer)) return bearer;
  if (!bearer.startsWith(ENCODED_START) || bearer.length !== ENCODED_LENGTH) return null;
  const plainToken = Buffer.from(bearer, 'base64url').toString('latin1');
  return TOKEN.test(plainToken) ? plainToken : null;
}

/** Returns the id of a token's row: a keyed hash of the token. */
export async function idOf(keys: Keys, token: string): Promise<string> {
  return uuidOf(await keys.hmac(TOKENS, token));
}

/** Hashes a token together with its place, so that a row copied to another workflow, tenant or mode does not open. */
export function hashOf(
  keys: Keys,
  { tenant_id, livemode, workflow_uuid, id }: Pick<TokenRow, 'tenant_id' | 'livemode' | 'workflow_uuid' | 'id'>,
  token: string,
): Promise<Buffer> {
  return keys.hmac(TOKENS, JSON.stringify([tenant_id, livemode, workflow_uuid, id, token]));
}

/** Tells whether a token has the shard of its tenant. */
export function isOfShard(token: string, tenantId: string): boolean {
  return token.startsWith(TOKEN_START + shardOf(tenantId));
}

/** Tells a session token, valid or not, from an API key. */
export function looksLikeToken(bearer: string): boolean {
  return bearer.startsWith(TOKEN_START) || bearer.startsWith(ENCODED_START);
}

/** Returns the expiry of a token that is issued now. `expires_in` is in minutes; 0 means never. */
export function expiryOf(workflow: { expires_in: number }, now: Date): Date | null {
  return workflow.expires_in === 0 ? null : new Date(now.getTime() + workflow.expires_in * 60_000);
}
