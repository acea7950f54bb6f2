import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { ConfigError } from '../../base/config.ts';
import type { Clock } from '../../base/ports.ts';
import type { Engine } from '../database.ts';
import type { PlatformTables } from '../tables.ts';
import type { MasterSecrets } from './master-secrets.ts';
import type { NumberedKey } from './sealed-rows.ts';

type KeyDatabase = Kysely<PlatformTables>;
type KeyId = Pick<Selectable<PlatformTables['platform.keys']>, 'use' | 'lasting' | 'number'>;

const KEY_BYTES = 32;

export type KeyRows = ReturnType<typeof createKeyRows>;

/** Reads and writes the keys in `platform.keys`. Each key has a row per master secret, encrypted (wrapped) with that secret. */
export function createKeyRows(engine: Engine, clock: Clock, secrets: MasterSecrets) {
  const copiesOf = (key: KeyId, bytes: Uint8Array) =>
    secrets.ids.map((secret) => ({ ...key, secret, wrapped: secrets.wrap(secret, bytes, contextOf(key)), created_at: clock.now() }));

  const insert = async (db: KeyDatabase, key: KeyId, bytes: Uint8Array) => {
    await db
      .insertInto('platform.keys')
      .values(copiesOf(key, bytes))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  return {
    turn: (db: KeyDatabase) => engine.turn(db, 'zaguan.keys'),

    /** Reads the keys of a use, newest first; leaves out keys that no secret of this process decrypts. */
    async read(use: string): Promise<readonly NumberedKey[]> {
      const rows = await engine.db().selectFrom('platform.keys').selectAll().where('use', '=', use).orderBy('number', 'desc').execute();
      const open = rows.filter((row) => secrets.ids.includes(row.secret));
      if (rows.length > 0 && open.length === 0)
        throw new Error(`The key ${use} is encrypted with another ZAGUAN_SECRET than that of this process.`);
      const copies = new Map(open.map((row) => [row.number, row]));
      return [...copies.values()].map((row) => ({ number: row.number, bytes: secrets.unwrap(row.secret, row.wrapped, contextOf(row)) }));
    },

    make: (db: KeyDatabase, use: string, number: number) => insert(db, { use, lasting: false, number }, randomBytes(KEY_BYTES)),

    /** Creates lasting (permanent) keys. Throws if one exists already: it would not fit this installation's data. */
    async makePermanentKeys(uses: readonly string[]) {
      const rows = uses.flatMap((use) => copiesOf({ use, lasting: true, number: 1 }, randomBytes(KEY_BYTES)));
      if (rows.length > 0) await engine.db().insertInto('platform.keys').values(rows).execute();
    },

    /** Adds the missing rows, so that each key has one per secret of this process. Returns true if rows of other secrets exist. */
    async wrapAll(db: KeyDatabase): Promise<boolean> {
      const rows = await db.selectFrom('platform.keys').selectAll().execute();
      const groups = [...Map.groupBy(rows, ({ use, number }) => `${number} ${use}`).values()];
      const openable = groups.flatMap((copies) => copies.find(({ secret }) => secrets.ids.includes(secret)) ?? []);
      if (rows.length > 0 && openable.length === 0) throw new ConfigError([WRONG_SECRET]);
      if (openable.length < groups.length) throw new ConfigError([SECRET_REMOVED_TOO_EARLY]);
      for (const [at, copies] of groups.entries()) {
        if (secrets.ids.every((id) => copies.some(({ secret }) => secret === id))) continue;
        const { use, lasting, number, secret, wrapped } = openable[at]!;
        await insert(db, { use, lasting, number }, secrets.unwrap(secret, wrapped, contextOf({ use, lasting, number })));
      }
      return rows.some(({ secret }) => !secrets.ids.includes(secret));
    },

    /** Deletes the rows of other secrets, and returns the newest key of each use that is not lasting. */
    async deleteOtherCopies(db: KeyDatabase) {
      await db.deleteFrom('platform.keys').where('secret', 'not in', secrets.ids).execute();
      return db
        .selectFrom('platform.keys')
        .select(({ fn }) => ['use' as const, fn.max('number').as('number')])
        .where('lasting', '=', false)
        .groupBy('use')
        .execute();
    },
  };
}

/** Deletes a use's keys before the newest key, if the newest was created before `before`. */
export async function deleteOlderKeys(engine: Engine, use: string, newest: number, before: Date): Promise<void> {
  await engine
    .db()
    .deleteFrom('platform.keys')
    .where('use', '=', use)
    .where('number', '<', newest)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('platform.keys as newest')
          .select('newest.use')
          .where('newest.use', '=', use)
          .where('newest.number', '=', newest)
          .where('newest.created_at', '<=', before),
      ),
    )
    .execute();
}

const contextOf = ({ use, number, lasting }: KeyId) => JSON.stringify([use, number, lasting]);

const WRONG_SECRET =
  'ZAGUAN_SECRET is not the secret of these data (without the variable, the secret is in the file "secret" in DATA_DIR). To change it, give the previous one as ZAGUAN_SECRET_PREVIOUS.';
const SECRET_REMOVED_TOO_EARLY =
  'ZAGUAN_SECRET_PREVIOUS was removed too early: only the previous secret decrypts some keys. Start once more with both.';
