import { randomBytes } from 'node:crypto';
import { sameMembers } from '#contracts/base/same-members.ts';
import { HOUR_MS } from '#platform/base/durations.ts';
import { Problem } from '#platform/base/problem.ts';
import { shardOf } from '#platform/base/shard.ts';
import type { TokenRow } from '../model/tables.ts';
import { isLive } from '../state/session-caller.ts';
import { logEntry, type Unit } from '../state/unit.ts';
import { hashOf, idleSince, idOf, LIVE_TOKENS, TOKEN_START } from './tokens.ts';

/** Time since its last use in which a token counts as in use, in ms. */
const IN_USE_MS = HOUR_MS;

/** Revokes tokens of a locked workflow and those that their sessions created. Adds a log entry if any was valid before. */
export async function endTokens(unit: Unit, workflow: string, ids: readonly string[], why: Readonly<Record<string, string>> = {}) {
  const tokens = await unit.store.tokens.revoke(workflow, ids, unit.app.platform.clock.now());
  if (tokens > 0) await logEntry(unit, workflow, 'token.revoked', { tokens, ...why });
}

/**
 * Creates a token for a locked workflow. If the limit of valid tokens is reached (not counting those in `ending`), revokes the token that
 * was unused for longest. Throws `too_many_tokens` if all are in use. `counted_from` is the start of its lifetime if that is not now, and
 * `encodedToken` is the second form that the API answers: the whole token once more in base64url.
 */
export async function issueToken(
  unit: Unit,
  row: Pick<TokenRow, 'workflow_uuid' | 'redirect_url' | 'custom_domain' | 'expires_at' | 'made_by'> & { counted_from?: Date },
  ending: readonly string[] = [],
): Promise<{ id: string; token: string; encodedToken: string }> {
  const { caller, store } = unit;
  const { keys, clock } = unit.app.platform;
  const { workflow_uuid: workflow } = row;
  const now = clock.now();
  const validTokens = (await store.tokens.list(workflow)).filter((token) => isLive(token, now) && !ending.includes(token.id));
  if (validTokens.length >= LIVE_TOKENS) {
    const idle = validTokens.filter(({ used_at }) => used_at === null || used_at.getTime() <= now.getTime() - IN_USE_MS);
    if (idle.length === 0)
      throw new Problem('too_many_tokens', `The ${LIVE_TOKENS} tokens of the workflow were used within the hour; revoke them or wait`);
    const idlest = idle.reduce((one, other) => (idleSince(other) < idleSince(one) ? other : one));
    await endTokens(unit, workflow, [idlest.id], { token: idlest.id, reason: 'idlest' });
  }
  const token = `${TOKEN_START}${shardOf(caller.tenantId)}${randomBytes(32).toString('base64url')}`;
  const id = await idOf(keys, token);
  await store.tokens.add({
    counted_from: now,
    ...row,
    id,
    hash: await hashOf(keys, { tenant_id: caller.tenantId, livemode: caller.livemode, workflow_uuid: workflow, id }, token),
    ...sameMembers(['revoked_at', 'opened_at', 'delivery', 'used_at'], null),
    created_at: now,
    // Set when devices use the link: the first, one that opens it too, and the one that the person left.
    ...sameMembers(['device_hash', 'contender_hash', 'contested_at', 'left_hash', 'returned_at'], null),
  });
  await logEntry(unit, workflow, 'token.issued', { token: id, ...(row.made_by === null ? {} : { made_by: row.made_by }) });
  return { id, token, encodedToken: Buffer.from(token).toString('base64url') };
}

/** Returns the domain of an earlier link if it is still the tenant's. Null stands for the server's own address. */
export async function domainStillOwned({ app, caller }: Unit, domain: string | null): Promise<string | null> {
  const { custom_domains } = await app.platform.tenants.settings(caller.tenantId);
  return domain !== null && custom_domains.includes(domain) ? domain : null;
}
