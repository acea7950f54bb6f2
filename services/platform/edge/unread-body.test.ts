import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';

/** Tests answers to a body that the server does not read to its end, over a connection that the caller keeps, as a proxy does. */

let server: Listening;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  const app = new Hono();
  app.post('/refused', (context) => context.json({ error: 'too large' }, 413));
  app.post('/refused-later', async (context) => {
    await context.req.raw.body?.getReader().read();
    return context.json({ error: 'too large' }, 413);
  });
  app.post('/read', async (context) => context.json({ bytes: (await context.req.arrayBuffer()).byteLength }));
  app.get('/', (context) => context.text('here'));
  server = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

function send(path: string, body: Buffer | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', agent });
    sent.on('error', reject);
    sent.on('response', async (answer: IncomingMessage) => {
      const { statusCode: status, headers } = answer;
      resolve({ status, connection: headers.connection, body: await text(answer) });
    });
    sent.end(body);
  });
}

it.each(['/refused', '/refused-later'])(
  'an answer of %s says that the connection ends, arrives whole, and the next request is answered',
  async (path) => {
    for (const size of [900_000, 20_000_000]) {
      expect(await send(path, Buffer.alloc(size))).toEqual({ status: 413, connection: 'close', body: '{"error":"too large"}' });
      expect(await send('/', null)).toEqual({ status: 200, connection: 'keep-alive', body: 'here' });
    }
  },
);

it('an answer to a body that was read, or to none, keeps the connection', async () => {
  expect(await send('/read', Buffer.alloc(900_000))).toEqual({ status: 200, connection: 'keep-alive', body: '{"bytes":900000}' });
  expect((await send('/', null)).connection).toBe('keep-alive');
});
