import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#platform/data/database.ts';
import { freePort } from '#platform/edge/listen.ts';
import { putNewDatabase } from '../../support/new-database.ts';

/** What a server needs to run: an address, a data folder, perhaps a database. `remove` deletes it. */
export interface Installation {
  url: string;
  environment: Record<string, string>;
  /** For one more server on the same data: another port. */
  anotherAddress(): Promise<Omit<Installation, 'anotherAddress' | 'remove'>>;
  remove(): Promise<void>;
}

/**
 * A data folder of its own, and with `database` (a Postgres server's address) a database of its own there. Without one there is a new one in
 * the folder, which an `untouched` folder leaves to the first start.
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
  // Connections of killed servers may still be open on the other side.
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
