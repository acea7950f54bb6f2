import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrations } from '#services/main.ts';
import { type CodeSteps, openCodeSteps } from '../../support/code-steps.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/** Class: a link that sends messages without end. Its holder gets ten codes, to five addresses, from a step in its whole life. */

const USED_UP = '409 attempts_exhausted';
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

it('sends ten, however long it lives, and an operator’s update gives all back', async () => {
  const step = await house.open();
  for (let count = 0; count < 10; count++) {
    expect(await step.send('ana@correo.example'), String(count)).toBe('200');
    bench.clock.advance(3_600);
  }
  bench.clock.advance(29 * 86_400);
  expect(await step.send('ana@correo.example')).toBe(USED_UP);
  await step.reopen();
  expect(await step.send('ana@correo.example')).toBe('200');
});

it('sends to five addresses, and goes on sending to them', async () => {
  const step = await house.open();
  for (let count = 0; count < 5; count++) expect(await step.send(`ana-${count}@correo.example`)).toBe('200');
  expect(await step.send('ana-5@correo.example')).toBe(USED_UP);
  bench.clock.advance(31);
  expect(await step.send('Ana-0@correo.example')).toBe('200');
});

it('counts no code that was not sent', async () => {
  const step = await house.open();
  for (let count = 0; count < 12; count++) expect(await step.send(`refused+${count}@test.zaguan.example`)).toBe('503 code_not_sent');
  expect(await step.send('ana-one@correo.example')).toBe('200');
  for (let count = 0; count < 12; count++) expect(await step.send('ana-one@correo.example')).toBe('429 rate_limited');
  bench.clock.advance(31);
  expect(await step.send('ana-one@correo.example')).toBe('200');
});

it('asks twenty times an hour for what is not sent, whatever the addresses are', async () => {
  const step = await house.open();
  const budget = (email: number) => bench.tenants.patch(bench.tenant.id, { senders: { daily: { email } } });
  await budget(0);
  bench.clock.advance(10);
  const answers: string[] = [];
  for (let count = 0; count < 25; count++) answers.push(await step.send(`nobody-${count}@correo.example`));
  await budget(5_000);
  bench.clock.advance(10);
  expect(answers).toEqual([...Array(20).fill('503 code_not_sent'), ...Array(5).fill('429 rate_limited')]);
});

it('sends to five of twelve addresses that are asked for at once, whichever server is asked', async () => {
  const step = await house.open();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => step.send(`once-${index}@correo.example`, house.servers[index % house.servers.length])),
  );
  // If two servers send at the same time, one gets a conflict, because its view of the step is outdated.
  const sent = answers.filter((answer) => answer === '200' || answer === '409 version_conflict');
  expect(sent).toHaveLength(5);
  expect(sent).toContain('200');
  expect(answers.filter((answer) => answer === USED_UP)).toHaveLength(7);
});
