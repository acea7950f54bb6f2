import { sql } from 'kysely';
import { createTurns } from '../base/turns.ts';
import type { Engine } from './database.ts';

/**
 * Returns a function that runs work under a lock per place over all processes, for work with several transactions. The database
 * releases the lock when its connection ends.
 */
export function longTurn(engine: Engine): <Value>(place: string, work: () => Promise<Value>) => Promise<Value> {
  const turns = createTurns();
  if (engine.isEmbedded) return turns.take;
  const take = async <Value>(place: string, work: () => Promise<Value>): Promise<Value> =>
    engine
      .view()
      .query.connection()
      .execute(async (connection) => {
        const lock = sql`hashtextextended(${`zaguan.turns ${place}`}, 0)`;
        await sql`select pg_advisory_lock(${lock})`.execute(connection);
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(${lock})`.execute(connection);
        }
      });
  // Work of this process waits in memory, so that only one connection per place waits for the lock.
  return (place, work) => turns.take(place, () => take(place, work));
}
