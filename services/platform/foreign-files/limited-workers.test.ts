import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SampleAnswer, SampleRequest } from '#test/support/workers/sample.worker.ts';
import { type WorkerBounds, WorkerBudget } from '../base/worker-budget.ts';
import { LimitedWorkers, limitedWorkers, type WorkerLimits } from './limited-workers.ts';
import type { WorkerResult } from './worker-handle.ts';

const WORKER = new URL('../../../test/support/workers/sample.worker.ts', import.meta.url);
const LIMITS: WorkerLimits = { maxWaiting: 200, longestWaitMs: 60_000, processorMs: 20_000, heapMb: 64, memoryMb: 100 };
const ROOMY: WorkerBounds = { processes: 2, memoryMb: 1000 };

const one = { tenantId: 'one' };
const two = { tenantId: 'two' };

type Pool = LimitedWorkers<SampleRequest, SampleAnswer>;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function openPool(budget: WorkerBudget, limits: Partial<WorkerLimits> = {}): Pool {
  const pool: Pool = new LimitedWorkers(budget, WORKER, { ...LIMITS, ...limits });
  closing.push(() => pool.close());
  return pool;
}

async function secretFile(): Promise<{ folder: URL; file: URL; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'zaguan-workers-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'secret');
  await writeFile(path, 'MUESTRA');
  return { folder: pathToFileURL(`${folder}/`), file: pathToFileURL(path), path };
}

/** Reads the state of a process from Linux; a killed process may stay listed as a zombie (Z) until its parent collects it. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

type Span = { pid: number; from: number; until: number };
const spanOf = (outcome: WorkerResult<SampleAnswer>) => (outcome as { answer: Span }).answer;

/** Returns the largest number of workers that ran at the same time. */
function maxAtOnce(spans: readonly Span[]): number {
  return Math.max(...spans.map(({ from }) => spans.filter((span) => span.from <= from && from < span.until).length));
}

describe('what a worker may do', () => {
  it('starts beside the server, and works behind whoever is answered', async () => {
    const pool = openPool(new WorkerBudget(ROOMY));
    await pool.run(one, { what: 'work', ms: 1 });
    expect(await pool.run(one, { what: 'priority' })).toEqual({
      answer: { atStart: getPriority(), now: Math.min(19, getPriority() + 5) },
    });
  });

  it('reads what its pool declares, a file or a folder, and nothing else', async () => {
    const { folder, file, path } = await secretFile();
    const budget = new WorkerBudget(ROOMY);
    const request: SampleRequest = { what: 'read', path };
    expect(await openPool(budget).run(one, request)).toEqual({ problem: 'ERR_ACCESS_DENIED' });
    expect(await openPool(budget, { reads: [folder] }).run(one, request)).toEqual({ answer: { text: 'MUESTRA' } });
    const declared = openPool(budget, { reads: [file] });
    expect(await declared.run(one, request)).toEqual({ answer: { text: 'MUESTRA' } });
    for (const elsewhere of [
      '/etc/passwd',
      new URL('../../main.ts', import.meta.url).pathname,
      new URL('../../../lib/mexico/curp.ts', import.meta.url).pathname,
    ]) {
      expect(await declared.run(one, { what: 'read', path: elsewhere })).toEqual({ problem: 'ERR_ACCESS_DENIED' });
    }
  });

  it('reads a declared folder that is a link, as linked packages are, by either path', async () => {
    const { folder, path } = await secretFile();
    const link = `${folder.pathname.replace(/\/$/, '')}-link`;
    await symlink(folder.pathname, link);
    closing.push(() => rm(link));
    const pool = openPool(new WorkerBudget(ROOMY), { reads: [pathToFileURL(`${link}/`)] });
    for (const place of [path, `${link}/secret`])
      expect(await pool.run(one, { what: 'read', path: place })).toEqual({ answer: { text: 'MUESTRA' } });
  });

  it('sees of the environment what its pool declares', async () => {
    const pool = openPool(new WorkerBudget(ROOMY), { environment: { MODELS: '/models' } });
    expect(await pool.run(one, { what: 'environment' })).toEqual({ answer: { environment: { MODELS: '/models' } } });
  });

  it('starts no program', async () => {
    expect(await openPool(new WorkerBudget(ROOMY)).run(one, { what: 'spawn' })).toEqual({ problem: 'ERR_ACCESS_DENIED' });
  });
});

describe('how a worker ends', () => {
  it('answers with the code of what it refuses, and goes on', async () => {
    const pool = openPool(new WorkerBudget(ROOMY));
    expect(await pool.run(one, { what: 'refuse' })).toEqual({ problem: 'refused_by_the_sample' });
    expect(await pool.run(one, { what: 'work', ms: 1 })).toHaveProperty('answer');
  });

  it('is killed after its time of the processor, and what kills two of them is broken', async () => {
    const budget = new WorkerBudget(ROOMY);
    const hurried = openPool(budget, { processorMs: 300 });
    expect(await hurried.run(one, { what: 'loop' })).toEqual({ broken: 'slow' });
    const pool = openPool(budget);
    expect(await pool.run(one, { what: 'die' })).toEqual({ broken: 'died' });
    expect(await pool.run(one, { what: 'work', ms: 1 })).toHaveProperty('answer');
  });

  it('is not too slow for the time in which it has no processor, until everybody has waited long enough', async () => {
    const budget = new WorkerBudget(ROOMY);
    const request: SampleRequest = { what: 'sleep', ms: 1_000 };
    expect(await openPool(budget, { processorMs: 900 }).run(one, request)).toHaveProperty('answer');
    await expect(openPool(budget, { longestWorkMs: 100 }).run(one, request)).rejects.toMatchObject({ key: 'unavailable' });
  });

  it('refuses whoever waits too long', async () => {
    const budget = new WorkerBudget({ processes: 1, memoryMb: 1000 });
    const loop = openPool(budget)
      .run(one, { what: 'loop' })
      .catch((error: unknown) => error);
    await expect(openPool(budget, { longestWaitMs: 50 }).run(two, { what: 'work', ms: 1 })).rejects.toMatchObject({ key: 'unavailable' });
    for (const close of closing.splice(0)) await close();
    expect(await loop).toMatchObject({ key: 'unavailable' });
  });
});

