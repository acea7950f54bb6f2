import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../services/platform/data/database.ts';
import { freePort } from '../../../services/platform/edge/listen.ts';

/** What a server is told, and where it is; gone with `remove`. */
export interface Place {
  url: string;
  environment: Record<string, string>;
  /** The same place for one more server: another port. */
  another(): Promise<Omit<Place, 'another' | 'remove'>>;
  remove(): Promise<void>;
}

/** A data folder of its own, and with `database` (a Postgres server's address) a database of its own there. */
export async function makePlace(database: string | null): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-kill-'));
  const kept = database === null ? null : await makeDatabase(database);
  const common = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    JOURNEY_KEYS: '12',
    ...(kept ? { DATABASE_URL: kept.url, ZAGUAN_SECRET: 'known only to this test, and long enough' } : {}),
  };
  const at = async () => {
    const port = await freePort(0, '127.0.0.1');
    const url = `http://127.0.0.1:${port}`;
    return { url, environment: { ...common, PORT: String(port), PUBLIC_URL: url } };
  };
  return {
    ...(await at()),
    another: at,
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      await kept?.drop();
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
