import { afterAll, describe, expect, it } from 'vitest';
import { createDocument } from '#platform/edge/openapi.ts';
import { fixtureOf, isAlike, type Tried, triedIn } from './alike.ts';
import { conforms } from './conforms.ts';
import { type House, openHouse } from './house.ts';
import { samples } from './samples.ts';

/** Returns the form of a call: everything that decides how the call is written and sent. */
const formOf = ([, { service, method, detailed, isForm, successStatus }, { download }]: Tried) =>
  [service, method, detailed, isForm, successStatus, download].join(' ');

/**
 * Tests every operation of some services: who is refused, what a valid call answers, the effect of null, the limits, and which documented
 * statuses it really returns. The list of operations is read from the contracts. Over HTTP each operation is tested in full. With each
 * service in a server of its own, the transport of a call depends only on the service and on the form of input and answer, never on the
 * operation, so one operation of each such form is tested (`fuzz` and `kill` test more there). Within the process `in-process.test.ts`
 * tests each, on the embedded engine.
 */
export async function conformanceOf(isMine: (service: string) => boolean): Promise<void> {
  const house: House = await openHouse();
  afterAll(() => house.close());
  const fixture = fixtureOf(house);

  const addresses = house.modules.filter(({ name }) => isMine(name));

  it('has a sample for every operation that is served, and none beside', () => {
    expect(house.operations.map(({ id }) => id).sort()).toEqual(Object.keys(samples).sort());
  });

  const tried = triedIn(house).filter(([, { service }]) => isMine(service));
  const oneOfEachForm = new Set([...Map.groupBy(tried, formOf).values()].map(([first]) => first![0]));

  describe.each(tried)('%s', (...one) => {
    conforms(one, fixture);
    isAlike('http', one, fixture);
    if (oneOfEachForm.has(one[0])) isAlike('three servers', one, fixture);
  });

  describe.each(addresses.map(({ name }) => name))('%s', (name) => {
    const mine = tried.filter(([, served]) => served.service === name);

    it('tells nothing of itself when its database fails', async () => {
      const inputs = new Map<string, unknown>();
      for (const [id, , sample] of mine) inputs.set(id, await sample.valid(fixture));
      // The tests before may have used up the limit per minute.
      house.bench.clock.advance(61);
      let left = mine;
      // An operation that reads none of its own tables still needs the platform's tables to identify the caller.
      for (const schema of [name, 'platform']) {
        await house.bench.engine.executeSql(`alter schema ${schema} rename to out_of_reach`);
        try {
          const outcomes = await Promise.all(left.map(async ([id, served]) => house.callAtOnce(served, inputs.get(id))));
          const failed = outcomes.filter(({ problem }) => problem !== null);
          expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 500));
          expect(JSON.stringify(failed.map(({ body }) => ({ ...body, instance: null })))).not.toMatch(
            /relation|schema|select |insert |\.ts\b/i,
          );
          left = left.filter((_one, at) => outcomes[at]?.problem === null);
        } finally {
          await house.bench.engine.executeSql(`alter schema out_of_reach rename to ${schema}`);
        }
      }
      expect(left.map(([id]) => id)).toEqual([]);
    });
  });

  /** Set by the test below, after which every operation has answered 503. */
  let withoutDatabase = false;

  /** Runs last, because it removes the database. */
  it('says that it is unavailable, when there is no database any more', async () => {
    const inputs = new Map<string, unknown>();
    for (const [id, , sample] of tried) inputs.set(id, await sample.valid(fixture));
    house.bench.clock.advance(61);
    await house.bench.engine.close();
    withoutDatabase = true;
    for (const [id, served] of tried) {
      const outcome = await house.callAtOnce(served, inputs.get(id));
      expect(outcome, id).toMatchObject({ status: 503, problem: 'unavailable' });
      expect(Number(outcome.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  describe.each(addresses.map((module) => [module.name, module] as const))('%s', (name, module) => {
    it('answers with every status that its reference promises, and with no other', async () => {
      const document = await createDocument(module, { publicUrl: 'http://localhost:4100', build: 'test' });
      const mine = tried.filter(([, served]) => served.service === name);
      const wrong = mine.map(([id, { route, method }]) => {
        const described = Reflect.get(document.paths?.[route] ?? {}, method.toLowerCase()) as { responses: object };
        const promised = Object.keys(described.responses);
        const seen = [...house.answered.get(id)!].map(String);
        return {
          id,
          promised: promised.filter((status) => !seen.includes(status) && (withoutDatabase || status !== '503')),
          unannounced: seen.filter((status) => !promised.includes(status)),
        };
      });
      expect(wrong.filter(({ promised, unannounced }) => promised.length + unannounced.length > 0)).toEqual([]);
    });
  });
}
