import type { TestProject } from 'vitest/node';
import { sayLeftOut } from './left-out.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** The server shared by all projects of the run. */
let running: Promise<PostgresServer | null> | null = null;

/**
 * Starts the PostgreSQL server of a test run, and puts its address into `TEST_DATABASE_URL`; uses that server if it is already set. With
 * `TEST_ENGINE=embedded`, or if no server can be started, the tests run on the embedded engine; `TEST_ENGINE=postgres` makes the run fail
 * in the second case.
 */
export default async function postgresOfRun({ config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const engine = process.env.TEST_ENGINE ?? '';
  if (!['', 'postgres', 'embedded'].includes(engine)) throw new Error('TEST_ENGINE is postgres or embedded.');
  if (engine !== 'embedded' && process.env.TEST_DATABASE_URL) return;
  running ??= engine === 'embedded' ? Promise.resolve(null) : started(engine === 'postgres');
  const server = await running;
  config.env = { ...config.env, TEST_DATABASE_URL: server?.url ?? '' };
  return server?.stop;
}

async function started(required: boolean): Promise<PostgresServer | null> {
  try {
    return await startPostgres({ durable: false });
  } catch (cause) {
    if (required) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    sayLeftOut('PostgreSQL', `what keeps rows runs on the embedded engine alone, and what needs a server not at all. ${why}`);
    return null;
  }
}
