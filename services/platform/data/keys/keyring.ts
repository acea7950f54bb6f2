import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Owner } from '../../base/administration.ts';
import { ConfigError } from '../../base/config.ts';
import type { Clock, Keys, Log, SealedRows } from '../../base/ports.ts';
import type { Engine } from '../database.ts';
import { seal } from '../secret.ts';
import type { PlatformTables } from '../tables.ts';
import { keysOfTenant, LASTING_KEYS, useOf } from './lasting-keys.ts';
import type { MasterSecrets } from './master-secrets.ts';
import { hasRows, type NumberedKey, openedBy, sealRowsAnew } from './sealed-rows.ts';

type PlatformKeyRow = Selectable<PlatformTables['platform.keys']>;

const KEY_BYTES = 32;
/** Other processes learn of a successor within this time. */
const CACHE_MS = 60_000;
/** However many false signatures come, the database is not asked more often. */
const ASKED_AGAIN_MS = 1_000;
/** What is sealed for a day at most (answers, addresses) has ended when a key goes. */
const OLD_KEY_STAYS_MS = 48 * 3_600_000;

export interface Keyring extends Keys {
  /** Makes the lasting keys that a migration of the platform brings, all of them or none, in the transaction that applies it. */
  makeLasting(migration: string): Promise<void>;
  /** Makes the lasting keys of a tenant, in the transaction that makes the tenant. */
  makeForTenant(tenantId: string): Promise<void>;
  /**
   * Wraps the keys for every secret that is given. Where a secret was taken away, its copies go, and every key that is not lasting gets a
   * successor. Throws `ConfigError` for a secret that does not open them, and where a key is missing that this database had.
   */
  open(): Promise<void>;
  /** Seals what an old key sealed with its successor, and takes old keys away that nothing needs. Safe to end anywhere. */
  renew(): Promise<void>;
}

