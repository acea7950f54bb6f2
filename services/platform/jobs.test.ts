import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, openEmbedded } from './database.ts';
import { createJobs, type RunningJobs } from './jobs.ts';
import type { Log } from './ports.ts';

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
const options = { retryLimit: 3, retryDelaySeconds: 60 };

describe('a job whose process died at work', () => {
  let engine: Engine;
  let dead: RunningJobs;
  let next: RunningJobs;
  beforeAll(async () => {
    engine = (await openEmbedded(null)).engine;
    dead = createJobs(engine, silent);
    next = createJobs(engine, silent);
  });
  afterAll(async () => {
    await next.stop();
    await engine.close();
  });

  test('is taken up by the next process at once', async () => {
    await dead.start();
    const begun = Promise.withResolvers<string>();
    let release = () => {};
    await dead.work<{ name: string }>('letters', options, ({ name }) => {
      begun.resolve(name);
      return new Promise((resolve) => {
        release = resolve;
      });
    });
    await engine.view().transaction((trx) => dead.enqueue(trx, 'letters', { name: 'Ana' }));
    expect(await begun.promise).toBe('Ana');

    await next.start();
    const again = Promise.withResolvers<string>();
    await next.work<{ name: string }>('letters', options, async ({ name }) => again.resolve(name));
    expect(await again.promise).toBe('Ana');
    release();
    await dead.stop();
  });
});

describe('a job that takes long', () => {
  let engine: Engine;
  let jobs: RunningJobs;
  beforeAll(async () => {
    engine = (await openEmbedded(null)).engine;
    jobs = createJobs(engine, silent);
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    await engine.close();
  });

  test('leaves nothing of what it was about in the queue when it fails', async () => {
    const secret = 'PEGL890909MJCRMS08';
    await jobs.work<{ name: string }>('failures', { retryLimit: 0, retryDelaySeconds: 60 }, async () => {
      const cause = Object.assign(new Error(`Key (national_id)=(${secret})`), { code: '23505', params: [secret] });
      throw new Error('not recorded', { cause });
    });
    await engine.view().transaction((trx) => jobs.enqueue(trx, 'failures', { name: 'x' }));
    const failed = async () =>
      (await engine.executeSql(`select output::text from jobs.job where name = 'failures' and state = 'failed'`)).rows;
    await expect.poll(failed, { timeout: 10_000 }).toHaveLength(1);
    const [kept] = (await failed()) as { output: string }[];
    expect(kept?.output).toContain('The job failed');
    expect(kept?.output).not.toContain(secret);
  });

  test('keeps none of the others back where several are worked on at once', async () => {
    const slow = Promise.withResolvers<void>();
    const done = Promise.withResolvers<string>();
    await jobs.work<{ name: string }>('parcels', { ...options, atOnce: 2 }, async ({ name }) => {
      if (name === 'slow') return slow.promise;
      done.resolve(name);
    });
    for (const name of ['slow', 'quick']) await engine.view().transaction((trx) => jobs.enqueue(trx, 'parcels', { name }));
    expect(await done.promise).toBe('quick');
    slow.resolve();
  });
});