describe('the budget over all pools', () => {
  const work: SampleRequest = { what: 'work', ms: 60 };

  it('lets no more processes work at once than it has, whatever pools they are of', async () => {
    const budget = new WorkerBudget({ processes: 2, memoryMb: 1000 });
    const pools = [openPool(budget), openPool(budget)];
    const outcomes = await Promise.all(pools.flatMap((pool) => Array.from({ length: 6 }, () => pool.run(one, work))));
    const spans = outcomes.map(spanOf);
    expect(maxAtOnce(spans)).toBeLessThanOrEqual(2);
    expect(new Set(spans.map(({ pid }) => pid)).size).toBeGreaterThanOrEqual(2);
  });

  it('lets no more processes live than its memory holds: one without work gives way to another pool', async () => {
    const budget = new WorkerBudget({ processes: 4, memoryMb: 250 });
    const [first, second] = [openPool(budget), openPool(budget, { memoryMb: 200 })];
    const before = await Promise.all(Array.from({ length: 6 }, () => first.run(one, work)));
    const spans = before.map(spanOf);
    expect(maxAtOnce(spans)).toBeLessThanOrEqual(2);
    expect(first.workers.size).toBe(2);
    const { pid } = spanOf(await second.run(one, work));
    expect(first.workers.size).toBe(0);
    for (const span of spans) await vi.waitFor(() => expect(isAlive(span.pid)).toBe(false));
    expect(isAlive(pid)).toBe(true);
  });

  it('lets one process work that counts for more than all of its memory', async () => {
    const pool = openPool(new WorkerBudget({ processes: 4, memoryMb: 50 }));
    const spans = (await Promise.all(Array.from({ length: 3 }, () => pool.run(one, work)))).map(spanOf);
    expect(maxAtOnce(spans)).toBe(1);
  });

  it('gives one request of a tenant its turn before a hundred of another, in whatever pool', async () => {
    const budget = new WorkerBudget({ processes: 1, memoryMb: 1000 });
    const [busy, other] = [openPool(budget), openPool(budget)];
    const order: string[] = [];
    const ask = async (pool: Pool, tenant: { tenantId: string }) => {
      await pool.run(tenant, { what: 'work', ms: 1 });
      order.push(tenant.tenantId);
    };
    const many = Array.from({ length: 100 }, () => ask(busy, one));
    await Promise.all([ask(busy, two), ask(other, two)]);
    expect(order.filter((tenant) => tenant === 'one').length).toBeLessThanOrEqual(4);
    await Promise.all(many);
  });

  it('gives a request of a larger pool its turn before many of a smaller one', async () => {
    const budget = new WorkerBudget({ processes: 2, memoryMb: 1536 });
    const [small, large] = [openPool(budget, { memoryMb: 700 }), openPool(budget, { memoryMb: 1024 })];
    const order: string[] = [];
    const ask = async (pool: Pool, tenant: { tenantId: string }) => {
      await pool.run(tenant, { what: 'work', ms: 20 });
      order.push(tenant.tenantId);
    };
    const many = Array.from({ length: 20 }, () => ask(small, one));
    await ask(large, two);
    expect(order.filter((tenant) => tenant === 'one').length).toBeLessThanOrEqual(3);
    await Promise.all(many);
  });

  it('has one pool of a program for all who ask with the same limits, and ends it with itself', async () => {
    const budget = new WorkerBudget(ROOMY);
    const ask = (limits: Partial<WorkerLimits> = {}) =>
      limitedWorkers<SampleRequest, SampleAnswer>(budget, WORKER, { ...LIMITS, ...limits }).run(one, { what: 'work', ms: 1 });
    const { pid } = spanOf(await ask());
    expect(spanOf(await ask()).pid).toBe(pid);
    expect(spanOf(await ask({ processorMs: 10_000 })).pid).not.toBe(pid);
    budget.close();
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
    await expect(ask()).rejects.toMatchObject({ key: 'unavailable' });
  });

  it('keeps room for nothing of a pool that closed', async () => {
    const budget = new WorkerBudget({ processes: 2, memoryMb: 250 });
    const [small, large] = [openPool(budget), openPool(budget, { memoryMb: 200 })];
    const looped = vi.fn();
    const loop = small.run(one, { what: 'loop' }).then(looped, looped);
    const refused = expect(large.run(two, work)).rejects.toMatchObject({ key: 'unavailable' });
    const waiting = small.run({ tenantId: 'three' }, work);
    large.close();
    expect(await waiting).toHaveProperty('answer');
    expect(looped).not.toHaveBeenCalled();
    await refused;
    small.close();
    await loop;
  });

  it('refuses the last of whoever has the most waiting, not a newcomer', async () => {
    const pool = openPool(new WorkerBudget({ processes: 1, memoryMb: 1000 }), { maxWaiting: 5 });
    const ask = (tenant: { tenantId: string }) =>
      pool.run(tenant, { what: 'work', ms: 1 }).then(
        () => true,
        (error) => error.key,
      );
    const many = Array.from({ length: 8 }, () => ask(one));
    const newcomer = ask(two);
    expect(await newcomer).toBe(true);
    expect(await Promise.all(many)).toEqual([true, true, true, true, true, 'unavailable', 'unavailable', 'unavailable']);
  });
});
