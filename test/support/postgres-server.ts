import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#platform/edge/listen.ts';
import { installDebian } from './debian.ts';

/** A running Postgres server with a folder and port of its own. */
export interface PostgresServer {
  pid: number;
  /** The address of the administrator's database; tests create databases next to it. */
  url: string;
  /** Creates a database; returns its address. */
  create(name: string): string;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
/** The user that Debian creates for its server, which refuses to run as root. */
const UNPRIVILEGED = 'postgres';
const PATIENCE_MS = 30_000;

/** Returns the folder of Debian's server programs; installs them if missing and allowed, else throws a readable error. */
export function postgresPrograms(): string {
  const found = installed();
  if (found) return found;
  installDebian(['postgresql-15'], 'PostgreSQL');
  return installed() ?? fail('PostgreSQL was installed, and its programs are not where Debian puts them.');
}

function installed(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

function fail(sentence: string): never {
  throw new Error(sentence);
}

/** Settings for data that ends with the run, so nothing must survive a crash. */
const UNSAFE_AND_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts a server in a new temporary folder, reachable only from this machine. `kept` names a folder that is not deleted, with its
 * databases; without `durable` the server does not wait for the disk.
 */
export async function startPostgres({ kept, durable = true }: { kept?: string; durable?: boolean } = {}): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (kept) mkdirSync(kept, { recursive: true });
  // Not below a home folder: the unprivileged user cannot enter one.
  const folder = kept ?? mkdtempSync('/tmp/zaguan-postgres-');
  const user = userOf(folder);
  const data = join(folder, 'data');
  if (!existsSync(data)) makeCluster(programs, data, { ...user, cwd: folder });
  const port = await freePort(0, '127.0.0.1');
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    // For several test files at once, each with a few servers of up to 16 connections.
    max_connections: 300,
    log_min_messages: 'warning',
    ...(durable ? {} : UNSAFE_AND_FAST),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...args], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const output: string[] = [];
  server.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      // SIGINT is the fast shutdown: it does not wait for connected clients.
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  const sql = (database: string, text: string) =>
    spawnSync(join(programs, 'psql'), ['-qX', '-h', '127.0.0.1', '-p', String(port), '-U', 'zaguan', '-d', database, '-c', text], {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    });
  try {
    await accepting(
      () => sql('postgres', 'select 1').status === 0,
      () => server.exitCode,
      output,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  // Connects by the Unix socket in its folder: a query takes a fifth less processor time than by TCP.
  const urlOf = (database: string) => `postgres://zaguan@${encodeURIComponent(folder)}:${port}/${database}`;
  return {
    pid: server.pid!,
    url: urlOf('postgres'),
    create(name) {
      const { status, stderr } = sql('postgres', `create database ${name}`);
      if (status !== 0) fail(`The database ${name} could not be made: ${stderr}`);
      return urlOf(name);
    },
    stop,
  };
}

function makeCluster(programs: string, data: string, as: { uid?: number; gid?: number; cwd: string }): void {
  const args = ['-D', data, '-U', 'zaguan', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  const { status, stderr } = spawnSync(join(programs, 'initdb'), args, { ...as, encoding: 'utf8' });
  if (status !== 0) fail(`initdb ended with ${status}: ${stderr}`);
}

/** Polls until the server accepts connections, because it does not report that it is ready. */
async function accepting(ask: () => boolean, ended: () => number | null, output: readonly string[]): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!ask()) {
    if (ended() !== null || performance.now() > until) fail(`Postgres did not start:\n${output.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns Debian's user, who gets the folder, if this runs as root, which Postgres refuses; else nothing. */
function userOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (!uid || !gid) fail(`There is no user ${UNPRIVILEGED} to run PostgreSQL as.`);
  chownSync(folder, uid, gid);
  return { uid, gid };
}
