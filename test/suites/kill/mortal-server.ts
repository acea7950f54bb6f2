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

/** A server that dies at one point after the other, and is started again after each; after the last one it stays. */
export interface MortalServer {
  url: string;
  /** Of the first start. Later ones know it too. */
  key: string;
  /** When it has died at this point, and is there again. */
  reached(what: string): Promise<void>;
  /** For a request that got no answer: comes back when a server is there. */
  again(): Promise<void>;
  /** Asks until there is an answer. One that refuses is thrown. */
  ask(path: string, init?: Asking): Promise<Response>;
  close(): Promise<void>;
}

/** A heart that is silent for half a minute is a job that another takes up; here nobody waits for that. */
const TAKE_UP_JOBS = `update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`;

/** Many times what a job waits before it begins. */
const DIES_WITHIN_MS = 120_000;
/** Many times what a few starts take. */
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
      // What a job does, it may do before the server says that it is ready.
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
  // Whoever waits hears of it; nobody may.
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
        // One that has just begun may have no hand free.
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

/** Starts a server that dies there, be it before it is ready, and comes back when it is no more. */
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

/** A start that came to its own end has a code and a sentence. */
const isKilled = (cause: unknown) => cause instanceof Error && cause.message.startsWith('The server ended with null');

/** A connection that was left from the server before fails too, so the server itself is asked. */
async function answering(url: string): Promise<void> {
  const until = performance.now() + RISES_WITHIN_MS;
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
    if (performance.now() > until) throw new Error(`There was no server for ${RISES_WITHIN_MS / 1000} s.`);
    await after(50);
  }
}

async function takeUpJobs(database: string): Promise<void> {
  const engine = openPostgres(database, { connections: 1 });
  // A first start may die before there is a queue.
  const { rows } = await engine.executeSql("select to_regclass('jobs.job') as queue");
  if ((rows[0] as { queue: string | null }).queue) await engine.executeSql(TAKE_UP_JOBS);
  await engine.close();
}
