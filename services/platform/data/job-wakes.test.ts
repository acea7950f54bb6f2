import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { Log } from '../base/ports.ts';
import type { Engine } from './database.ts';
import { createJobs, type RunningJobs } from './jobs.ts';

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
const options = { retryLimit: 3, retryDelaySeconds: 60 };

let bench: TestPlatform<object>;
/** The statements that the queue sent to the database. */
let asked: { text: string; values: readonly unknown[] }[];
/** The number of these statements that are not answered yet. */
let pending: number;
let engine: Engine;
let running: RunningJobs[];

beforeEach(async () => {
  bench = await createTestPlatform();
  asked = [];
  pending = 0;
  running = [];
  engine = {
    ...bench.engine,
    async executeSql(text, values = []) {
      asked.push({ text, values });
      pending++;
      try {
        return await bench.engine.executeSql(text, values);
      } finally {
        pending--;
      }
    },
  };
});
afterEach(async () => {
  vi.useRealTimers();
  for (const jobs of running) await jobs.stop();
  await bench.close();
});

async function start(): Promise<RunningJobs> {
  const jobs = createJobs(engine, silent);
  running.push(jobs);
  await jobs.start();
  return jobs;
}

/** Waits until all statements are answered and none follows for five turns of the event loop. */
async function quiet(): Promise<void> {
  for (let turns = 0; turns < 5; turns = pending === 0 ? turns + 1 : 0) await new Promise((resolve) => setImmediate(resolve));
}

describe('a server that has nothing to do', () => {
  it('asks the database less than twice a second, however many queues it works on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const jobs = await start();
    for (let queue = 0; queue < 15; queue++) await jobs.work(`queue-${queue}`, { ...options, atOnce: 4 }, async () => {});
    for (let queue = 0; queue < 5; queue++) await jobs.schedule(`hourly-${queue}`, '17 * * * *', async () => {});
    await quiet();
    asked = [];
    const seconds = 60;
    for (let second = 0; second < seconds; second++) {
      vi.advanceTimersByTime(1_000);
      await quiet();
    }
    expect(asked.length).toBeGreaterThan(seconds / 2);
    expect(asked.length / seconds).toBeLessThan(2);
  });
});

describe('a job that nobody tells this process of', () => {
  it('begins when its time has come', async () => {
    const begun = Promise.withResolvers<string>();
    const other = await start();
    const mine = await start();
    await mine.work<{ name: string }>('letters', options, async ({ name }) => begun.resolve(name));
    await engine.view().transaction((trx) => other.enqueue(trx, 'letters', { name: 'Ana' }, { startAfterSeconds: 1 }));
    expect(await begun.promise).toBe('Ana');
  });
});

describe('the question what is due', () => {
  it('reads the first entries of an index, however many jobs wait for later', async () => {
    const jobs = await start();
    for (const queue of ['reminders', 'letters']) await jobs.work(queue, options, async () => {});
    await engine.executeSql(
      `insert into jobs.job (name, policy, singleton_key, start_after)
      select 'reminders', 'short', number::text, now() + interval '1 hour' from generate_series(1, 5000) as number`,
    );
    await engine.executeSql('analyze jobs.job');
    const question = await vi.waitUntil(() => asked.find(({ text }) => text.includes('as first')), { timeout: 10_000 });
    const { rows } = await engine.executeSql(`explain (costs off) ${question.text}`, question.values);
    const plan = rows.map((row) => Object.values(row as object).join()).join('\n');
    const probe =
      /Index (?:Only )?Scan using \w+ on job_common job.*\s+Index Cond: .*name = queue\.name.* AND \(state = .* AND \(blocked = false/g;
    expect(plan.match(probe)).toHaveLength(2);
    expect(plan).not.toContain('Sort');
  });
});

describe('the next job', () => {
  it('is found by an index, and nothing is sorted, behind thousands that wait before it', async () => {
    const jobs = await start();
    const over = Promise.withResolvers<void>();
    await jobs.work('deliveries', { ...options, atOnce: 2, perGroup: 1 }, () => over.promise);
    for (const [group, count] of [['slow', 4_000] as const, ['other', 200] as const]) {
      const waiting = Array.from({ length: count }, (_, number) => ({ number }));
      await engine.view().transaction((trx) => jobs.enqueueAll(trx, 'deliveries', waiting, { group }));
    }
    const fetches = () => asked.filter(({ text }) => /\bname = 'deliveries'[\s\S]*for update/i.test(text));
    // The second worker's statement excludes the group of the first worker's job.
    const leavingOut = await vi.waitUntil(() => fetches().find(({ values }) => values.length > 0), { timeout: 10_000 });
    const first = fetches().find(({ values }) => values.length === 0);
    await engine.executeSql('analyze jobs.job');
    over.resolve();
    for (const fetch of [first, leavingOut]) {
      const { rows } = await engine.executeSql(`explain (costs off) ${fetch?.text}`, fetch?.values);
      const plan = rows.map((row) => Object.values(row as object).join()).join('\n');
      expect(plan).toMatch(/Limit\s+-> {2}LockRows\s+-> {2}Index Scan using \w+ on job_common/);
      expect(plan).not.toContain('Sort');
    }
  });
});
