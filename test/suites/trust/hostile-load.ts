import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type ServerProcess, startServerProcess } from '../journeys/server-process.ts';
import { type Installation, makeInstallation } from '../kill/installation.ts';
import { Partners } from '../sessions/partner.ts';
import { personOf } from '../sessions/people.ts';
import { Session } from '../sessions/session.ts';
import { hostileForm, hostilePictures } from './hostile-files.ts';
import { requestOf, wayOf } from './hostile-requests.ts';
import { type HostileString, hostileStrings, spread, stringMembers } from './hostile-strings.ts';

/** Measures how much one request slows down all others, at a server in a process of its own. */

export interface StringFigures {
  strings: number;
  /** The number of all possible strings, from which these are a spread sample; and of the members that they target. */
  all: number;
  members: number;
  /** Strings that blocked the event loop for more than 50 milliseconds of processor time. */
  over: string[];
  longest: number;
  /** Answers other than a refusal of the input. */
  strange: string[];
}

export interface FileFigures {
  files: number;
  /** Milliseconds of `/health` meanwhile, by wall clock; `longestTurn` of the event loop, in processor time. */
  slowestHealth: number;
  longestTurn: number;
  megabytesBefore: number;
  megabytes: number;
  statuses: Readonly<Record<string, number>>;
}

export const LIMITS = { turn: 50, health: 250, megabytes: 900 };

export interface Target {
  strings(count: number): Promise<StringFigures>;
  files(count: number): Promise<FileFigures>;
  close(): Promise<void>;
}

