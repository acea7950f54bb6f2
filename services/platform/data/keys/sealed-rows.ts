import { sql } from 'kysely';
import type { SealedRows } from '../../base/ports.ts';
import type { Engine } from '../database.ts';
import { seal, unseal } from '../secret.ts';

/** Keys of one use have numbers; the newest seals. */
export interface NumberedKey {
  number: number;
  bytes: Uint8Array;
}

/** Seals with the newest key what an older one sealed. False where none of the keys opens a row. */
export async function sealRowsAnew(
  engine: Engine,
  { table, key, column, context }: SealedRows,
  keys: readonly NumberedKey[],
): Promise<boolean> {
  const newest = keys[0]!;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([...key, column].map((name) => sql.ref(name)))} from ${sql.table(table)}`.execute(engine.ambient());
  let allOpen = true;
  for (const row of rows) {
    const before = row[column] as Uint8Array;
    const plaintext = openedBy(keys, before, context(row));
    if (!plaintext) allOpen = false;
    if (!plaintext || plaintext.number === newest.number) continue;
    const is = key.map((name) => sql`${sql.ref(name)} = ${row[name]}`);
    // Only what was read: a value that was written meanwhile is sealed with the newest already.
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${seal(newest.bytes, plaintext.bytes, context(row))}
      where ${sql.join(is, sql` and `)} and ${sql.ref(column)} = ${before}`.execute(engine.ambient());
  }
  return allOpen;
}

/** Tells whether a row has a sealed value. */
export async function hasRows(engine: Engine, { table, column }: SealedRows): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} is not null limit 1`.execute(engine.ambient());
  return rows.length > 0;
}

/** Opens bytes with the first key that fits; null where none does. */
export function openedBy(keys: readonly NumberedKey[], sealedBytes: Uint8Array, context: string) {
  for (const { number, bytes: key } of keys) {
    try {
      return { number, bytes: unseal(key, sealedBytes, context) };
    } catch {
      // Another key's.
    }
  }
  return null;
}
