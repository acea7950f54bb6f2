import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '#platform/edge/openapi.ts';
import { serviceDefinitions } from '#services/main.ts';

const PROGRAM = join(import.meta.dirname, 'start.ts');
const WAIT = 150_000;
const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  /** Returns all output so far. */
  text(): string;
  code: Promise<number | null>;
}

function start(...args: string[]): Started {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { child, text: () => Buffer.concat(chunks).toString(), code: once(child, 'exit').then(([code]) => code as number | null) };
}

/** Returns the output without its first line, which reports the start. */
const complaint = (started: Started) => started.text().replace('Zaguán starts …\n', '').trim();

async function ready(started: Started): Promise<Record<'home' | 'demo' | 'outbox' | 'docs' | 'hosted', string>> {
  await Promise.race([
    (async () => {
      for await (const _chunk of started.child.stdout!) if (started.text().includes('Ctrl+C')) return;
    })(),
    started.code.then((code) => Promise.reject(new Error(`ended with ${code}: ${started.text()}`))),
  ]);
  const urlAfter = (label: string) => new RegExp(`${label} +(https?://\\S+)`).exec(started.text())?.[1] ?? '';
  return {
    home: urlAfter('This machine'),
    demo: urlAfter('Partner’s page'),
    outbox: urlAfter('Outbox'),
    docs: urlAfter('API reference'),
    hosted: urlAfter('Hosted page'),
  };
}

const local = async () => JSON.parse(await readFile(join(folder, 'local.json'), 'utf8'));

describe('npm start', () => {
  it(
    'answers at every address that it prints, keeps its data over a restart, and ends in order',
    async () => {
      const first = start('--port', '0', '--data', folder);
      const pages = await ready(first);
      for (const [name, url] of Object.entries(pages)) expect((await fetch(url)).status, `${name} ${url}`).toBe(200);
      const seeded = await local();
      const home = await (await fetch(pages.home)).text();
      for (const shown of [
        pages.demo,
        pages.hosted,
        seeded.key,
        seeded.liveKey,
        '123456',
        '/outbox',
        ...serviceDefinitions.map(({ name }) => `/${name}/docs`),
      ])
        expect(home, shown).toContain(shown);
      const foreign = await fetch(pages.home, { headers: { 'x-forwarded-for': '203.0.113.7' } });
      expect(foreign.status).toBe(403);
      for (const service of serviceDefinitions) {
        const served = await (await fetch(`${seeded.url}/${service.name}/openapi.json`)).text();
        const printed = JSON.stringify(await createDocument(service, { publicUrl: new URL(pages.docs).origin, build: version }));
        expect(served === printed, `${service.name}: ${served.length} characters, ${printed.length} by npm run openapi`).toBe(true);
      }
      expect((await stat(join(folder, 'local.json'))).mode & 0o777).toBe(0o600);
      expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
      const workflow = `/workflows/v1/workflows/${seeded.demo.workflow.uuid}`;
      const read = async ({ url, key }: { url: string; key: string }) =>
        (await fetch(url + workflow, { headers: { 'svc-apikey': key } })).json();
      const dress = { customization_uuid: seeded.demo.customization };
      expect(await read(seeded)).toMatchObject({ success: true, result: { metadata: dress } });
      const settings = async (method: string, key: string, body?: object) => {
        const headers = { 'svc-apikey': key, ...(body ? { 'content-type': 'application/json' } : {}) };
        const answer = await fetch(`${(await local()).url}/workflows/v1/settings`, {
          method,
          headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return { status: answer.status, ...((await answer.json()) as { result: { origins: string[]; minimum_age: number } }) };
      };
      const origins = ['https://tienda.example', new URL(pages.demo).origin];
      expect((await settings('PATCH', seeded.key, { minimum_age: 21 })).status).toBe(403);
      expect((await settings('PATCH', seeded.liveKey, { minimum_age: 21, origins })).status).toBe(200);

      const second = start('--port', '0', '--data', folder);
      expect(await second.code).toBe(1);
      expect(complaint(second)).toMatch(/^The data folder .+ is in use by process \d+\. Stop that one first/);

      first.child.kill('SIGTERM');
      expect(await first.code).toBe(0);

      const again = start('--port', '0', '--data', folder);
      const moved = await ready(again);
      const kept = await local();
      expect([kept.key, kept.liveKey, kept.demo.key, kept.demo.tenant, kept.demo.customization]).toEqual([
        seeded.key,
        seeded.liveKey,
        seeded.demo.key,
        seeded.demo.tenant,
        seeded.demo.customization,
      ]);
      // The settings stay; only the demo's own address is new.
      expect((await settings('GET', kept.key)).result).toMatchObject({
        minimum_age: 21,
        origins: ['https://tienda.example', new URL(moved.demo).origin],
      });
      expect(await read({ url: kept.url, key: kept.key })).toMatchObject({ success: true });
      again.child.kill('SIGINT');
      expect(await again.code).toBe(0);
    },
    3 * WAIT,
  );

  it(
    'says in a sentence what is in the way',
    async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as { port: number };
      const other = join(folder, 'other');
      const taken = start('--port', String(port), '--data', other);
      expect(await taken.code).toBe(1);
      expect(complaint(taken)).toBe(`Port ${port} is taken by another program. Stop it, or choose another port with --port (PORT).`);
      server.close();

      const wrong = start('--port', 'http', '--data', other);
      expect(await wrong.code).toBe(1);
      expect(complaint(wrong)).toBe('PORT must be a port number.');

      const unknown = start('--prot', '4100');
      expect(await unknown.code).toBe(1);
      expect(unknown.text()).toContain('--host         serve the local network over HTTPS');
    },
    WAIT,
  );
});
