import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { constructEvent, createZaguan } from '#client/zaguan.ts';
import { events } from '#contracts/events.ts';
import { migrations, openServices, readConfig } from '#services/main.ts';
import { edgeOver } from '#test/support/edge.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { commands } from '../commands.ts';
import { runCommandLine } from '../terminal/main.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

let receiver: Server;
let to: string;
let answer = 204;
let taken: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    taken.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answer).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  to = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  receiver.close();
});
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  vi.stubEnv('WEBHOOK_SECRET', SECRET);
  taken = [];
  answer = 204;
});

const zaguan = (...words: string[]) => runCommandLine(commands, words);

describe('webhooks trigger', () => {
  it.each(Object.keys(events))('sends %s as its contract says, signed', async (type) => {
    const printed = await zaguan('webhooks', 'trigger', type, '--to', to);
    expect(printed).toMatchObject({ exit: 0, stdout: expect.stringContaining('answered 204') });
    const [{ body, headers }] = taken as [(typeof taken)[number]];
    expect(constructEvent(body, headers, SECRET).type).toBe(type);
    events[type as keyof typeof events].body.parse(JSON.parse(body));
  });

  it('names the status that the event is called by', async () => {
    for (const [type, status] of [
      ['workflow.finished', 'success'],
      ['workflow.rules_failed', 'rules_failed'],
    ] as const) {
      await zaguan('webhooks', 'trigger', type, '--to', to);
      expect(JSON.parse(taken.at(-1)!.body).data.status).toBe(status);
    }
  });

  it('says so where the receiver refuses, is not there, or is not named', async () => {
    answer = 400;
    expect(await zaguan('webhooks', 'trigger', 'workflow.finished', '--to', to)).toMatchObject({
      exit: 1,
      stdout: expect.stringContaining('answered 400'),
    });
    expect(await zaguan('webhooks', 'trigger', 'workflow.ended', '--to', to)).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('There is no event'),
    });
    expect(await zaguan('webhooks', 'trigger', 'workflow.finished')).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('--to'),
    });
    vi.stubEnv('WEBHOOK_SECRET', '');
    expect(await zaguan('webhooks', 'trigger', 'workflow.finished', '--to', to)).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('--secret-file'),
    });
  });
});

describe('webhooks listen', () => {
  let bench: TestPlatform<unknown>;
  let server: ReturnType<typeof serve>;
  let url: string;
  beforeAll(async () => {
    bench = await createTestPlatform(migrations);
    const { modules } = openServices(readConfig({}), { ...bench, log: bench.platform.log });
    for (const module of modules) await module.start?.();
    const { app } = edgeOver(bench, modules);
    const routed = (request: Request) => (new URL(request.url).pathname === '/health' ? Response.json({}) : app.fetch(request));
    server = serve({ port: 0, hostname: '127.0.0.1', fetch: routed });
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.stubEnv('ZAGUAN_URL', url);
    vi.stubEnv('ZAGUAN_KEY', bench.apiKey);
  });
  afterAll(async () => {
    server.close();
    await bench.close();
  });

  it('forwards what the server tells from now on, once, as the event that it is', async () => {
    const { workflows } = createZaguan({ url, key: bench.apiKey });
    const end = async () => {
      const { result } = await workflows.create({
        steps: ['acceptance'],
        callback_url: 'https://bank.example/hook',
        external_reference_id: 'r-1',
      });
      await workflows.update({ params: { uuid: result.uuid }, body: { status: 'failed' } });
      return result.uuid;
    };
    await end();
    const looked = vi.spyOn(globalThis, 'fetch');
    const listening = zaguan('webhooks', 'listen', '--to', to, '--count', '2', '--json');
    await expect.poll(() => looked.mock.calls.some(([request]) => String(request).includes('webhook-deliveries'))).toBe(true);
    await looked.mock.results.at(-1)!.value;
    const first = await end();
    // The test clock stands still, and two webhooks with the same time have no defined order.
    bench.clock.advance(1);
    const uuids = [first, await end()];
    expect(await listening).toMatchObject({ exit: 0 });
    const notices = taken.map(({ body, headers }) => constructEvent(body, headers, SECRET));
    expect(notices.map(({ type }) => type)).toEqual(['workflow.failed', 'workflow.failed']);
    expect(notices.map((event) => 'workflow_uuid' in event.data && event.data.workflow_uuid)).toEqual(uuids);
    for (const { body } of taken) events['workflow.failed'].body.parse(JSON.parse(body));
  });

  it('goes on where a workflow is gone by then, and says so', async () => {
    const { workflows } = createZaguan({ url, key: bench.apiKey });
    const end = async () => {
      const { result } = await workflows.create({ steps: ['acceptance'], callback_url: 'https://bank.example/hook' });
      await workflows.update({ params: { uuid: result.uuid }, body: { status: 'failed' } });
      return result.uuid;
    };
    const looked = vi.spyOn(globalThis, 'fetch');
    const said: string[] = [];
    const argv = ['webhooks', 'listen', '--to', to, '--count', '1', '--json'];
    const listening = runCommandLine(commands, argv, (line) => said.push(line));
    await expect.poll(() => looked.mock.calls.some(([request]) => String(request).includes('webhook-deliveries'))).toBe(true);
    await looked.mock.results.at(-1)!.value;
    const first = await end();
    bench.clock.advance(1);
    const second = await end();
    await workflows.delete({ uuid: first });
    expect(await listening).toMatchObject({ exit: 0 });
    expect(taken.map(({ body }) => JSON.parse(body).data.workflow_uuid)).toEqual([second]);
    expect(said[0]).toContain(`its workflow ${first} was deleted`);
  });
});
