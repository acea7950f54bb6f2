import type { ReadableStream } from 'node:stream/web';
import { baseOf } from '#client/address.ts';
import { createZaguan, type Patience, type Services } from '#client/zaguan.ts';
import { readPlatformConfig } from '#platform/base/config.ts';
import { DataFolderInUse } from '#platform/data/lock.ts';
import { readLocalFile } from '#services/start/local-file.ts';
import { CommandFailure, type CommandResult } from '../terminal/command.ts';

/** A connection to a server, through the same public contracts that partners use. */
export interface Connection extends Services {
  url: string;
  /** Mode of the API key: true for live. */
  livemode: boolean;
  /** Downloads a file from a URL of this server. */
  download(address: string): Promise<Uint8Array>;
  /** Downloads a file (`/people/v1/…`) as a stream. Throws a `CommandFailure` on failure. */
  file(path: string): Promise<ReadableStream<Uint8Array>>;
}

interface ServerAccess {
  url: string;
  key: string;
  close(): Promise<void>;
}

const WAIT_MS = 30_000;
const HEALTH_MS = 2_000;
const LONGEST_DOWNLOAD_MS = 10 * 60_000;

interface ConnectionOptions {
  /** Prefers the operator's live key of the data folder, because some operations reject test keys. */
  live?: boolean;
  /** Retry settings of commands with many requests, which wait when they reach the key's rate limit. */
  retry?: Partial<Patience>;
}

/** Runs work with a connection to the server that the environment names, or to the data folder's server. */
export async function connected<Value>(
  work: (to: Connection) => Promise<Value>,
  { live = false, retry = {} }: ConnectionOptions = {},
): Promise<Value> {
  const { url, key, close } = await findServer(live);
  try {
    return await work({
      ...createZaguan({ url, key, ...retry }),
      url,
      livemode: key.startsWith('sk_live_'),
      download: (address) => download(url, address),
      file: (path) => file(`${url}${path}`, key),
    });
  } finally {
    await close();
  }
}

/** Calls one operation, and returns its result as JSON and as the text that `describe` makes of it. */
export async function resultOf<Result>(
  call: (to: Connection) => Promise<{ result: Result }>,
  describe: (result: Result) => string,
  options: ConnectionOptions = {},
): Promise<CommandResult> {
  const { result } = await connected(call, options);
  return { json: result, text: describe(result) };
}

/** Finds the server that the environment names, else the data folder's running server; else starts one in this process. */
async function findServer(live: boolean): Promise<ServerAccess> {
  const { ZAGUAN_URL: url, ZAGUAN_KEY: key } = process.env;
  const closeNothing = async () => {};
  if (url) {
    if (!key) throw new CommandFailure('ZAGUAN_URL also needs ZAGUAN_KEY: an API key of the tenant.');
    const base = baseOf(url, 'ZAGUAN_URL');
    if (!(await answers(base))) throw new CommandFailure(`Nothing answers at ${url}.`);
    return { url: base, key, close: closeNothing };
  }
  const config = readPlatformConfig({ ...process.env, LOG_LEVEL: 'silent' });
  const local = readLocalFile(config.dataFolder);
  const ownKey = key ?? (live ? local?.liveKey : local?.key);
  if (local && ownKey && (await answers(local.url))) return { url: local.url, key: ownKey, close: closeNothing };
  if (!ownKey) {
    throw new CommandFailure(
      `No server is known: the data folder ${config.dataFolder} names none. Start one (npm start), name the folder of a running server (DATA_DIR), or set ZAGUAN_URL and ZAGUAN_KEY. "tenant create" creates a first key.`,
    );
  }
  return openHere(ownKey);
}

/** Starts a server in this process for the command. Throws `CommandFailure` if another server uses the data folder. */
async function openHere(key: string): Promise<ServerAccess> {
  const { readConfig, startServer } = await import('#services/main.ts');
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  try {
    const server = await startServer({ ...config, port: 0, host: '127.0.0.1', publicUrl });
    return { url: server.localUrl, key, close: server.close };
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new CommandFailure(
      `${error.shortMessage} Stop that server first, name another folder (DATA_DIR), or send requests to it with ZAGUAN_URL and ZAGUAN_KEY.`,
    );
  }
}

async function answers(url: string): Promise<boolean> {
  const health = await fetch(`${url.replace(/\/$/, '')}/health`, { signal: AbortSignal.timeout(HEALTH_MS) }).catch(() => null);
  return health?.ok ?? false;
}

/** Downloads a signed URL through the connection's address, because its public host may be unreachable from this machine. */
async function download(url: string, address: string): Promise<Uint8Array> {
  const { pathname, search } = new URL(address);
  const answer = await fetch(`${url}${pathname}${search}`, { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) });
  if (!answer.ok) throw new CommandFailure(`The server answered the download with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function file(address: string, key: string): Promise<ReadableStream<Uint8Array>> {
  // Rejects redirects, which would send the key to another host.
  const signal = AbortSignal.timeout(LONGEST_DOWNLOAD_MS);
  const answer = await fetch(address, { headers: { 'svc-apikey': key }, redirect: 'error', signal });
  if (answer.ok && answer.body) return answer.body as ReadableStream<Uint8Array>;
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new CommandFailure(error ?? `The server answered with ${answer.status}.`);
}
