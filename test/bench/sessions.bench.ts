import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type ServerProcess, startServerProcess } from '../suites/journeys/server-process.ts';
import { makeInstallation } from '../suites/kill/installation.ts';
import { Partners } from '../suites/sessions/partner.ts';
import { personOf } from '../suites/sessions/people.ts';
import { photos } from '../suites/sessions/photos.ts';
import { Session } from '../suites/sessions/session.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { processorSeconds, togetherSeconds } from './processor-time.ts';

/**
 * Simulates 300 people at once for 60 seconds, with the embedded database and with Postgres: `npm run bench -- sessions [sessions]
 * [seconds] [embedded|postgres]`. Each has the event stream open, sends a request every 5 seconds and uploads one picture of 300 kB. The
 * people run in this process, on the same machine as the server. Processor times are reported for each and, unlike the response times, do
 * not depend on the machine's other load. Exits with 1 above a limit or after an error.
 */
export async function run([sessions = '300', seconds = '60', only]: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  try {
    const rows: Record<string, Figures> = {};
    for (const [name, server] of [['embedded', null] as const, ['postgres', postgres] as const]) {
      if (only !== undefined && only !== name) continue;
      rows[name] = await measure({ sessions: Number(sessions), milliseconds: Number(seconds) * 1000, postgres: server });
    }
    // One figure per row, since there are too many for columns.
    console.table(
      Object.fromEntries(
        FIGURES.map((figure) => [
          figure,
          { ...Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row[figure]])), limit: LIMITS[figure] ?? '' },
        ]),
      ),
    );
    const isAbove = ([figure, limit]: [string, number]) => Object.values(rows).some((row) => row[figure as Figure] > limit);
    if (Object.entries(LIMITS).some(isAbove)) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}

const FIGURES = [
  'sessions',
  'requests',
  'errors',
  'p50 (ms)',
  'p99 (ms)',
  'slowest (ms)',
  'uploads p50 (ms)',
  'uploads p99 (ms)',
  'events',
  'memory of the server, at its highest (MB)',
  'processor time of the server (s)',
  'of the workers (s)',
  'of Postgres (s)',
  'of the people (s)',
  'of server and Postgres per request, without the workers (ms)',
  'load of the machine meanwhile',
] as const;

type Figure = (typeof FIGURES)[number];
type Figures = Record<Figure, number>;

/** Maximum of each figure. */
const LIMITS: Readonly<Partial<Record<Figure, number>>> = {
  errors: 0,
  'p99 (ms)': 499,
  'of server and Postgres per request, without the workers (ms)': 7,
};

const STEPS = ['acceptance', 'personal_data', 'personal_address', 'enroll_full'];
const EVERY_MS = 5_000;
const AT_ONCE = 20;

/** A person's requests, one every five seconds; afterwards they only read the session. */
const doings: readonly ((session: Session) => Promise<unknown>)[] = [
  (session) => session.start(),
  (session) => session.submit(),
  (session) => session.start(),
  (session) => session.submit(),
  (session) => session.start(),
  (session) => session.post('actions/lookup_postal_code', { input: { zip_code: '44100' }, language: 'es-MX' }),
  (session) => session.submit(),
  (session) => session.start(),
  (session) => session.upload('front'),
];
const looking = (session: Session) => session.read();
const UPLOAD = doings.length - 1;

async function measure(options: { sessions: number; milliseconds: number; postgres: PostgresServer | null }): Promise<Figures> {
  const installation = await makeInstallation(options.postgres?.url ?? null);
  const server = await startServerProcess(installation.environment);
  try {
    const pictures = await photos(8, 300);
    const people = await admit(options.sessions, installation.url, server, pictures);
    const took: number[] = [];
    const uploads: number[] = [];
    const failures: unknown[] = [];
    let events = 0;
    const leaving = new AbortController();
    const streams = people.map(async (session) => {
      try {
        for await (const _ of session.events(leaving.signal)) events++;
      } catch (cause) {
        if (!leaving.signal.aborted) failures.push(cause);
      }
    });
    // Resets the peak memory, so that the start does not count (proc_pid_clear_refs: 5 resets the peak).
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
    const processorTimes = () => ({
      server: processorSeconds(server.pid),
      postgres: options.postgres ? togetherSeconds(options.postgres.pid) : 0,
      people: process.cpuUsage(),
    });
    const before = processorTimes();
    const until = performance.now() + options.milliseconds;
    const lives = people.map(async (session, at) => {
      // Spreads the people over the first five seconds.
      await pause((at / people.length) * EVERY_MS);
      for (let turn = 0; performance.now() < until; turn++) {
        const began = performance.now();
        await (doings[turn] ?? looking)(session).catch((cause: unknown) => failures.push(cause));
        const milliseconds = performance.now() - began;
        took.push(milliseconds);
        if (turn === UPLOAD) uploads.push(milliseconds);
        await pause(EVERY_MS - milliseconds);
      }
    });
    await Promise.all(lives);
    const after = processorTimes();
    const { user, system } = process.cpuUsage(before.people);
    const [load] = loadavg();
    leaving.abort();
    await Promise.all(streams);
    const ours = after.server.own - before.server.own;
    const workers = after.server.children - before.server.children;
    const database = after.postgres - before.postgres;
    for (const sentence of new Set(failures.slice(0, 20).map(String))) console.error(sentence);
    return {
      sessions: people.length,
      requests: took.length,
      errors: failures.length,
      'p50 (ms)': quantile(took, 0.5),
      'p99 (ms)': quantile(took, 0.99),
      'slowest (ms)': quantile(took, 1),
      'uploads p50 (ms)': quantile(uploads, 0.5),
      'uploads p99 (ms)': quantile(uploads, 0.99),
      events,
      'memory of the server, at its highest (MB)': peakMegabytes(server),
      'processor time of the server (s)': tenths(ours),
      'of the workers (s)': tenths(workers),
      'of Postgres (s)': tenths(database),
      'of the people (s)': tenths((user + system) / 1_000_000),
      'of server and Postgres per request, without the workers (ms)': tenths(((ours + database) / took.length) * 1000),
      'load of the machine meanwhile': tenths(load!),
    };
  } finally {
    await server.stop();
    await installation.remove();
  }
}

/** Creates the people's sessions, each with an open workflow, before the measurement. */
async function admit(count: number, url: string, server: ServerProcess, pictures: readonly Uint8Array[]): Promise<Session[]> {
  const partners = new Partners(() => url);
  partners.use(server.ready.keys);
  const people: Session[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => first + at);
    const arrived = numbers.map(async (number) => {
      const { uuid } = await partners.createWorkflow(STEPS);
      const session = new Session({
        url: () => url,
        token: await partners.token(uuid),
        person: personOf(number),
        code: () => Promise.reject(new Error('No step asks for a code.')),
        photo: () => pictures[number % pictures.length]!,
      });
      await session.open();
      return session;
    });
    people.push(...(await Promise.all(arrived)));
  }
  return people;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns the process's peak memory in MB (proc_pid_status(5)). */
function peakMegabytes({ pid }: ServerProcess): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