/** The installation's keys, in `platform.keys`. */
export function createKeyring(engine: Engine, clock: Clock, log: Log, secrets: MasterSecrets): Keyring {
  const cache = new Map<string, { keys: readonly NumberedKey[]; until: number }>();
  /** By a key's bytes: to make one takes four times as long as the HMAC itself. */
  const hmacKeys = new WeakMap<Uint8Array, KeyObject>();
  /** What each sealer's keys sealed; null for what ends by itself. */
  const rowsOf = new Map<string, SealedRows | null>();

  /** The keys of a use, newest first, as far as a secret of ours opens them. */
  const read = async (use: string): Promise<readonly NumberedKey[]> => {
    const rows = await engine.ambient().selectFrom('platform.keys').selectAll().where('use', '=', use).orderBy('number', 'desc').execute();
    const open = rows.filter((row) => secrets.ids.includes(row.secret));
    if (rows.length > 0 && open.length === 0) throw new Error(`The key ${use} is open to another ZAGUAN_SECRET than this process has.`);
    // A key has a copy for each secret.
    const copies = new Map(open.map((row) => [row.number, row]));
    return [...copies.values()].map((row) => ({ number: row.number, bytes: secrets.unwrap(row.secret, row.wrapped, contextOf(row)) }));
  };

  const refresh = async (use: string): Promise<readonly NumberedKey[]> => {
    const keys = await read(use);
    // Read in a transaction, a key may be one that the transaction made. That there is none yet is nothing to remember: somebody may be
    // making the first one.
    if (keys.length > 0) engine.afterCommit(() => cache.set(use, { keys, until: clock.now().getTime() + CACHE_MS }));
    return keys;
  };

  const keysOf = async (use: string): Promise<readonly NumberedKey[]> => {
    const entry = cache.get(use);
    if (entry && entry.until > clock.now().getTime()) return entry.keys;
    const keys = await refresh(use);
    return keys.length > 0 ? keys : make(use);
  };

  const rowsFor = (key: Pick<PlatformKeyRow, 'use' | 'lasting' | 'number'>, bytes: Uint8Array) =>
    secrets.ids.map((secret) => ({ ...key, secret, wrapped: secrets.wrap(secret, bytes, contextOf(key)), created_at: clock.now() }));

  const insert = async (db: Kysely<PlatformTables>, key: Pick<PlatformKeyRow, 'use' | 'lasting' | 'number'>, bytes: Uint8Array) => {
    await db
      .insertInto('platform.keys')
      .values(rowsFor(key, bytes))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  /** One process at a time changes keys. */
  const turn = (db: Kysely<PlatformTables>) => engine.turn(db, 'zaguan.keys');

  /** The first key of a use that is not lasting. */
  const make = (use: string) =>
    engine.within(async (db) => {
      await turn(db);
      if ((await read(use)).length === 0) await insert(db, { use, lasting: false, number: 1 }, randomBytes(KEY_BYTES));
      return refresh(use);
    });

  /** Throws where one is there already: that of another installation opens nothing here. */
  const makeFirst = async (uses: readonly string[]) => {
    const rows = uses.flatMap((use) => rowsFor({ use, lasting: true, number: 1 }, randomBytes(KEY_BYTES)));
    if (rows.length > 0) await engine.ambient().insertInto('platform.keys').values(rows).execute();
  };

  /** What this database has had a key for, and has none: a lasting use, or one that sealed rows which are there. */
  const missing = async (db: Kysely<PlatformTables>): Promise<string[]> => {
    const rows = await db.selectFrom('platform.keys').select('use').distinct().execute();
    const present = new Set(rows.map(({ use }) => use));
    const tenants = await db.selectFrom('platform.tenants').select('id').execute();
    const lastingUses = [...Object.values(LASTING_KEYS).flat(), ...tenants.flatMap(({ id }) => keysOfTenant(id))];
    const usesWithRows: string[] = [];
    for (const [use, rows] of rowsOf) if (rows && !present.has(use) && (await hasRows(engine, rows))) usesWithRows.push(use);
    return [...lastingUses.filter((use) => !present.has(use)), ...usesWithRows];
  };

  /** Gives every key a copy for each secret that is here. Returns whether copies are there of secrets that are not. */
  const wrapForAll = async (db: Kysely<PlatformTables>): Promise<boolean> => {
    const rows = await db.selectFrom('platform.keys').selectAll().execute();
    const groups = [...Map.groupBy(rows, ({ use, number }) => `${number} ${use}`).values()];
    const openable = groups.flatMap((copies) => copies.find(({ secret }) => secrets.ids.includes(secret)) ?? []);
    if (rows.length > 0 && openable.length === 0) throw wrongSecret();
    if (openable.length < groups.length) throw secretTakenTooEarly();
    for (const [at, copies] of groups.entries()) {
      if (secrets.ids.every((id) => copies.some(({ secret }) => secret === id))) continue;
      const { use, lasting, number, secret, wrapped } = openable[at]!;
      await insert(db, { use, lasting, number }, secrets.unwrap(secret, wrapped, contextOf({ use, lasting, number })));
    }
    return rows.some(({ secret }) => !secrets.ids.includes(secret));
  };

  /** A secret was taken away: whoever knows it may know every key that it opened, so none of them seals any more. */
  const leaveSecretsBehind = async (db: Kysely<PlatformTables>) => {
    await db.deleteFrom('platform.keys').where('secret', 'not in', secrets.ids).execute();
    const newest = await db
      .selectFrom('platform.keys')
      .select(({ fn }) => ['use' as const, fn.max('number').as('number')])
      .where('lasting', '=', false)
      .groupBy('use')
      .execute();
    for (const { use, number } of newest) await insert(db, { use, lasting: false, number: number + 1 }, randomBytes(KEY_BYTES));
    log.info({ keys: newest.length }, 'the secret before was taken away, keys have successors');
  };

  const lasting = async (name: string, owner?: Owner): Promise<Uint8Array> => {
    const use = owner ? useOf(name, owner) : name;
    const key = (cache.get(use)?.keys ?? (await refresh(use))).at(-1);
    // Another in its place would refuse what the one before hashed, and nobody would know why.
    if (!key) throw new Error(`The key ${use} is missing in platform.keys.`);
    return key.bytes;
  };

  return {
    lasting,
    async hmac(use, token) {
      const bytes = await lasting(use);
      const key = hmacKeys.get(bytes) ?? createSecretKey(bytes);
      hmacKeys.set(bytes, key);
      return createHmac('sha256', key).update(token).digest();
    },

    passing(use) {
      rowsOf.set(use, null);
      return async (fresh = false) => {
        const isOld = fresh && (cache.get(use)?.until ?? 0) - CACHE_MS < clock.now().getTime() - ASKED_AGAIN_MS;
        return (isOld ? await refresh(use) : await keysOf(use)).map(({ bytes }) => bytes);
      };
    },

    sealer(use, rows) {
      rowsOf.set(use, rows ?? null);
      return {
        seal: async (bytes, context) => seal((await keysOf(use))[0]!.bytes, bytes, context),
        async unseal(sealedBytes, context) {
          const plaintext = openedBy(await keysOf(use), sealedBytes, context) ?? openedBy(await refresh(use), sealedBytes, context);
          if (!plaintext) throw new Error(`What was sealed for ${use} is damaged, or its key is gone.`);
          return plaintext.bytes;
        },
      };
    },

    makeLasting: (migration) => makeFirst(LASTING_KEYS[migration] ?? []),
    makeForTenant: (tenantId) => makeFirst(keysOfTenant(tenantId)),

    open: () =>
      engine.within(async (db) => {
        await turn(db);
        const hasLeft = await wrapForAll(db);
        const uses = await missing(db);
        if (uses.length > 0) throw keysMissing(uses);
        if (hasLeft && secrets.ids.length === 1) await leaveSecretsBehind(db);
      }),

    async renew() {
      await engine.within(async (db) => {
        await turn(db);
        await wrapForAll(db);
      });
      for (const [use, rows] of rowsOf) {
        const keys = await refresh(use);
        if (keys.length < 2) continue;
        if (rows && !(await sealRowsAnew(engine, rows, keys))) {
          log.error({ use }, 'rows that no key opens; the old keys stay');
          continue;
        }
        const { number } = keys[0]!;
        await engine
          .ambient()
          .deleteFrom('platform.keys')
          .where('use', '=', use)
          .where('number', '<', number)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('platform.keys as newest')
                .select('newest.use')
                .where('newest.use', '=', use)
                .where('newest.number', '=', number)
                .where('newest.created_at', '<=', new Date(clock.now().getTime() - OLD_KEY_STAYS_MS)),
            ),
          )
          .execute();
        await refresh(use);
      }
    },
  };
}

const contextOf = ({ use, number, lasting }: { use: string; number: number; lasting: boolean }) => JSON.stringify([use, number, lasting]);

const wrongSecret = () =>
  new ConfigError([
    'ZAGUAN_SECRET is not the secret of these data (without the variable: the file secret in DATA_DIR). To change it, give the one before as ZAGUAN_SECRET_PREVIOUS.',
  ]);

/** Named at most, of the keys that are missing. */
const MOST_NAMED = 8;

const keysMissing = (uses: readonly string[]) =>
  new ConfigError([
    `Keys are missing in platform.keys: ${uses.slice(0, MOST_NAMED).join(', ')}${uses.length > MOST_NAMED ? ` and ${uses.length - MOST_NAMED} more` : ''}.`,
    'This database was restored in part, or its rows were deleted, or it is another than before. Put the whole of platform.keys back, from the backup that the other tables are from; or give the right DATABASE_URL. No key is made in their place: what the old ones hashed or sealed would be lost.',
  ]);

const secretTakenTooEarly = () =>
  new ConfigError([
    'ZAGUAN_SECRET_PREVIOUS was taken away too early: some keys are open to the secret before alone. Start once more with both.',
  ]);
