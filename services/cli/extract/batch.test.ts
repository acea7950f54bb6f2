import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { commands } from '../commands.ts';
import { runCommandLine } from '../terminal/main.ts';

/** Removes the wait between two tries. */
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

let answers: ((answer: ServerResponse) => void)[];
const read = (answer: ServerResponse) =>
  void answer.end(JSON.stringify({ message: 'Read.', data: { nss: null }, specimen: false, sources: null }));
const server = createServer((request, answer) => {
  answer.setHeader('content-type', 'application/json');
  if (request.url === '/health') answer.end('{}');
  else request.resume().on('end', () => (answers.length > 1 ? answers.shift()! : answers[0]!)(answer));
});

let root: string;
let files: string[];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zaguan-batch-'));
  files = ['one.pdf', 'two.pdf', 'three.pdf'].map((name) => join(root, name));
  await Promise.all(files.map((file) => writeFile(file, 'x')));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});
afterEach(() => vi.unstubAllEnvs());

async function extract() {
  vi.stubEnv('ZAGUAN_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('ZAGUAN_KEY', 'sk_test_x');
  const { stdout, stderr, exit } = (await runCommandLine(commands, ['extract', 'nss', ...files, '--json']))!;
  return { all: stdout && JSON.parse(stdout), stderr, exit };
}

const refuse = (status: number, problem: string) => (answer: ServerResponse) =>
  void answer.writeHead(status).end(JSON.stringify({ type: `urn:zaguan:problem:${problem}`, error: 'No.' }));

it('a file for which there is no answer takes none away from the others', async () => {
  answers = [read, refuse(500, 'internal'), read];
  const { all, exit } = await extract();
  expect(exit).toBe(1);
  expect(all).toMatchObject([{ message: 'Read.' }, { file: files[1], problem: 'internal' }, { file: files[2], message: 'Read.' }]);
});

it('a server that goes is not waited for once a file', async () => {
  let lost = 0;
  const drop = (answer: ServerResponse) => {
    lost++;
    answer.destroy();
  };
  answers = [read, drop];
  const { all } = await extract();
  expect(all).toMatchObject([{ message: 'Read.' }, { problem: 'unreachable' }, { file: files[2], problem: 'unreachable' }]);
  // Only one file is retried, with growing waits, until the command gives up.
  expect(lost).toBeLessThan(12);
});

it('a key that may not ask is told at once', async () => {
  answers = [refuse(401, 'unauthorized')];
  const { exit, stderr } = await extract();
  expect([exit, stderr]).toEqual([1, expect.stringContaining('No.')]);
});
