import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#platform/data/database.ts';
import { freePort } from '#platform/edge/listen.ts';
import { putNewDatabase } from '../../support/new-database.ts';

/** The needs of a running server: an address, a data folder, perhaps a database. `remove` deletes them. */
export interface Installation {
  url: string;
  environment: Record<string, string>;
  /** Returns the address and environment of one more server on the same data, on another port. */
  anotherAddress(): Promise<Omit<Installation, 'anotherAddress' | 'remove'>>;
  remove(): Promise<void>;
}

/**
 * Makes a data folder, and with `database` (a Postgres server's address) a database there. Without `database`, the folder gets a new
 * embedded one; with `untouched` that is left to the first start.
 */
export async function makeInstallation(database: string | null, { untouched = false } = {}): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-kill-'));
  if (database === null && !untouched) await putNewDatabase(folder);
  const ownDatabase = database === null ? null : await makeDatabase(database);
  const common = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    JOURNEY_KEYS: '12',
    ...(ownDatabase ? { DATABASE_URL: ownDatabase.url, ZAGUAN_SECRET: 'known only to this test, and long enough' } : {}),
  };
  const at = async () => {
    const port = await freePort(0, '127.0.0.1');
    const url = `http://127.0.0.1:${port}`;
    return { url, environment: { ...common, PORT: String(port), PUBLIC_URL: url } };
  };
  return {
    ...(await at()),
    anotherAddress: at,
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      await ownDatabase?.drop();
    },
  };
}

async function makeDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `zaguan_kill_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const engine = openPostgres(server, { connections: 1 });
    await engine.executeSql(statement);
    await engine.close();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Connections of killed servers may still be open in Postgres.
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
