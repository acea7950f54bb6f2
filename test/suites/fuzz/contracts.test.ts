import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { problemBody } from '#contracts/session/session.ts';
import { onThisMachine } from '../../support/machine-speed.ts';
import { retryWhileBusy } from '../../support/while-busy.ts';
import { fixtureOf } from '../conformance/alike.ts';
import { openHouse } from '../conformance/house.ts';
import { type Operation, sentBy } from '../conformance/operations.ts';
import { samples } from '../conformance/samples.ts';
import { inputOf, name } from './arbitrary.ts';
import { heldMegabytes } from './memory.ts';
import { LOOKS_AT_MEMORY, RUNS, SEED, SLOWEST_MS, TRANSPORT } from './settings.ts';

/** Tests that an operation answers any input in time, with a success of its contract or a problem caused by the sender. */

const house = await openHouse();
afterAll(() => house.close());

/** Inputs between two turns of the event loop. */
const BREATH = 100;

const fixture = fixtureOf(house);

/** Returns false for headers that no request can have, because no client sends them. */
function isSendable(headers: unknown): boolean {
  try {
    new Headers(headers as HeadersInit);
    return typeof headers === 'object' && headers !== null && !Array.isArray(headers);
  } catch {
    return false;
  }
}

/** Returns inputs for the operation's own members, with ids that may or may not exist. */
function inputs(served: Operation, good: unknown): fc.Arbitrary<unknown> {
  const { params } = sentBy(served, good);
  const names = fc.record(Object.fromEntries(Object.entries(params).map(([key, value]) => [key, fc.oneof(fc.constant(value), name)])));
  const whole = served.input ? inputOf(served.input, good) : fc.constant(undefined);
  return fc.tuple(whole, names).map(([input, ids]) => {
    if (Object.keys(ids).length === 0 && !served.detailed) return input;
    const members: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
    if (!isSendable(members.headers)) delete members.headers;
    return served.detailed ? { ...members, params: ids } : { ...members, ...ids };
  });
}

/** Returns the answer and its milliseconds. Only an operation that reads files may say that the machine is busy. */
async function answerTo(served: Operation, input: unknown, id: string) {
  let began = 0;
  const call = () => {
    began = performance.now();
    return house.call(TRANSPORT, served, input);
  };
  const outcome = await (samples[id]!.slowest === undefined ? call() : retryWhileBusy(call));
  return { outcome, took: performance.now() - began };
}

/** Returns the number of inputs: a quarter for an operation that reads pictures or PDFs, since each takes seconds. */
const runsOf = (id: string): number => (samples[id]!.slowest === undefined ? RUNS : RUNS / 4);

describe.each(house.operations.map((one) => [one.id, one, runsOf(one.id)] as const))('%s', (id, served, runs) => {
  it(`answers ${runs} inputs`, { timeout: 300_000 + runs * 100 }, async () => {
    let asked = 0;
    const good = await samples[id]!.valid(fixture);
    const property = fc.asyncProperty(inputs(served, good), async (input) => {
      // Inputs in one process block connections and timers, so the event loop gets a turn now and then.
      if (asked++ % BREATH === 0) await setImmediate();
      const { outcome, took } = await answerTo(served, input, id);
      house.bench.logged.length = 0;
      const { download } = samples[id]!;
      // In the process a problem has no body, and a file has no headers.
      const isTold = TRANSPORT !== 'in process';
      if (outcome.problem === null && !download) expect(served.output.safeParse(outcome.body).error).toBeUndefined();
      else if (outcome.problem === null && isTold) expect(outcome.headers.get('content-type')).toContain(download);
      // A problem about wrong members may have a list as its detail.
      else if (isTold) expect(problemBody.safeParse({ ...outcome.body, detail: outcome.body.error }).error).toBeUndefined();
      expect(outcome.status, JSON.stringify(outcome.body)).toBeLessThan(500);
      expect(took).toBeLessThan(onThisMachine(samples[id]!.slowest ?? SLOWEST_MS));
    });
    const warm = Math.min(100, runs / 2);
    await fc.assert(property, { numRuns: warm, seed: SEED });
    const before = LOOKS_AT_MEMORY ? await heldMegabytes() : null;
    await fc.assert(property, { numRuns: runs - warm, seed: SEED + 1 });
    if (before !== null) expect((await heldMegabytes()) - before, 'megabytes more than before').toBeLessThan(16);
  });
});
