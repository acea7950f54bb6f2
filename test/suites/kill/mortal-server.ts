import { setTimeout as after } from 'node:timers/promises';
import { openPostgres } from '#platform/data/database.ts';
import { type ServerProcess, startServerProcess } from '../journeys/server-process.ts';
import type { Failpoint } from './failpoint.ts';
import { makeInstallation } from './installation.ts';

export interface Point {
  what: string;
  failpoint: Failpoint;
}

type Asking = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** A server that dies at one failpoint after the other and is restarted after each; after the last it keeps running. */
export interface MortalServer {
  url: string;
  /** The API key of the first start, which later starts know too. */
  key: string;
  /** Resolves when the server has died at this failpoint and runs again. */
  reached(what: string): Promise<void>;
  /** Resolves when a server runs, for a request without an answer. */
  again(): Promise<void>;
  /** Requests until an answer arrives; throws if the answer is an error. */
  ask(path: string, init?: Asking): Promise<Response>;
  close(): Promise<void>;
}

/** Makes active jobs due at once: otherwise a job is taken over only after half a minute without a heartbeat. */
const TAKE_UP_JOBS = `update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`;

/** The longest wait for a kill: many times the delay of a job. */
const DIES_WITHIN_MS = 120_000;
/** The longest wait for a start: many times the duration of a few starts. */
const RISES_WITHIN_MS = 240_000;

export async function startMortal(
  database: string,
  points: readonly Point[],
  environment: Readonly<Record<string, string>> = {},
): Promise<MortalServer> {
  const installation = await makeInstallation(database);
  const start = (point: Point | undefined) => {
    const failing: Record<string, string> = point ? { ZAGUAN_FAILPOINT: JSON.stringify(point.failpoint) } : {};
    return startServerProcess({ ...installation.environment, ...environment, ...failing });
  };
  const lives = points.map((point) => ({ ...point, over: Promise.withResolvers<void>() }));
  let server: ServerProcess = await start(points[0]);
  const key = server.ready.apiKey!;
  let isOver = false;

  const live = async () => {
    for (const [at, { over }] of lives.entries()) {
      await server.ended;
      if (isOver) return;
      await takeUpJobs(installation.environment.DATABASE_URL!);
      const next = points[at + 1];
      // A job may hit the failpoint before the server is ready.
      const risen = await start(next).catch((cause: unknown) => {
        if (!next || !isKilled(cause)) throw cause;
      });
      if (risen) server = risen;
      if (isOver) return server.kill();
      over.resolve();
    }
  };
  const living = live();
  const failed = living.then(() => new Promise<never>(() => {}));
  // Callers that wait get this error; without callers it must not count as unhandled.
  failed.catch(() => {});
  const again = () => Promise.race([answering(installation.url), failed]);

  return {
    url: installation.url,
    key,
    reached: (what) => Promise.race([lives.find((life) => life.what === what)!.over.promise, failed]),
    again,
    async ask(path, init = {}) {
      const headers = new Headers({ 'svc-apikey': key, ...init.headers });
      if (typeof init.body === 'string') headers.set('content-type', 'application/json');
      for (;;) {
        const answer = await fetch(installation.url + path, { ...init, headers }).catch(() => null);
        const body = await answer?.arrayBuffer().catch(() => null);
        if (answer?.ok && body) return new Response(body, answer);
        // A server that has just started may be busy and answer 503.
        if (answer && body && answer.status !== 503) throw new Error(`${path}: ${answer.status} ${Buffer.from(body)}`);
        await again();
      }
    },
    async close() {
      isOver = true;
      await server.kill();
      await living.catch(() => {});
      await installation.remove();
    },
  };
}

/** Starts a server that dies at the failpoint, even before it is ready, and waits for its end. */
export async function dies(environment: Record<string, string>, failpoint: Failpoint): Promise<void> {
  const server = await startServerProcess({ ...environment, ZAGUAN_FAILPOINT: JSON.stringify(failpoint) }).catch((cause: unknown) => {
    if (!isKilled(cause)) throw cause;
  });
  if (server && !(await Promise.race([server.ended.then(() => true), after(DIES_WITHIN_MS, false)]))) {
    await server.kill();
    throw new Error(`It lived on past ${failpoint.like}, ${failpoint.at}.\n${server.log.join('\n')}`);
  }
  await takeUpJobs(environment.DATABASE_URL!);
}

/** Returns true if the start was killed; a start that ended by itself has an exit code and a message. */
const isKilled = (cause: unknown) => cause instanceof Error && cause.message.startsWith('The server ended with null');

/** Waits until the server answers; polls because an old connection may fail too. */
async function answering(url: string): Promise<void> {
  const until = performance.now() + RISES_WITHIN_MS;
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
    if (performance.now() > until) throw new Error(`There was no server for ${RISES_WITHIN_MS / 1000} s.`);
    await after(50);
  }
}

async function takeUpJobs(database: string): Promise<void> {
  const engine = openPostgres(database, { connections: 1 });
  // A first start may die before the job tables exist.
  const { rows } = await engine.executeSql("select to_regclass('jobs.job') as queue");
  if ((rows[0] as { queue: string | null }).queue) await engine.executeSql(TAKE_UP_JOBS);
  await engine.close();
}
