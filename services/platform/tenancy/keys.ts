import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { KeyAdministration, KeyView } from '../base/administration.ts';
import type { Caller, Clock, Keys } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import { sameBytes } from '../base/same-bytes.ts';
import { shardOf } from '../base/shard.ts';
import type { Engine } from '../data/database.ts';
import { lockTenant } from '../data/lock-tenant.ts';
import type { PlatformTables } from '../data/tables.ts';

/** Maximum number of keys that are listed. */
const MAX_LISTED = 500;

const KEY_FORMAT = /^sk_(live|test)_([0-9a-f]{20})_[A-Za-z0-9_-]{43}$/;

/** Maximum number of unrevoked keys with the same name: two, so that a new key can be rolled out before the old key is revoked. */
const MAX_UNREVOKED_PER_NAME = 2;

/** Precision of `last_used_at` in milliseconds, so that not every call writes the row. */
const LAST_USED_STEP_MS = 60_000;

export const KEY_ENDED = 'The API key is not valid, or was revoked.';

export interface ApiKeys extends KeyAdministration {
  revokeNamed(tenantId: string, name: string): Promise<void>;
  /** Returns the caller of a key. Null if the key is unknown or revoked. */
  authenticate(key: string, request: { requestId: string; deadline: number }): Promise<Caller | null>;
  isUnrevoked(caller: Caller): Promise<boolean>;
}

type KeyRow = Selectable<PlatformTables['platform.api_keys']>;

/** The columns of a key's row that its hash covers. */
type KeyIdentity = Pick<KeyRow, 'tenant_id' | 'id' | 'livemode' | 'scopes'>;

/** Returns a key's hash, which covers tenant, mode and scopes, so that a changed row does not give the key further rights. */
export function hashOfKey(keys: Pick<Keys, 'hmac'>, { tenant_id, id, livemode, scopes }: KeyIdentity, key: string): Promise<Buffer> {
  return keys.hmac('api-keys', JSON.stringify([tenant_id, id, livemode, scopes.toSorted(), key]));
}

/** Creates the store of API keys. `hold` locks the key's row, so that a key cannot be revoked before the transaction that uses it ends. */
export function createApiKeys(engine: Engine, clock: Clock, installationKeys: Keys): ApiKeys {
  const unrevokedKeyOf = ({ tenantId, actor }: Pick<Caller, 'tenantId' | 'actor'>) =>
    engine
      .db()
      .selectFrom('platform.api_keys')
      .select('id')
      .where(({ and }) => and({ tenant_id: tenantId, id: actor }))
      .where('revoked_at', 'is', null);

  return {
    async list(tenantId, livemode) {
      const rows = await engine
        .db()
        .selectFrom('platform.api_keys')
        .selectAll()
        .where(({ and }) => and({ tenant_id: tenantId, ...modeOf(livemode) }))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MAX_LISTED)
        .execute();
      return rows.map(viewOf);
    },

    create: (key) => createKey(engine, clock, installationKeys, key),

    async revoke(tenantId, id, livemode) {
      const row = await engine
        .db()
        .updateTable('platform.api_keys')
        .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(clock.now())) }))
        .where(({ and }) => and({ tenant_id: tenantId, id, ...modeOf(livemode) }))
        .returningAll()
        .executeTakeFirst();
      return row ? viewOf(row) : null;
    },

    async revokeNamed(tenantId, name) {
      await engine
        .db()
        .updateTable('platform.api_keys')
        .set({ revoked_at: clock.now() })
        .where(({ and }) => and({ tenant_id: tenantId, name }))
        .where('revoked_at', 'is', null)
        .execute();
    },

    authenticate: (key, request) => authenticate(engine, clock, installationKeys, key, request),

    isUnrevoked: async (caller) => (await unrevokedKeyOf(caller).executeTakeFirst()) !== undefined,

    async hold(caller) {
      if (caller.kind === 'key' && !(await unrevokedKeyOf(caller).forShare().executeTakeFirst())) throw new Problem('forbidden', KEY_ENDED);
    },
  };
}

async function createKey(
  engine: Engine,
  clock: Clock,
  installationKeys: Keys,
  { tenantId, name, livemode, scopes }: Parameters<ApiKeys['create']>[0],
): Promise<KeyView & { key: string }> {
  const id = `${shardOf(tenantId)}${randomBytes(8).toString('hex')}`;
  const key = `sk_${livemode ? 'live' : 'test'}_${id}_${randomBytes(32).toString('base64url')}`;
  const identity = { tenant_id: tenantId, id, livemode, scopes: [...scopes] };
  const hash = await hashOfKey(installationKeys, identity, key);
  const keyRow = await engine.inTransaction(async (db) => {
    await lockTenant(db, tenantId);
    const unrevokedKeys = await db
      .selectFrom('platform.api_keys')
      .select('id')
      .where(({ and }) => and({ tenant_id: tenantId, name, livemode }))
      .where('revoked_at', 'is', null)
      .execute();
    if (unrevokedKeys.length >= MAX_UNREVOKED_PER_NAME) {
      throw new Problem('conflict', `The key "${name}" has ${MAX_UNREVOKED_PER_NAME} live versions. Revoke one before making another.`);
    }
    const row = { ...identity, name, hash, created_at: clock.now() };
    return db.insertInto('platform.api_keys').values(row).returningAll().executeTakeFirstOrThrow();
  });
  return { ...viewOf(keyRow), key };
}

async function authenticate(
  engine: Engine,
  clock: Clock,
  installationKeys: Keys,
  key: string,
  { requestId, deadline }: { requestId: string; deadline: number },
): Promise<Caller | null> {
  const [, mode, id] = KEY_FORMAT.exec(key) ?? [];
  if (!id) return null;
  const db = engine.db();
  const row = await db.selectFrom('platform.api_keys').selectAll().where('id', '=', id).executeTakeFirst();
  // The key has 256 random bits, so a slow hash is unnecessary. The HMAC keeps an attacker who can only write rows from creating keys.
  if (!row || row.revoked_at || !sameBytes(row.hash, await hashOfKey(installationKeys, row, key))) return null;
  if (mode !== (row.livemode ? 'live' : 'test') || !id.startsWith(shardOf(row.tenant_id))) return null;
  const now = clock.now();
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > LAST_USED_STEP_MS) {
    await db.updateTable('platform.api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
  }
  const { tenant_id: tenantId, livemode, scopes } = row;
  return { kind: 'key', tenantId, livemode, scopes: new Set(scopes), actor: id, workflow: null, requestId, deadline };
}

const modeOf = (livemode: boolean | undefined) => (livemode === undefined ? {} : { livemode });

function viewOf({ id, name, livemode, scopes, ...at }: KeyRow): KeyView {
  return { id, name, livemode, scopes, createdAt: at.created_at, lastUsedAt: at.last_used_at, revokedAt: at.revoked_at };
}
