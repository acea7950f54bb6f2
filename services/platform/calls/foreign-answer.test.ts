import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#contracts/base/service.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { Problem } from '../base/problem.ts';
import { createServiceClient } from './client.ts';

const KEY = 'sk_live_ours_and_nobody_elses';
const contract = {
  count: operation
    .route({ method: 'POST', path: '/v1/count', summary: 'Count' })
    .input(z.object({ of: z.string() }))
    .output(z.object({ count: z.number() })),
};

let bench: TestPlatform<unknown>;
let server: Server;
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  bench = await createTestPlatform([]);
  server = createServer((request, response) => {
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bench.close();
});

function ask() {
  const { port } = server.address() as AddressInfo;
  const target = { url: `http://127.0.0.1:${port}`, keyOf: async () => KEY };
  return createServiceClient(contract, target, bench.clock)(bench.caller()).count({ of: 'doors' });
}

/** Calls the foreign server; returns the problem and all text that a log of the problem could contain. */
async function refusal(): Promise<{ problem: Problem; said: string }> {
  const problem = await ask().then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(problem instanceof Problem)) throw new Error('It was believed', { cause: problem });
  const said: string[] = [JSON.stringify(problem.toBody({ id: '', instance: '' }))];
  for (let at: unknown = problem; at instanceof Error; at = at.cause) said.push(at.message, String(at.stack), JSON.stringify(at));
  return { problem, said: said.join('\n') };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const wrong = (type: string, more: object = {}) => ({ type: `urn:zaguan:problem:${type}`, error: `<b>x</b> your key is ${KEY}`, ...more });

it('a server of somebody else is heard where it keeps the contract', async () => {
  json(200, { count: 3, more: KEY });
  expect(await ask()).toEqual({ count: 3 });
});

it('its refusal keeps its code, and none of its words', async () => {
  json(
    404,
    wrong('code_wrong', {
      code: 'ERR004',
      errors: [{ path: KEY, code: KEY, message: KEY }, null, { path: 'of', code: KEY, message: KEY }],
    }),
  );
  const { problem, said } = await refusal();
  expect(problem).toMatchObject({ key: 'code_wrong', status: 404, publicCode: 'ERR004', errors: [{ path: 'of', code: 'invalid' }] });
  expect(problem.errors).toHaveLength(1);
  expect(said).not.toContain(KEY);
});

it.each([
  ['a code of its own', 422, wrong('code_wrong', { code: KEY }), 'code_wrong'],
  ['a status that is no refusal', 599, wrong('code_wrong'), 'code_wrong'],
  ['what it thinks of our key', 401, wrong('unauthorized'), 'unavailable'],
  ['a type that is not ours', 500, { type: KEY, error: KEY }, 'unavailable'],
  ['no object', 500, [KEY], 'unavailable'],
  ['a result that is not the contract’s', 200, { count: KEY }, 'unavailable'],
] as const)('its words reach nobody: %s', async (_, status, body, key) => {
  json(status, body);
  const { problem, said } = await refusal();
  expect(problem.key).toBe(key);
  expect(problem.publicCode).toBeUndefined();
  expect(problem.status).toBeLessThan(599);
  expect(said).not.toContain(KEY);
});

it('nor do they where its JSON breaks off', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(`{"count": ${KEY}`);
  const { problem, said } = await refusal();
  expect(problem.key).toBe('unavailable');
  expect(said).not.toContain(KEY);
});

it.each(['999999999', '1e400'])('it holds nobody off for %s s', async (seconds) => {
  json(429, wrong('rate_limited'), { 'retry-after': seconds });
  expect((await refusal()).problem).toMatchObject({ key: 'rate_limited', retryAfter: 86_400 });
});

it('an answer that does not end is not read to its end', async () => {
  let sent = 0;
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (response.write('x'.repeat(64 * 1024))) sent++;
      response.once('drain', more);
    };
    response.once('close', resolve);
    more();
  };
  const { problem } = await refusal();
  expect(problem.key).toBe('unavailable');
  await cut;
  expect(sent).toBeLessThan(200);
});
