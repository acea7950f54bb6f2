import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Owner } from '../../base/administration.ts';
import type { Clock, Keys, Log, SealedRows } from '../../base/ports.ts';
import type { Engine } from '../database.ts';
import { seal } from '../secret.ts';
import { createKeyRows } from './key-rows.ts';
import { keysOfTenant, LASTING_KEYS, useOf } from './lasting-keys.ts';
import type { MasterSecrets } from './master-secrets.ts';
import { openKeys } from './open-keys.ts';
import { renewKeys } from './renew-keys.ts';
import { type NumberedKey, openedBy } from './sealed-rows.ts';

/** Milliseconds for which keys are cached; other processes use a new key after this time at the latest. */
const CACHE_MS = 60_000;
/** The shortest time between two reads of `fresh` keys, so that many invalid signatures do not load the database. */
const FRESH_MS = 1_000;

export interface Keyring extends Keys {
  /** Creates the permanent keys that a migration introduces, in the transaction that applies it. */
  makePermanentKeys(migration: string): Promise<void>;
  /** Creates the permanent keys of a new tenant. */
  makeTenantKeys(tenantId: string): Promise<void>;
  /** See `openKeys`. */
  open(): Promise<void>;
  /** See `renewKeys`. */
  renew(): Promise<void>;
}

/** Creates the installation's keys, which are cached in this process for `CACHE_MS`. */
export function createKeyring(engine: Engine, clock: Clock, log: Log, secrets: MasterSecrets): Keyring {
  const rows = createKeyRows(engine, clock, secrets);
  const cache = new Map<string, { keys: readonly NumberedKey[]; until: number }>();
  /** Key objects by their bytes: creating a key object takes four times as long as an HMAC. */
  const hmacKeys = new WeakMap<Uint8Array, KeyObject>();
  /** The rows that each sealer encrypts; null if its values expire by themselves. */
  const sealedRowsOf = new Map<string, SealedRows | null>();

  const refresh = async (use: string): Promise<readonly NumberedKey[]> => {
    const keys = await rows.read(use);
    // Cached only after the commit, since this transaction may have created the key; never empty, since the first may be in creation.
    if (keys.length > 0) engine.afterCommit(() => cache.set(use, { keys, until: clock.now().getTime() + CACHE_MS }));
    return keys;
  };

  /** Creates the first key of a use that is not lasting. */
  const make = (use: string) =>
    engine.inTransaction(async (db) => {
      await rows.turn(db);
      if ((await rows.read(use)).length === 0) await rows.make(db, use, 1);
      return refresh(use);
    });

  const keysOf = async (use: string): Promise<readonly NumberedKey[]> => {
    const entry = cache.get(use);
    if (entry && entry.until > clock.now().getTime()) return entry.keys;
    const keys = await refresh(use);
    return keys.length > 0 ? keys : make(use);
  };

  const lasting = async (name: string, owner?: Owner): Promise<Uint8Array> => {
    const use = owner ? useOf(name, owner) : name;
    const key = (cache.get(use)?.keys ?? (await refresh(use))).at(-1);
    // Not recreated: with a new key, all stored hashes would silently stop matching.
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
      sealedRowsOf.set(use, null);
      return async (fresh = false) => {
        const isOld = fresh && (cache.get(use)?.until ?? 0) - CACHE_MS < clock.now().getTime() - FRESH_MS;
        return (isOld ? await refresh(use) : await keysOf(use)).map(({ bytes }) => bytes);
      };
    },

    sealer(use, sealedRows) {
      sealedRowsOf.set(use, sealedRows ?? null);
      return {
        seal: async (bytes, context) => seal((await keysOf(use))[0]!.bytes, bytes, context),
        async unseal(sealedBytes, context) {
          const plaintext = openedBy(await keysOf(use), sealedBytes, context) ?? openedBy(await refresh(use), sealedBytes, context);
          if (!plaintext) throw new Error(`The data that were encrypted for ${use} are damaged, or their key is missing.`);
          return plaintext.bytes;
        },
      };
    },

    makePermanentKeys: (migration) => rows.makePermanentKeys(LASTING_KEYS[migration] ?? []),
    makeTenantKeys: (tenantId) => rows.makePermanentKeys(keysOfTenant(tenantId)),

    open: () => openKeys({ engine, log, secrets, rows, sealedRowsOf }),
    renew: () => renewKeys({ engine, clock, log, rows, sealedRowsOf, refresh }),
  };
}
