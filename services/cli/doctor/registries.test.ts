import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createZaguan } from '#client/zaguan.ts';
import { migrations, openServices, readConfig } from '#services/main.ts';
import { edgeOver } from '#test/support/edge.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { registryChecks } from './registries.ts';

let bench: TestPlatform<unknown>;
let server: ReturnType<typeof serve>;
let url: string;
let liveKey: string;
beforeAll(async () => {
  bench = await createTestPlatform(migrations);
  const { modules } = openServices(readConfig({}), { ...bench, log: bench.platform.log });
  server = serve({ port: 0, hostname: '127.0.0.1', fetch: edgeOver(bench, modules).app.fetch });
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const scopes = ['verification', 'admin'];
  ({ key: liveKey } = await bench.keys.create({ tenantId: bench.tenant.id, name: 'live', livemode: true, scopes }));
});
afterAll(async () => {
  server.close();
  vi.unstubAllEnvs();
  await bench.close();
});
beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('ZAGUAN_URL', url);
});

async function findings(environment: Record<string, string> = {}) {
  const found = await registryChecks(readConfig(environment));
  return Object.fromEntries(found.map(({ what, state, says }) => [what, `${state}: ${says}`]));
}
const kinds = ['curp', 'rfc', 'company', 'credential', 'nss', 'cfdi'].map((kind) => `Registry: ${kind}`);

it('says for each kind of fact that nobody is asked, and what would change it', async () => {
  const without = await findings();
  expect(Object.keys(without)).toEqual(kinds);
  expect(without['Registry: curp']).toMatch(/^warn: nobody is asked: REGISTRY_URL is not set.*ZAGUAN_KEY to a live key/);
  expect(without['Registry: cfdi']).toBe('warn: nobody is asked: SAT_CFDI_URL is not set');
  vi.stubEnv('ZAGUAN_KEY', bench.apiKey);
  expect((await findings())['Registry: nss']).toMatch(/live key/);
  vi.stubEnv('ZAGUAN_KEY', liveKey);
  expect((await findings())['Registry: rfc']).toBe(
    'warn: nobody is asked: REGISTRY_URL is not set, and no live row of the tenant has such a fact',
  );
});

it('says that the tenant’s table answers for what it has rows of, and is no authority', async () => {
  vi.stubEnv('ZAGUAN_KEY', liveKey);
  await createZaguan({ url, key: liveKey }).verification.registry.import({ rows: [{ rfc: 'ZEJ150515B2A', tax_name: 'ZAGUAN EJEMPLO' }] });
  const found = await findings();
  expect(found['Registry: company']).toBe('good: the tenant’s own table, with 1 row; no authority');
  expect(found['Registry: rfc']).toMatch(/^warn: nobody/);
});

it('names a remote registry and SAT, and asks neither', async () => {
  const found = await findings({
    ...{ REGISTRY_URL: 'http://127.0.0.1:9/find', REGISTRY_KEY: 'x', REGISTRY_NAME: 'vendor', SAT_CFDI_URL: 'https://sat.example/x.svc' },
  });
  expect(found['Registry: credential']).toBe('good: remote:vendor');
  expect(found['Registry: cfdi']).toBe('good: SAT, at sat.example');
});

it('says why the table is not known', async () => {
  vi.stubEnv('ZAGUAN_KEY', liveKey);
  vi.stubEnv('ZAGUAN_URL', 'http://127.0.0.1:9');
  expect((await findings())['Registry: curp']).toMatch(/^warn: nobody is asked: .*the tenant’s own table is not known: /);
});
