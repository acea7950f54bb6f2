import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { tenantSettings } from '#contracts/base/tenant-settings.ts';
import type { TenantSettings } from '../base/administration.ts';
import { mergePatch } from '../base/merge-patch.ts';
import type { AnyTransaction, Clock, Tenants } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { Engine } from '../data/database.ts';
import type { Keyring } from '../data/keys/keyring.ts';
import type { PlatformTables } from '../data/tables.ts';
import { withTables } from '../data/with-tables.ts';
import type { DataKeys } from './data-keys.ts';
import { forgetOtherDomains } from './domain-proofs.ts';
import { createTenantSecrets, takeSecrets } from './tenant-secrets.ts';

/** Milliseconds for which a process caches settings, and within which every replica uses a change. */
const SETTINGS_LIVE_MS = 5_000;

export interface TenantRegistry extends Tenants {
  create(tenant: { id?: string; name: string; settings: z.input<typeof tenantSettings> }): Promise<{ id: string }>;
  /** Applies a JSON merge patch (RFC 7396). Throws `invalid_body` with the invalid members. */
  patch(tenantId: string, patch: Readonly<Record<string, unknown>>): Promise<TenantSettings>;
  /** Returns the settings as the tenant wrote them; `settings` leaves out unproven domains. */
  ownSettings(tenantId: string): Promise<TenantSettings>;
  /** Drops cached settings once the open transaction commits. */
  refresh(tenantId: string): void;
  all(): Promise<string[]>;
  exists(tenantId: string): Promise<boolean>;
  byName(name: string): Promise<{ id: string } | null>;
  /** Returns true if any tenant registered this origin. The tenant is not known yet: CORS headers are set without the token. */
  isRegisteredOrigin(origin: string): Promise<boolean>;
}

/** Creates the registry of tenants and their settings, which are cached in this process. */
export function createTenants(engine: Engine, clock: Clock, keys: Keyring, dataKeys: DataKeys): TenantRegistry {
  const settingsOf = new Map<string, { value: TenantSettings; until: number }>();
  let origins: { value: ReadonlySet<string>; until: number } | null = null;
  const secrets = createTenantSecrets(engine, clock, keys);

  const tenantIds = () => engine.db().selectFrom('platform.tenants').select('id');

  /** Drops cached settings after the commit, since a reader before the commit would cache the old settings again. */
  const forget = (tenantId: string) =>
    engine.afterCommit(() => {
      settingsOf.delete(tenantId);
      origins = null;
    });

  return {
    async create({ id = randomUUID(), name, settings }) {
      const { rest, secrets: newSecrets } = takeSecrets(settings);
      const value = tenantSettings.parse(rest);
      await engine.view().transaction(async () => {
        const row = { id, name, settings: JSON.stringify(value), created_at: clock.now() };
        await engine.db().insertInto('platform.tenants').values(row).execute();
        await secrets.keep(id, value, newSecrets);
        await dataKeys.make(id);
        await keys.makeTenantKeys(id);
      });
      forget(id);
      return { id };
    },

    refresh: forget,
    secret: secrets.read,
    serviceKey: (tenantId, { service, livemode }) => secrets.read(tenantId, `remote.${service}.${livemode ? 'live_key' : 'test_key'}`),
    underLegalHold,

    async refuseUnderLegalHold(trx, tenantId) {
      if (await underLegalHold(trx, tenantId)) {
        throw new Problem('legal_hold', 'The tenant is under legal hold: nothing is deleted until the hold is lifted.');
      }
    },

    async patch(tenantId, patch) {
      const value = await patchSettings(engine, secrets, tenantId, patch);
      forget(tenantId);
      return value;
    },

    all: async () => (await tenantIds().orderBy('created_at').execute()).map(({ id }) => id),

    exists: async (tenantId) => (await tenantIds().where('id', '=', tenantId).executeTakeFirst()) !== undefined,
    byName: async (name) => (await tenantIds().where('name', '=', name).executeTakeFirst()) ?? null,

    async settings(tenantId) {
      const now = clock.now().getTime();
      const entry = settingsOf.get(tenantId);
      if (entry && entry.until > now) return entry.value;
      const { own, provenDomains: proven } = await readSettings(engine, tenantId);
      const value = { ...own, custom_domains: own.custom_domains.filter((domain) => proven.includes(domain)) };
      // A read in a transaction may return its own uncommitted change, which must not be cached before the commit.
      engine.afterCommit(() => settingsOf.set(tenantId, { value, until: now + SETTINGS_LIVE_MS }));
      return value;
    },

    ownSettings: async (tenantId) => (await readSettings(engine, tenantId)).own,

    async isRegisteredOrigin(origin) {
      const now = clock.now().getTime();
      if (!origins || origins.until <= now) {
        const rows = await engine.db().selectFrom('platform.tenants').select('settings').execute();
        const all = rows.flatMap((row) => allowedOrigins(tenantSettings.parse(row.settings)));
        origins = { value: new Set(all), until: now + SETTINGS_LIVE_MS };
      }
      return origins.value.has(origin);
    },
  };
}

/** Returns the origins that may call the session API: the registered origins and the tenant's custom domains. */
export function allowedOrigins({ origins, custom_domains }: Pick<TenantSettings, 'origins' | 'custom_domains'>): string[] {
  return [...origins, ...custom_domains.map((domain) => `https://${domain}`)];
}

/** Reads the settings as the tenant wrote them, and the domains that the tenant has proven. */
async function readSettings(engine: Engine, tenantId: string): Promise<{ own: TenantSettings; provenDomains: readonly string[] }> {
  const { settings, domains } = await engine
    .db()
    .selectFrom('platform.tenants')
    .select([
      'settings',
      ({ selectFrom }) =>
        selectFrom('platform.domain_proofs')
          .select(sql<string[] | null>`array_agg(domain)`.as('all'))
          .where('tenant_id', '=', tenantId)
          .as('domains'),
    ])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow(() => noTenant(tenantId));
  return { own: tenantSettings.parse(settings), provenDomains: domains ?? [] };
}

async function underLegalHold(trx: AnyTransaction, tenantId: string): Promise<boolean> {
  const { settings } = await withTables<PlatformTables>(trx)
    .selectFrom('platform.tenants')
    .select('settings')
    .where('id', '=', tenantId)
    .forShare()
    .executeTakeFirstOrThrow(() => noTenant(tenantId));
  return tenantSettings.parse(settings).legal_hold;
}

function patchSettings(
  engine: Engine,
  secrets: ReturnType<typeof createTenantSecrets>,
  tenantId: string,
  patch: Readonly<Record<string, unknown>>,
): Promise<TenantSettings> {
  const { rest, secrets: newSecrets } = takeSecrets(patch);
  return engine.inTransaction(async (db) => {
    const row = await db
      .selectFrom('platform.tenants')
      .select('settings')
      .where('id', '=', tenantId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => noTenant(tenantId));
    const { data: settings, error } = tenantSettings.safeParse(mergePatch(row.settings, rest));
    if (error) throw invalidSettings(error);
    await db
      .updateTable('platform.tenants')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', tenantId)
      .execute();
    await secrets.keep(tenantId, settings, newSecrets);
    await forgetOtherDomains(db, tenantId, settings.custom_domains);
    return settings;
  });
}

function noTenant(tenantId: string): Problem {
  return new Problem('not_found', `There is no tenant ${tenantId}.`);
}

function invalidSettings(error: z.ZodError): Problem {
  const errors = error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }));
  return new Problem('invalid_body', `${errors[0]?.path}: ${errors[0]?.message}`, { errors });
}
