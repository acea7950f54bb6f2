import { readFileSync, writeFileSync } from 'node:fs';
import { type ServerProcess, startServerProcess } from '../journeys/server-process.ts';
import { makePlace } from '../kill/worlds.ts';
import { startPostgres } from '../postgres-server.ts';
import { Partners } from '../sessions/partner.ts';
import { personOf } from '../sessions/people.ts';
import { photos } from '../sessions/photos.ts';
import { Session } from '../sessions/session.ts';

/**
 * `npm run bench -- sessions [sessions] [seconds]`: 300 people at once for 60 seconds, embedded and on Postgres. Each has the event
 * stream open, does something every 5 seconds, and uploads one picture of 300 kB. The people run on the same machine, from this process.
 */
export async function run([sessions = '300', seconds = '60']: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  try {
    const rows: Record<string, Figures> = {};
    for (const [name, database] of [['embedded', null] as const, ['Postgres', postgres.url] as const]) {
      rows[name] = await measure({ sessions: Number(sessions), milliseconds: Number(seconds) * 1000, database });
    }
    console.table(rows);
    if (Object.values(rows).some(({ errors }) => errors > 0)) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}

interface Figures {
  sessions: number;
  requests: number;
  errors: number;
  'p50 (ms)': number;
  'p99 (ms)': number;
  'slowest (ms)': number;
  'uploads p99 (ms)': number;
  events: number;
  /** The server's, at its highest. */
  'memory (MB)': number;
}

const STEPS = ['acceptance', 'personal_data', 'personal_address', 'enroll_full'];
const EVERY_MS = 5_000;
const AT_ONCE = 20;

/** What a person does, one thing every five seconds; afterwards they look at the screen. */
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

async function measure(options: { sessions: number; milliseconds: number; database: string | null }): Promise<Figures> {
  const place = await makePlace(options.database);
  const server = await startServerProcess(place.environment);
  try {
    const pictures = await photos(8, 300);
    const people = await admit(options.sessions, place.url, server, pictures);
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
    // What starting took at its highest is not asked here (proc_pid_clear_refs: 5 begins the peak anew).
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
    const until = performance.now() + options.milliseconds;
    const lives = people.map(async (session, at) => {
      // Spread over the first five seconds, as people are.
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
    leaving.abort();
    await Promise.all(streams);
    for (const sentence of new Set(failures.slice(0, 20).map(String))) console.error(sentence);
    return {
      sessions: people.length,
      requests: took.length,
      errors: failures.length,
      'p50 (ms)': quantile(took, 0.5),
      'p99 (ms)': quantile(took, 0.99),
      'slowest (ms)': quantile(took, 1),
      'uploads p99 (ms)': quantile(uploads, 0.99),
      events,
      'memory (MB)': peakMegabytes(server),
    };
  } finally {
    await server.stop();
    await place.remove();
  }
}

/** The people, each with an open workflow, before anything is measured. */
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

/** The most that the process held (proc_pid_status(5)). */
function peakMegabytes({ pid }: ServerProcess): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
