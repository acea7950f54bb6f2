import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connected } from '#services/cli/connect/connect.ts';
import { serverChecks } from '#services/cli/doctor/server.ts';
import { readConfig } from '#services/main.ts';

/** A server that redirects its callers to a foreign server, which records the received headers. */
let ours: Server;
let other: Server;
let brought: unknown[] = [];

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  other = createServer(({ headers, url }, answer) => {
    brought.push(headers['svc-apikey'] ?? url);
    answer.end('{}');
  }).listen(0, '127.0.0.1');
  ours = createServer(({ url }, answer) => {
    if (url === '/health') return answer.end('{"build":"1","services":[]}');
    return answer.writeHead(307, { location: `${addressOf(other)}${url}` }).end();
  }).listen(0, '127.0.0.1');
  await Promise.all([ours, other].map((server) => server.listening || once(server, 'listening')));
});
afterAll(() => {
  vi.unstubAllEnvs();
  ours.close();
  other.close();
});
beforeEach(() => {
  brought = [];
  vi.stubEnv('ZAGUAN_URL', addressOf(ours));
  vi.stubEnv('ZAGUAN_KEY', 'sk_live_of_nobody');
});

it('doctor takes its key to no address that a server sends it on to', async () => {
  const found = await serverChecks(readConfig({}));
  expect(found.find(({ what }) => what === 'Key')?.state).toBe('warn');
  expect(brought).toEqual([]);
});

it('nor does a command that fetches a file, and a signed address stays here', async () => {
  await expect(connected(({ file }) => file('/people/v1/people/export'))).rejects.toThrow();
  await expect(connected(({ url, download }) => download(`${url}/documents/a?signature=1`))).rejects.toThrow();
  expect(brought).toEqual([]);
});
