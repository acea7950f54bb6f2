import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDatabase } from '#test/support/new-database.ts';
import type { Log } from '../base/ports.ts';
import { type Engine, openEmbedded } from './database.ts';
import { createJobs, type RunningJobs } from './jobs.ts';

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
const options = { retryLimit: 3, retryDelaySeconds: 60 };

describe('a job whose process died at work', () => {
  let engine: Engine;
  let dead: RunningJobs;
  let next: RunningJobs;
  beforeAll(async () => {
    engine = (await openEmbedded(null, await newDatabase())).engine;
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
    engine = (await openEmbedded(null, await newDatabase())).engine;
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

  test('keeps nobody back behind another group that has its share', async () => {
    const slow = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const begun: string[] = [];
    await jobs.work<{ name: string }>('errands', { ...options, atOnce: 4, perGroup: 2 }, async ({ name }) => {
      begun.push(name);
      if (name.startsWith('hanging')) return slow.promise;
      done.resolve();
    });
    for (let at = 0; at < 8; at++) {
      await engine.view().transaction((trx) => jobs.enqueue(trx, 'errands', { name: `hanging ${at}` }, { group: 'slow' }));
    }
    await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(2);
    await engine.view().transaction((trx) => jobs.enqueue(trx, 'errands', { name: 'quick' }, { group: 'other' }));
    await done.promise;
    expect(begun).toHaveLength(3);
    slow.resolve();
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(9);
  });

  test('is followed by the next at once, and a new one is begun as soon as it is committed', async () => {
    // With one job every two seconds the test would exceed its time limit.
    const letters = Array.from({ length: 20 }, (_, number) => String(number));
    const read: string[] = [];
    let next = Promise.withResolvers<void>();
    await jobs.work<{ name: string }>('post', options, async ({ name }) => {
      read.push(name);
      next.resolve();
    });
    await engine.view().transaction(async (trx) => {
      for (const name of letters) await jobs.enqueue(trx, 'post', { name });
    });
    await expect.poll(() => read.length, { timeout: 20_000 }).toBe(letters.length);
    for (const name of letters) {
      next = Promise.withResolvers();
      await engine.view().transaction((trx) => jobs.enqueue(trx, 'post', { name }));
      await next.promise;
    }
    expect(read).toHaveLength(2 * letters.length);
  });

  test('that was never committed is none', async () => {
    const read: string[] = [];
    const done = Promise.withResolvers<void>();
    await jobs.work<{ name: string }>('drafts', options, async ({ name }) => {
      read.push(name);
      done.resolve();
    });
    const undone = engine.view().transaction(async (trx) => {
      await jobs.enqueue(trx, 'drafts', { name: 'undone' });
      throw new Error('Changed my mind.');
    });
    await expect(undone).rejects.toThrow('Changed my mind.');
    await engine.view().transaction((trx) => jobs.enqueue(trx, 'drafts', { name: 'kept' }));
    await done.promise;
    expect(read).toEqual(['kept']);
  });
});
