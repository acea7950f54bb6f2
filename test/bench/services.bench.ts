import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { Partners } from '../suites/sessions/partner.ts';
import { personOf } from '../suites/sessions/people.ts';
import { Session } from '../suites/sessions/session.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { type Filled, openFilled } from './services/many-workflows.ts';
import { hourlySweep } from './services/sweep.ts';

/** The folder of the databases. It is kept between runs, since filling a million rows takes minutes. */
const FOLDER = '/var/tmp/zaguan-bench-services';
const FEW = 1_000;
/** Maximum time of a request among many rows, as a multiple of its time among few. */
const MAX_GROWTH = 1.3;
/** Sessions used in turn, since the requests of one session per minute are limited. */
const SESSIONS = 10;
/** The steps of each session; none with media, which are not measured here. */
const STEPS = ['acceptance', 'personal_data', 'personal_address'];

/**
 * Compares the times of the workflows service's requests and its hourly sweep on PostgreSQL with a million workflows and with a thousand,
 * requested in turn: `npm run bench -- services [workflows] [times]`. Each workflow has four steps with media, events, tokens and people.
 * Exits with 1 if a request takes more than 1.3 times as long with many rows (a jump to a page by number may), or if following
 * `next_page_url` takes more than 1.5 times as long in the middle as at the start.
 */
export async function run([many = '1000000', times = '200']: readonly string[]): Promise<void> {
  const postgres = await startPostgres({ kept: FOLDER });
  const filled: Filled[] = [];
  try {
    for (const rows of [FEW, Number(many)]) filled.push(await openFilled(postgres, FOLDER, rows));
    const partners = filled.map((one) => partnersOf(one));
    const took: Record<string, number[][]> = {};
    for (const [name, { count, ask }] of Object.entries(operations)) {
      took[name] = filled.map(() => []);
      const states = await Promise.all(filled.map((one, at) => ask(one, partners[at]!)));
      for (let turn = -5; turn < Math.ceil(Number(times) * count); turn++) {
        for (const [at, once] of states.entries()) {
          const milliseconds = await once(turn + 5);
          // The first five turns warm the caches and do not count.
          if (turn >= 0) took[name][at]!.push(milliseconds);
        }
      }
    }
    const rows = Object.entries(took).map(([name, [few, all]]) => {
      const ratio = quantile(all!, 0.5) / quantile(few!, 0.5);
      const limit = operations[name]!.jumps ? null : MAX_GROWTH;
      return [
        name,
        {
          [`${FEW}: p50 (ms)`]: tenths(quantile(few!, 0.5)),
          'p99 (ms)': tenths(quantile(few!, 0.99)),
          [`${many}: p50 (ms)`]: tenths(quantile(all!, 0.5)),
          'p99 (ms) ': tenths(quantile(all!, 0.99)),
          grows: Math.round(ratio * 100) / 100,
          limit: limit ?? 'none',
        },
      ] as const;
    });
    console.table(Object.fromEntries(rows));
    const depth = quantile(took['follow next_page_url in the middle']![1]!, 0.5) / quantile(took['first page']![1]!, 0.5);
    console.log(`Following in the middle takes ${depth.toFixed(2)} times the start; the limit is 1.5.`);
    const over = rows.some(([, { grows, limit }]) => typeof limit === 'number' && grows > limit);
    if (depth > 1.5 || over) process.exitCode = 1;
  } finally {
    for (const { stop } of filled) await stop();
    await postgres.stop();
  }
}

interface Operation {
  /** The share of the turns in which the operation runs. */
  count: number;
  /** True if it skips many rows and may therefore take longer. */
  jumps?: boolean;
  /** Prepares the operation, which is not measured, and returns a function that runs it and returns its milliseconds. */
  ask(filled: Filled, partners: Partners): Promise<(turn: number) => Promise<number>>;
}

interface Page {
  next_page_url: string | null;
}

const LIST = '/workflows/v1/workflows';
const list = (search: (found: Filled['found']) => string): Operation => ({
  count: 1,
  ask:
    async ({ found }, partners) =>
    () =>
      timed(() => partners.ask('GET', `${LIST}?${search(found)}`)),
});

const operations: Readonly<Record<string, Operation>> = {
  'first page': list(() => ''),
  'follow next_page_url in the middle': {
    count: 1,
    ask: async ({ rows }, partners) => {
      const middle = await partners.ask<Page>('GET', `${LIST}?page=${Math.floor(rows / 40)}`);
      let next = middle.next_page_url;
      return () =>
        timed(async () => {
          const { pathname, search } = new URL(next!);
          next = (await partners.ask<Page>('GET', pathname + search)).next_page_url ?? middle.next_page_url;
        });
    },
  },
  'jump to a page far in': {
    count: 0.1,
    jumps: true,
    ask:
      async ({ rows }, partners) =>
      () =>
        timed(() => partners.ask('GET', `${LIST}?page=${Math.floor(rows / 50)}`)),
  },
  'filter: a status that most have': list(() => 'status=success'),
  'filter: a status that few have': list(() => 'status=rules_failed'),
  'filter: a status that nobody has': list(() => 'status=skipped'),
  'filter: a responsible': list(({ responsible }) => `responsible_uuid=${responsible}`),
  'filter: a person': list(({ person }) => `people_uuid=${person}`),
  'filter: an hour long ago': list(({ from, to }) => `from_date=${from}&to_date=${to}`),
  'by external reference': {
    count: 1,
    ask:
      async ({ found }, partners) =>
      () =>
        timed(() => partners.ask('GET', `${LIST}/by-external-reference/${found.reference}`)),
  },
  get: {
    count: 1,
    ask: async ({ found }, partners) => {
      const { data } = await partners.ask<{ data: WorkflowRecord[] }>('GET', `${LIST}?external_reference_id=${found.reference}`);
      return () => timed(() => partners.workflow(data[0]!.uuid));
    },
  },
  'session view': {
    count: 1,
    async ask({ url }, partners) {
      const sessions = await Promise.all(Array.from({ length: SESSIONS }, (_, number) => newSession(url, partners, number)));
      for (const session of sessions) await session.open();
      return (turn) => timed(async () => sessions[turn % SESSIONS]?.read());
    },
  },
  create: { count: 1, ask: async (_, partners) => () => timed(() => partners.createWorkflow(STEPS)) },
  'a whole session': {
    count: 0.2,
    ask:
      async ({ url }, partners) =>
      async (turn) => {
        const session = await newSession(url, partners, turn);
        return timed(() => session.walk());
      },
  },
  'the sweep of an hour': {
    count: 0.05,
    ask:
      async ({ database }) =>
      () =>
        hourlySweep(database),
  },
};

async function newSession(url: string, partners: Partners, turn: number): Promise<Session> {
  const { uuid } = await partners.createWorkflow(STEPS);
  return new Session({
    url: () => url,
    token: await partners.token(uuid),
    // Another person each time, also in the next run.
    person: personOf((Date.now() + turn) % 200_000),
    code: () => Promise.reject(new Error('No step asks for a code.')),
    photo: () => new Uint8Array(),
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function partnersOf({ url, server }: Filled): Partners {
  const partners = new Partners(() => url);
  partners.use(server.ready.keys);
  return partners;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
