import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { KeyAdministration, KeyView } from '../administration.ts';
import type { Engine } from '../data/database.ts';
import { lockTenant } from '../data/lock-tenant.ts';
import type { PlatformTables } from '../data/tables.ts';
import type { Caller, Clock } from '../ports.ts';
import { Problem } from '../problem.ts';
import { sha256 } from '../sha256.ts';

/** Keys of a tenant, revoked ones included, that a list shows at most. */
const MOST_LISTED = 500;

const KEY_FORMAT = /^sk_(live|test)_([0-9a-f]{16})_([A-Za-z0-9_-]{43})$/;

/** Two keys of one name may live at once, so that a new one can be rolled out before the old one is revoked. */
const LIVE_KEYS_PER_NAME = 2;

/** `last_used_at` tells whether a key is still in use; to the minute is enough. */
const LAST_USED_STEP_MS = 60_000;

export interface ApiKeys extends KeyAdministration {
  /** Every live key of this name. */
  revokeNamed(tenantId: string, name: string): Promise<void>;
  /** The caller that this key stands for; null when it is not one of ours, or was revoked. */
  authenticate(key: string, request: { requestId: string; deadline: number }): Promise<Caller | null>;
}

export function createApiKeys(engine: Engine, clock: Clock): ApiKeys {
  return {
    async list(tenantId, livemode) {
      const rows = await engine
        .ambient()
        .selectFrom('platform.api_keys')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where((where) => where.and(livemode === undefined ? {} : { livemode }))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MOST_LISTED)
        .execute();
      return rows.map(viewOf);
    },

    async create({ tenantId, name, livemode, scopes }) {
      const id = randomBytes(8).toString('hex');
      const secret = randomBytes(32).toString('base64url');
      const created = await engine.within(async (db) => {
        await lockTenant(db, tenantId);
        const live = await db
          .selectFrom('platform.api_keys')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('name', '=', name)
          .where('livemode', '=', livemode)
          .where('revoked_at', 'is', null)
          .execute();
        if (live.length >= LIVE_KEYS_PER_NAME) {
          throw new Problem('conflict', `The key "${name}" has ${LIVE_KEYS_PER_NAME} live versions. Revoke one before making another.`);
        }
        const row = { tenant_id: tenantId, id, name, livemode, scopes: [...scopes], secret_hash: sha256(secret), created_at: clock.now() };
        return db.insertInto('platform.api_keys').values(row).returningAll().executeTakeFirstOrThrow();
      });
      return { ...viewOf(created), key: `sk_${livemode ? 'live' : 'test'}_${id}_${secret}` };
    },

    async revoke(tenantId, id, livemode) {
      const row = await engine
        .ambient()
        .updateTable('platform.api_keys')
        .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(clock.now())) }))
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where((where) => where.and(livemode === undefined ? {} : { livemode }))
        .returningAll()
        .executeTakeFirst();
      return row ? viewOf(row) : null;
    },

    async revokeNamed(tenantId, name) {
      await engine
        .ambient()
        .updateTable('platform.api_keys')
        .set({ revoked_at: clock.now() })
        .where('tenant_id', '=', tenantId)
        .where('name', '=', name)
        .where('revoked_at', 'is', null)
        .execute();
    },

    async authenticate(key, { requestId, deadline }) {
      const [, mode, id, secret] = KEY_FORMAT.exec(key) ?? [];
      if (!id || !secret) return null;
      const db = engine.ambient();
      const row = await db.selectFrom('platform.api_keys').selectAll().where('id', '=', id).executeTakeFirst();
      // The secret is 256 random bits, so a plain hash is enough; a slow one would only cost us time.
      if (!row || row.revoked_at || !timingSafeEqual(row.secret_hash, sha256(secret))) return null;
      if (row.livemode !== (mode === 'live')) return null;
      const now = clock.now();
      if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > LAST_USED_STEP_MS) {
        await db.updateTable('platform.api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
      }
      return {
        kind: 'key',
        tenantId: row.tenant_id,
        livemode: row.livemode,
        scopes: new Set(row.scopes),
        actor: row.id,
        workflow: null,
        requestId,
        deadline,
      };
    },
  };
}

function viewOf({
  id,
  name,
  livemode,
  scopes,
  created_at,
  last_used_at,
  revoked_at,
}: Selectable<PlatformTables['platform.api_keys']>): KeyView {
  return { id, name, livemode, scopes, createdAt: created_at, lastUsedAt: last_used_at, revokedAt: revoked_at };
}
