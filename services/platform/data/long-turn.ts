import { sql } from 'kysely';
import { createTurns } from '../base/turns.ts';
import type { Engine } from './database.ts';

/** Gives one turn per place over all processes, for work that commits on the way; the lock ends with its connection. */
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
  // In this process they wait in memory, not each with a connection.
  return (place, work) => turns.take(place, () => take(place, work));
}
