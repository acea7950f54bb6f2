import type { Engine } from '#platform/data/database.ts';

/** Comes back once a transaction waits for a lock on a PostgreSQL server, or nobody will any more. */
export async function somebodyWaits(engine: Engine, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await engine.executeSql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length) return;
  }
}
