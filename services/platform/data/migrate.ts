import { readdir, readFile } from 'node:fs/promises';
import { sha256 } from '../base/sha256.ts';
import type { Engine } from './database.ts';

/** A folder of numbered SQL files, which own the database schema named after the set. */
export interface MigrationSet {
  name: string;
  migrations: URL;
  /** Further schemas that are created with this one. */
  schemas?: readonly MigrationSet[];
  /** Runs after a file, in the same transaction: once in the life of a database. */
  whenApplied?: (file: string) => Promise<void>;
}

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Lists the sets, each followed by its further schemas. */
export const withSchemas = (sets: readonly MigrationSet[]): MigrationSet[] => sets.flatMap((set) => [set, ...(set.schemas ?? [])]);

/** Applies new files in order, each in a transaction, in one process at a time. Throws if an applied file has changed. */
export async function migrate(engine: Engine, sets: readonly MigrationSet[]): Promise<{ applied: string[] }> {
  const appliedNames: string[] = [];
  const lock = `select pg_advisory_xact_lock(hashtextextended('zaguan.migrations', 0))`;
  await engine.view().transaction(async () => {
    await engine.executeSql(`${lock};
      create table if not exists public.zaguan_migrations (
        service text not null, name text not null, hash text not null,
        applied_at timestamptz not null default now(), primary key (service, name));`);
  });
  const hashes = async () => {
    const { rows } = await engine.executeSql('select service, name, hash from public.zaguan_migrations');
    return new Map(
      (rows as { service: string; name: string; hash: string }[]).map(({ service, name, hash }) => [`${service}/${name}`, hash]),
    );
  };
  // Read once, without lock: enough for a start that has nothing to apply.
  const before = await hashes();
  for (const set of withSchemas(sets)) {
    for (const file of await readMigrations(set.migrations)) {
      if (isApplied(before, set, file)) continue;
      await engine.view().transaction(async () => {
        await engine.executeSql(lock);
        if (isApplied(await hashes(), set, file)) return;
        await engine.executeSql(`create schema if not exists "${set.name}"`);
        await engine.executeSql(file.sql);
        await engine.executeSql('insert into public.zaguan_migrations (service, name, hash) values ($1, $2, $3)', [
          set.name,
          file.name,
          file.hash,
        ]);
        await set.whenApplied?.(file.name);
        appliedNames.push(`${set.name}/${file.name}`);
      });
    }
  }
  return { applied: appliedNames };
}

/** Returns true if a file is applied. Throws if the file was changed since. */
function isApplied(hashes: ReadonlyMap<string, string>, set: MigrationSet, file: { name: string; hash: string }): boolean {
  const name = `${set.name}/${file.name}`;
  const storedHash = hashes.get(name);
  if (storedHash !== undefined && storedHash !== file.hash) {
    throw new Error(`The migration ${name} was changed after it had been applied. Put it back and add a new file.`);
  }
  return storedHash !== undefined;
}

/** Reads a folder's numbered files in order. Throws if two files have the same number. */
export async function readMigrations(folder: URL) {
  const base = folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`);
  const names = (await readdir(base)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  return Promise.all(
    names.map(async (name) => {
      const number = name.slice(0, 4);
      if (!FILE_NAME.test(name)) throw new Error(`${name} is not named like a migration (0001-what-it-does.sql).`);
      if (numbers.has(number)) throw new Error(`Two migrations carry the number ${number}.`);
      numbers.add(number);
      const sql = await readFile(new URL(name, base), 'utf8');
      return { name, sql, hash: sha256(sql).toString('hex') };
    }),
  );
}
