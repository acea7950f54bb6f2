import { loadavg } from 'node:os';
import { openPostgres } from '#platform/data/database.ts';
import { startServerProcess } from '../suites/journeys/server-process.ts';
import { makeInstallation } from '../suites/kill/installation.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { processorSeconds } from './processor-time.ts';

const LIMIT = 2;
/** Milliseconds after which the work that a start leaves is done. */
const SETTLED_AFTER_MS = 40_000;

/**
 * Counts the PostgreSQL commits of a server that has nothing to do, and measures its processor time: `npm run bench -- idle [seconds]`.
 * Exits with 1 at two or more commits a second.
 */
export async function run([seconds = '60']: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  const installation = await makeInstallation(postgres.url);
  const server = await startServerProcess(installation.environment);
  // Connected to another database, so that the bench's own queries do not count.
  const engine = openPostgres(postgres.url, { connections: 1 });
  const database = new URL(installation.environment.DATABASE_URL ?? '').pathname.slice(1);
  const look = async () => {
    const counted = await engine.executeSql('select xact_commit + xact_rollback as count from pg_stat_database where datname = $1', [
      database,
    ]);
    return { at: performance.now(), processor: processorSeconds(server.pid).own, ...(counted.rows[0] as { count: number }) };
  };
  try {
    // Autovacuum's transactions would count too.
    await engine.executeSql('alter system set autovacuum = off');
    await engine.executeSql('select pg_reload_conf()');
    await pause(SETTLED_AFTER_MS);
    const before = await look();
    await pause(Number(seconds) * 1000);
    const after = await look();
    const took = (after.at - before.at) / 1000;
    const commits = (after.count - before.count) / took;
    console.table({
      'commits a second': { measured: Math.round(commits * 100) / 100, limit: LIMIT },
      'of a processor (%)': { measured: Math.round(((after.processor - before.processor) / took) * 1000) / 10, limit: '' },
      'load of the machine meanwhile': { measured: Math.round((loadavg()[0] ?? 0) * 10) / 10, limit: '' },
    });
    if (commits >= LIMIT) process.exitCode = 1;
  } finally {
    await engine.close();
    await server.stop();
    await installation.remove();
    await postgres.stop();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
