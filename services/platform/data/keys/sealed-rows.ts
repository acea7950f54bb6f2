import { sql } from 'kysely';
import type { SealedRows } from '../../base/ports.ts';
import type { Engine } from '../database.ts';
import { seal, unseal } from '../secret.ts';

/** A key of a use, with its number; the key with the highest number seals. */
export interface NumberedKey {
  number: number;
  bytes: Uint8Array;
}

/** Re-encrypts rows of older keys with the newest key. False if no key decrypts one of the rows. */
export async function sealRowsAnew(
  engine: Engine,
  { table, key, column, context }: SealedRows,
  keys: readonly NumberedKey[],
): Promise<boolean> {
  const newest = keys[0]!;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([...key, column].map((name) => sql.ref(name)))} from ${sql.table(table)}`.execute(engine.db());
  let allOpen = true;
  for (const row of rows) {
    const before = row[column] as Uint8Array;
    const plaintext = openedBy(keys, before, context(row));
    if (!plaintext) allOpen = false;
    if (!plaintext || plaintext.number === newest.number) continue;
    const is = key.map((name) => sql`${sql.ref(name)} = ${row[name]}`);
    // Updates only unchanged values: a value written meanwhile is sealed with the newest key already.
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${seal(newest.bytes, plaintext.bytes, context(row))}
      where ${sql.join(is, sql` and `)} and ${sql.ref(column)} = ${before}`.execute(engine.db());
  }
  return allOpen;
}

/** Returns true if any row has a sealed value. */
export async function hasRows(engine: Engine, { table, column }: SealedRows): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} is not null limit 1`.execute(engine.db());
  return rows.length > 0;
}

/** Decrypts bytes with the first key that fits. Null if no key fits. */
export function openedBy(keys: readonly NumberedKey[], sealedBytes: Uint8Array, context: string) {
  for (const { number, bytes: key } of keys) {
    try {
      return { number, bytes: unseal(key, sealedBytes, context) };
    } catch {
      // Sealed with a different key: try the next.
    }
  }
  return null;
}
