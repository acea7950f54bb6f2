import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrations } from '#services/main.ts';
import { type CodeSteps, openCodeSteps } from '../../support/code-steps.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/** Class: an inbox's limit that strangers use up. Typing a stranger's address costs its owner neither the next code nor the hour's. */

const WAIT = '429 rate_limited';
let bench: TestPlatform<unknown>;
let house: CodeSteps;
beforeAll(async () => {
  bench = await createTestPlatform(migrations);
  house = await openCodeSteps(bench);
});
afterAll(async () => {
  await house.close();
  await bench.close();
});
beforeEach(() => bench.clock.advance(7_200));

let people = 0;
const somebody = () => `ana-${++people}@correo.example`;

it('does not make the owner wait after a stranger’s code', async () => {
  const email = somebody();
  const [stranger, owner] = [await house.open(), await house.open()];
  expect(await stranger.send(email)).toBe('200');
  expect(await owner.send(email)).toBe('200');
  expect(await house.direct(email)).toBe(200);
  // Each of them waits for their own limit.
  expect([await stranger.send(email), await owner.send(email), await house.direct(email)]).toEqual([WAIT, WAIT, 429]);
});

it('leaves half of an inbox to workflows and keys that have its address from the tenant', async () => {
  const email = somebody();
  for (const stranger of [await house.open(), await house.open()]) {
    for (let count = 0; count < 5; count++) {
      expect(await stranger.send(email)).toBe('200');
      bench.clock.advance(31);
    }
    expect(await stranger.send(email)).toBe(WAIT);
  }
  expect(await (await house.open()).send(email)).toBe(WAIT);
  // Another spelling of the address counts as the same inbox.
  expect(await (await house.open()).send(email.replace('@', '+1@').toUpperCase())).toBe(WAIT);

  const known = await house.open({ email });
  for (let count = 0; count < 5; count++) {
    expect([await known.send(email), await house.direct(email)]).toEqual(['200', 200]);
    bench.clock.advance(31);
  }
  // The inbox has received twenty codes, the limit for all senders.
  expect(await (await house.open({ email })).send(email)).toBe(WAIT);
});

it('gives no half to a workflow for an address that its person typed over the given one', async () => {
  const email = somebody();
  for (let count = 0; count < 10; count++) expect(await (await house.open({ email: somebody() })).send(email)).toBe('200');
  expect(await (await house.open({ email: somebody() })).send(email)).toBe(WAIT);
});

it('counts ten of strangers who ask at once, whichever server they ask', async () => {
  const email = somebody();
  const strangers = await Promise.all(Array.from({ length: 16 }, () => house.open()));
  const answers = await Promise.all(strangers.map((stranger, index) => stranger.send(email, house.servers[index % house.servers.length])));
  expect(answers.filter((answer) => answer === '200')).toHaveLength(10);
  expect(answers.filter((answer) => answer === WAIT)).toHaveLength(6);
});