export async function openTarget(): Promise<Target> {
  const installation = await makeInstallation(null);
  const watchFile = join(installation.environment.DATA_DIR!, 'loop-watch');
  const server = await startServerProcess({
    ...installation.environment,
    LOOP_WATCH_FILE: watchFile,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'loop-watch.ts')).href}`,
  });
  const partners = new Partners(() => installation.url);
  partners.use(server.ready.keys);
  /** Returns the longest turn of the event loop since the last call. */
  const turn = async () => {
    // A blocked turn is written to the file in the turn after it.
    await ask(`${installation.url}/health`);
    await new Promise((resolve) => setTimeout(resolve, 25));
    const turns = readText(watchFile).split('\n').map(Number);
    writeFileSync(watchFile, '');
    return Math.max(0, ...turns);
  };
  return {
    strings: (count) => sendStrings(count, { installation, server, partners, turn }),
    files: (count) => sendFiles(count, { installation, server, partners, turn }),
    async close() {
      await server.stop();
      await installation.remove();
    },
  };
}

interface Parts {
  installation: Installation;
  server: ServerProcess;
  partners: Partners;
  turn(): Promise<number>;
}

/** Requests per token, far below its limit. */
const EACH_SESSION = 60;

async function sendStrings(count: number, { installation, server, partners, turn }: Parts): Promise<StringFigures> {
  const sessions = new Map<string, { token: string; workflow: string; step: string; used: number }>();
  const sessionAt = async (step: string) => {
    const open = sessions.get(step);
    if (open && open.used++ < EACH_SESSION) return open;
    const { token, session } = await visitor({ installation, partners }, step === 'enroll_full' ? ['acceptance', step] : [step]);
    const fresh = { token, workflow: session.view.workflow.uuid, step: session.view.current!.uuid, used: 1 };
    sessions.set(step, fresh);
    return fresh;
  };
  const send = async (string: HostileString, at: number) => {
    const { name, step, method, path, body } = requestOf(string);
    const visit = step === null ? null : await sessionAt(step);
    const bearer = visit?.token ?? server.ready.keys[at % server.ready.keys.length]!;
    const uuid = path.includes('/steps/') ? visit?.step : visit?.workflow;
    await turn();
    const response = await ask(installation.url + path.replaceAll('{uuid}', uuid ?? randomUUID()), {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body,
    }).catch((cause: unknown) => {
      throw new Error(name, { cause });
    });
    const answer = await response.text();
    return { name, status: response.status, answer, held: await turn() };
  };
  const members = stringMembers().filter((member) => wayOf(member) !== null);
  const all = [...hostileStrings(members)];
  // First runs of code are slow: every targeted schema runs once with a short text before the measurement.
  const sample = spread(all, count);
  const firsts = [...Map.groupBy(sample, ({ member }) => member.schema).values()].map(([string]) => ({ ...string!, length: 1_000 }));
  for (const [at, string] of firsts.entries()) await send(string, at);
  const results = [];
  for (const [at, string] of sample.entries()) results.push(await send(string, at));
  return {
    strings: results.length,
    all: all.length,
    members: members.length,
    over: results.filter(({ held }) => held > LIMITS.turn).map(({ name, held }) => `${name}: ${held} ms`),
    longest: Math.max(...results.map(({ held }) => held)),
    strange: results
      .filter(({ status }) => status === 429 || status >= 500)
      .map(({ name, status, answer }) => `${name}: ${status} ${answer.slice(0, 200)}`),
  };
}

async function sendFiles(count: number, { installation, server, partners, turn }: Parts): Promise<FileFigures> {
  const pictures = await hostilePictures();
  const form = hostileForm();
  // The preparation took long, so idle connections are closed by now.
  await turn();
  const visitors = await Promise.all(
    Array.from({ length: Math.ceil(count / 10) }, () => visitor({ installation, partners }, ['acceptance', 'enroll_full'])),
  );
  const upload = async (at: number): Promise<number> => {
    const { token, session } = visitors[at % visitors.length]!;
    const { mime, bytes } = pictures[at % pictures.length]!;
    const path = `/workflows/v1/session/steps/${session.view.current!.uuid}/media/${randomUUID()}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': mime, 'x-media-collection': 'back', 'x-media-capture': 'live' };
    return (await fetch(installation.url + path, { method: 'PUT', headers, body: bytes as BodyInit })).status;
  };
  const post = async (at: number): Promise<number> => {
    const key = server.ready.keys[at % server.ready.keys.length]!;
    const headers = { 'svc-apikey': key, 'content-type': form.type, 'idempotency-key': randomUUID() };
    return (await fetch(`${installation.url}/people/v1/documents`, { method: 'POST', headers, body: form.body as BodyInit })).status;
  };
  await Promise.all([upload(3), post(0)]);
  await turn();
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const megabytesBefore = peakMegabytes(server);
  const watch = new Worker(new URL('health-watch.ts', import.meta.url), { workerData: installation.url });
  await once(watch, 'online');
  // A connection may end before its answer is read; a second failure counts.
  const twice = (send: () => Promise<number>) =>
    send()
      .catch(send)
      .catch(() => 0);
  const statuses = await Promise.all(Array.from({ length: count }, (_, at) => twice(() => (at % 2 === 0 ? upload(at / 2) : post(at)))));
  watch.postMessage('over');
  const [slowest] = (await once(watch, 'message')) as [number];
  return {
    files: count,
    slowestHealth: Math.round(slowest),
    longestTurn: await turn(),
    megabytesBefore,
    megabytes: peakMegabytes(server),
    statuses: Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length])),
  };
}

/** Returns a person at the last of these steps, which is started. */
async function visitor({ installation, partners }: Pick<Parts, 'installation' | 'partners'>, steps: readonly string[]) {
  const { uuid } = await partners.createWorkflow(steps);
  const token = await partners.token(uuid);
  const session = new Session({
    url: () => installation.url,
    token,
    person: personOf(7),
    code: () => Promise.reject(new Error('No step asks for a code.')),
    photo: () => new Uint8Array(),
  });
  await session.open();
  for (const _ of steps.slice(1)) await session.answer();
  await session.start();
  return { token, session };
}

/** Retries once, because an idle connection may close while the next request is sent. */
const ask = (url: string, options: RequestInit = {}) => fetch(url, options).catch(() => fetch(url, options));

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The file does not exist until a turn is slow.
    return '';
  }
}

/** Returns the process's highest memory use (proc_pid_status(5)). */
function peakMegabytes({ pid }: ServerProcess): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
