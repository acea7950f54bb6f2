import type { Engine } from '#platform/data/database.ts';

/**
 * Resolves once a transaction of this database waits for a lock on a PostgreSQL server, or `isOver` returns true.
 * Databases of other tests are on the same server. Reads `pg_locks`, since an open transaction reads `pg_stat_activity` once only.
 */
export async function somebodyWaits(engine: Engine, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await engine.executeSql(`
      select pid from pg_locks group by pid
      having bool_or(not granted) and bool_or(database = (select oid from pg_database where datname = current_database()))`);
    if (rows.length) return;
  }
}
