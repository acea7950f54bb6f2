import type { Engine } from '#platform/data/database.ts';

/** Resolves once a transaction waits for a lock on a PostgreSQL server, or `isOver` returns true. */
export async function somebodyWaits(engine: Engine, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await engine.executeSql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length) return;
  }
}
