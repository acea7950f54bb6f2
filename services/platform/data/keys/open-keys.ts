import type { Kysely } from 'kysely';
import { ConfigError } from '../../base/config.ts';
import type { Log, SealedRows } from '../../base/ports.ts';
import type { Engine } from '../database.ts';
import type { PlatformTables } from '../tables.ts';
import type { KeyRows } from './key-rows.ts';
import { keysOfTenant, LASTING_KEYS } from './lasting-keys.ts';
import type { MasterSecrets } from './master-secrets.ts';
import { hasRows } from './sealed-rows.ts';

/** Maximum number of missing keys that an error names. */
const MAX_NAMED = 8;

export interface KeyContext {
  engine: Engine;
  log: Log;
  secrets: MasterSecrets;
  rows: KeyRows;
  /** The rows that each sealer encrypts; null if its values expire by themselves. */
  sealedRowsOf: ReadonlyMap<string, SealedRows | null>;
}

/** Encrypts the keys with each secret and replaces keys of a removed secret. Throws `ConfigError` if a secret is wrong or a key missing. */
export async function openKeys({ engine, log, secrets, rows, sealedRowsOf }: KeyContext): Promise<void> {
  await engine.inTransaction(async (db) => {
    await rows.turn(db);
    const hasOthers = await rows.wrapAll(db);
    const uses = await missingUses(engine, db, sealedRowsOf);
    if (uses.length > 0) throw keysMissing(uses);
    if (!hasOthers || secrets.ids.length > 1) return;
    // A removed secret may be known, and with it all keys that it encrypted: each use gets a new key for sealing.
    const newest = await rows.deleteOtherCopies(db);
    for (const { use, number } of newest) await rows.make(db, use, number + 1);
    log.info({ keys: newest.length }, 'the secret before was taken away, keys have successors');
  });
}

/** Returns the uses without a key that need one: lasting uses, and uses with sealed rows. */
async function missingUses(engine: Engine, db: Kysely<PlatformTables>, sealedRowsOf: KeyContext['sealedRowsOf']): Promise<string[]> {
  const rows = await db.selectFrom('platform.keys').select('use').distinct().execute();
  const present = new Set(rows.map(({ use }) => use));
  const tenants = await db.selectFrom('platform.tenants').select('id').execute();
  const lastingUses = [...Object.values(LASTING_KEYS).flat(), ...tenants.flatMap(({ id }) => keysOfTenant(id))];
  const uses = lastingUses.filter((use) => !present.has(use));
  for (const [use, sealedRows] of sealedRowsOf) {
    if (sealedRows && !present.has(use) && (await hasRows(engine, sealedRows))) uses.push(use);
  }
  return uses;
}

const keysMissing = (uses: readonly string[]) =>
  new ConfigError([
    `Keys are missing in platform.keys: ${uses.slice(0, MAX_NAMED).join(', ')}${uses.length > MAX_NAMED ? ` and ${uses.length - MAX_NAMED} more` : ''}.`,
    'The database was restored in part, its rows were deleted, or it is another database. Restore all of platform.keys from the backup that the other tables are from, or correct DATABASE_URL. New keys are not made, because all data under the old ones would be lost.',
  ]);
