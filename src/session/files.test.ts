import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeConnectivity } from '../device/connectivity.fake.ts';
import { JourneyProblem } from '../machine/journey.ts';
import { SessionClient } from './client.ts';
import { readFile } from './files.ts';
import { NetworkMonitor } from './network.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = '00000001-0000-4000-8000-000000000000';
const ours = { 'x-request-id': 'req_1', 'content-type': 'image/png' };

/** Returns a client whose requests get these replies, in order, and the requests. */
function clientOver(...replies: (() => Response | Promise<Response>)[]) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const client = new SessionClient({
    apiBase: 'https://zaguan.example',
    network: new NetworkMonitor(new FakeConnectivity()),
    fetch: async (input, init) => {
      asked.push({ url: String(input), init });
      return replies.shift()!();
    },
  });
  client.token = 'ses_one';
  return { client, asked };
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let settled = false;
  const done = promise.finally(() => {
    settled = true;
  });
  done.catch(() => {});
  while (!settled) await vi.advanceTimersByTimeAsync(1000);
  return done;
}

it('reads the bytes with the session’s token, and keeps no copy', async () => {
  const { client, asked } = clientOver(() => new Response('page', { headers: ours }));
  const file = await inTime(readFile(client, step, 'page-1'));
  expect([file.type, await file.text()]).toEqual(['image/png', 'page']);
  expect(asked[0]!.url).toBe(`https://zaguan.example/workflows/v1/session/steps/${step}/files/page-1`);
  expect(asked[0]!.init).toMatchObject({ headers: { authorization: 'Bearer ses_one' }, cache: 'no-store', credentials: 'omit' });
});

it('asks again after silence, a broken transfer and "not now"', async () => {
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('pa'));
      stream.error(new TypeError('network error'));
    },
  });
  const { client, asked } = clientOver(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response(broken, { headers: ours }),
    () => Response.json({ type: 'urn:zaguan:problem:unavailable' }, { status: 503, headers: { 'retry-after': '1' } }),
    () => new Response('page', { headers: ours }),
  );
  expect(await (await inTime(readFile(client, step, 'page-1'))).text()).toBe('page');
  expect(asked).toHaveLength(4);
});

it('gives up a transfer that brings nothing, and tries again', async () => {
  const { client } = clientOver(
    () => new Promise<Response>((_, reject) => setTimeout(() => reject(new TypeError('aborted')), 20_001)),
    () => new Response('page', { headers: ours }),
  );
  expect(await (await inTime(readFile(client, step, 'page-1'))).text()).toBe('page');
});

it('says what the server refused, and takes no page of somebody else', async () => {
  const { client } = clientOver(
    () => Response.json({ type: 'urn:zaguan:problem:not_found' }, { status: 404 }),
    () => new Response('<html>Wi-Fi</html>', { headers: { 'content-type': 'text/html' } }),
  );
  const refused = await inTime(readFile(client, step, 'page-9').catch((error: unknown) => error));
  expect((refused as JourneyProblem).problem.key).toBe('not_found');
  await expect(inTime(readFile(client, step, 'page-1'))).rejects.toBeInstanceOf(JourneyProblem);
});

it('stops when nobody waits any more', async () => {
  const stop = new AbortController();
  const { client, asked } = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
  const reading = readFile(client, step, 'page-1', stop.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  stop.abort(new DOMException('left', 'AbortError'));
  expect(await inTime(reading)).toMatchObject({ name: 'AbortError' });
  expect(asked).toHaveLength(1);
});
