import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { newDatabase } from '#test/support/new-database.ts';
import { problemResponse } from '../calls/problem-response.ts';
import { createLog } from '../log.ts';
import { type Engine, openEmbedded, openPostgres } from './database.ts';
import { isDatabaseGone } from './database-gone.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const failureOf = (engine: Engine) =>
  sql`select 1`.execute(engine.db()).then(
    () => expect.fail('it answered'),
    (failure: unknown) => failure,
  );
const answerTo = (failure: unknown) => problemResponse(failure, { id: 'req_test', path: '/', accept: null, log: createLog('silent') });

it('is 503 for a server that hangs up on whoever comes, and one that refuses', async () => {
  const server = createServer((socket: Socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `postgres://zaguan@127.0.0.1:${port}/zaguan`;
  const open = openPostgres(url, { connections: 1 });
  expect(answerTo(await failureOf(open)).status).toBe(503);
  await open.close();
  await new Promise((resolve) => server.close(resolve));
  const refused = openPostgres(url, { connections: 1 });
  closing.push(refused.close);
  const answer = answerTo(await failureOf(refused));
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);
});

// Creates a new embedded database.
it('is known of the embedded one once it is closed, and not of a statement that fails', async () => {
  const { engine } = await openEmbedded(null, await newDatabase());
  const wrong = await sql`select nothing from nowhere`.execute(engine.db()).catch((failure: unknown) => failure);
  expect(isDatabaseGone(wrong)).toBe(false);
  expect(answerTo(wrong).status).toBe(500);
  await engine.close();
  expect(isDatabaseGone(await failureOf(engine))).toBe(true);
});

it.each(['57P01', '08006', '53300', 'ECONNRESET'])('is known by the SQLSTATE %s', (code) => {
  expect(isDatabaseGone(Object.assign(new Error('terminating connection due to administrator command'), { code }))).toBe(true);
});

it.each(['23505', '42P01', '40001', 'ENOENT'])('is not said for %s', (code) => {
  expect(isDatabaseGone(Object.assign(new Error('something else'), { code }))).toBe(false);
});
