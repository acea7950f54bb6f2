import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { House, Outcome, Transport } from './house.ts';
import { hasPathParameters, type Operation, sentBy } from './operations.ts';
import type { Fixture, Sample } from './sample.ts';
import { samples } from './samples.ts';

/** An operation with its sample and its id. */
export type Tried = [id: string, served: Operation, sample: Sample];

export const triedIn = (house: House): Tried[] =>
  house.operations.filter(({ id }) => id in samples).map((served): Tried => [served.id, served, samples[served.id]!]);

/** Returns a fixture that makes the objects that samples need, over HTTP. */
export function fixtureOf(house: House): Fixture {
  let numbers = 0;
  return {
    house,
    next: () => ++numbers,
    async make(id, input) {
      const operation = house.operations.find((one) => one.id === id);
      if (!operation) throw new Error(`No operation is called ${id}.`);
      const { problem, status, body } = await house.call('http', operation, input);
      if (problem !== null) throw new Error(`${id}: ${status} ${JSON.stringify(body)}`);
      return body.result ?? body;
    },
  };
}

/** Tests what an operation must do over every transport: answer by its contract, and reveal nothing to other callers. */
export function isAlike(transport: Transport, [, served, sample]: Tried, fixture: Fixture): void {
  const { house } = fixture;
  const { module } = served;

  it(`answers ${transport} as its contract says`, async () => {
    const outcome = await house.call(transport, served, await sample.valid(fixture));
    expectSuccess(served, outcome);
    if (sample.download) {
      if (transport !== 'in process') expect(outcome.headers.get('content-type')).toContain(sample.download);
      return;
    }
    const parsed = served.output.safeParse(outcome.body);
    expect(parsed.error).toBeUndefined();
    // The answer has no member that the contract lacks.
    expect(outcome.body).toEqual(JSON.parse(JSON.stringify(parsed.data)));
  });

  it(`shows nothing to another tenant, nor live data to a test key (${transport})`, async () => {
    const input = await sample.valid(fixture);
    for (const key of [house.keys.other, house.keys.test]) {
      const outcome = await house.call(transport, served, input, { key });
      if (key === house.keys.test && sample.testKey) {
        expect(outcome).toMatchObject({ status: 403, problem: sample.testKey });
        continue;
      }
      if (sample.others === 'hidden') {
        const hidden = outcome.status === 404 || (outcome.status === module.invalidBody.status && outcome.errors[0]?.code === 'unknown');
        expect(hidden, JSON.stringify(outcome)).toBe(true);
      } else expectSuccess(served, outcome);
      if (sample.others === 'nothing') expect(outcome.body.result.data).toEqual([]);
    }
  });

  if (hasPathParameters(served) && sample.others === 'hidden') {
    it(`is 404 for what does not exist, and for what is no id (${transport})`, async () => {
      const input = await sample.valid(fixture);
      for (const id of [randomUUID(), 'x', "'--", '%00']) {
        const outcome = await house.call(transport, served, namedOtherwise(served, input, id));
        expect(outcome, id).toMatchObject({ status: 404, problem: 'not_found' });
      }
    });
  }
}

export function expectSuccess({ successStatus }: Operation, outcome: Outcome): void {
  expect(outcome.problem, JSON.stringify(outcome)).toBeNull();
  // Initialize and similar operations may answer 200 if they change nothing.
  expect(outcome.status).toBe(successStatus);
}

function namedOtherwise(served: Operation, input: unknown, id: string): unknown {
  const { params } = sentBy(served, input);
  const names = Object.fromEntries(Object.keys(params).map((name) => [name, id]));
  return served.detailed ? { ...(input as object), params: names } : { ...(input as object), ...names };
}
