import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createZaguan } from '#client/zaguan.ts';
import { migrations, openServices, readConfig } from '#services/main.ts';
import { reachSmtp } from '#services/otp/providers/reach.ts';
import { writeLocalFile } from '#services/start/local-file.ts';
import { edgeOver } from '#test/support/edge.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { productionChecks } from './production.ts';

let bench: TestPlatform<unknown>;
let server: ReturnType<typeof serve>;
let url: string;
let pem: Awaited<ReturnType<typeof generate>>;

beforeAll(async () => {
  bench = await createTestPlatform(migrations);
  const { modules } = openServices(readConfig({}), { ...bench, log: bench.platform.log });
  for (const module of modules) await module.start?.();
  server = serve({ port: 0, hostname: '127.0.0.1', fetch: edgeOver(bench, modules).app.fetch });
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pem = await generate([{ name: 'commonName', value: 'localhost' }]);
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

async function findings(environment: Record<string, string>) {
  const found = await productionChecks(readConfig(environment));
  return Object.fromEntries(found.map(({ what, state, says }) => [what, `${state}: ${says}`]));
}

describe('what doctor asks of a server with live people', () => {
  it('refuses what is right on a machine of one’s own', async () => {
    const found = await findings({ ALLOW_LOOPBACK_WEBHOOKS: '1' });
    expect(found['Live codes']).toMatch(/^bad: .*SMTP_URL/);
    expect(found.Webhooks).toMatch(/^bad: ALLOW_LOOPBACK_WEBHOOKS=1/);
    expect(found.Proxy).toMatch(/^bad: .*TRUST_PROXY=1/);
    expect(found['From outside']).toMatch(/^bad: PUBLIC_URL/);
    expect(found['Operator’s secret']).toMatch(/^warn: /);
    vi.stubEnv('OUTBOX', '1');
    expect((await findings({ OUTBOX: '1' })).Outbox).toMatch(/^bad: OUTBOX=1/);
    const ready = await findings({ SMTP_URL: 'smtp://127.0.0.1:9', TRUST_PROXY: '1' });
    expect(ready['Live codes']).toMatch(/^good/);
    expect(ready.Proxy).toMatch(/^good/);
    expect(ready.Webhooks).toMatch(/^good/);
  });

  it('refuses a sender that nobody owns, and a tenant without support or secret', async () => {
    vi.stubEnv('DATA_DIR', bench.dataFolder);
    expect((await findings({})).Tenant).toMatch(/^bad: set ZAGUAN_URL and ZAGUAN_KEY/);
    vi.stubEnv('ZAGUAN_KEY', bench.apiKey);
    const before = await findings({});
    expect(before['Matches of faces']).toMatch(/^warn: face_recognition 1\.7\.15: .*proves nobody’s identity/);
    expect(before.Key).toMatch(/^bad: a test key/);
    expect(before.Sender).toMatch(/^bad: no-reply@zaguan\.example belongs to nobody.*tenant set senders\.email\.address/);
    expect(before.Support).toMatch(/^bad: /);
    expect(before['Webhook secret']).toBe('good: exists');
    expect(before.Origins).toBe('good: https://banco.example');
    const { settings } = createZaguan({ url, key: bench.apiKey }).workflows;
    for (const { id } of (await settings.listWebhookSecrets()).result) await settings.revokeWebhookSecret({ id });
    expect((await findings({}))['Webhook secret']).toMatch(/^bad: .*secrets create/);
  });

  it('warns of templates in which a photo, a bent print or any finding passes, and of no other', async () => {
    vi.stubEnv('ZAGUAN_KEY', bench.apiKey);
    const { templates, catalog } = createZaguan({ url, key: bench.apiKey }).workflows;
    const make = (name: string, setup: object | null, step = 'enroll_full') =>
      templates.create({ name, steps: ['acceptance', step], config: {}, steps_setup: setup && { [step]: setup } });
    const { setup: schema } = (await catalog()).result.find(({ key }) => key === 'enroll_full')!;
    const codes = (schema as { properties: { findings: { propertyNames: { enum: string[] } } } }).properties.findings.propertyNames.enum;
    const all = (does: string) => Object.fromEntries(codes.map((code) => [code, does]));
    await make('Plain', null);
    await make('Mail', null, 'verify_email');
    await make('Some', { findings: { ...all('continue'), [codes[0]!]: 'review' } });
    const good = await findings({});
    for (const line of ['Liveness', 'Relief', 'Findings']) expect(good[line], line).toMatch(/^good/);
    await make('Still', { liveness: 'none' });
    await make('Recording', { relief: 'record' });
    await make('Blind', { findings: all('continue') });
    const found = await findings({});
    expect(found.Liveness).toMatch(/^warn: a photo of a face passes for a person in Still, whose/);
    expect(found.Relief).toMatch(/^warn: bent prints pass the challenge of Recording, whose/);
    expect(found.Findings).toMatch(/^warn: whatever is found, Blind goes on/);
    await bench.tenants.patch(bench.tenant.id, { findings: all('continue') });
    expect((await findings({})).Findings).toMatch(/^warn: whatever is found, Blind, Plain, Recording, Still goes on/);
    await bench.tenants.patch(bench.tenant.id, { findings: {} });
  });

  it('sends the key of a data folder to no other server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zaguan-doctor-'));
    const demo = { url, tenant: 'demo', key: bench.apiKey, customization: 'none', ruleSet: 'none', workflow: null };
    writeLocalFile(folder, { url, key: bench.apiKey, liveKey: bench.apiKey, demo });
    expect((await findings({ DATA_DIR: folder })).Tenant).toMatch(/^bad: set ZAGUAN_URL and ZAGUAN_KEY/);
    vi.stubEnv('ZAGUAN_URL', '');
    expect((await findings({ DATA_DIR: folder })).Key).toMatch(/^bad: a test key/);
    await rm(folder, { recursive: true });
  });

  it('sends no key by http to another machine', async () => {
    vi.stubEnv('ZAGUAN_KEY', bench.apiKey);
    for (const far of ['http://onboarding.bank.example', 'http://[2001:db8::1]:8080', 'http://zaguan:8080']) {
      vi.stubEnv('ZAGUAN_URL', far);
      expect((await findings({})).Tenant).toMatch(/^bad: ZAGUAN_URL is .*by http anybody on the way reads the key, so it was not sent/);
    }
    vi.stubEnv('ZAGUAN_URL', url);
    expect((await findings({})).Key).toMatch(/^bad: a test key/);
  });

  it('says why the address that people open leads to nobody', async () => {
    const outside = async (publicUrl: string) => (await findings({ PUBLIC_URL: publicUrl }))['From outside'];
    expect(await outside('http://bank.example')).toMatch(/^bad: PUBLIC_URL must be/);
    expect(await outside('https://no-such-host.invalid')).toMatch(/^bad: .*(ENOTFOUND|EAI_AGAIN): the name does not exist/);
  });
});

describe('what doctor says of a mail server', () => {
  const said = async (options: object, scheme = 'smtp') => {
    const mail = new SMTPServer({ authOptional: true, ...options });
    mail.on('error', () => {});
    mail.listen(0, '127.0.0.1');
    await once(mail.server, 'listening');
    const answer = await reachSmtp(`${scheme}://127.0.0.1:${(mail.server.address() as AddressInfo).port}`);
    await new Promise<void>((resolve) => mail.close(() => resolve()));
    return answer;
  };

  it('names a certificate that is signed by itself, under STARTTLS and from the start', async () => {
    const own = { key: pem.private, cert: pem.cert };
    expect(await said(own)).toMatch(/certificate is self-signed.*NODE_EXTRA_CA_CERTS/);
    expect(await said({ ...own, secure: true }, 'smtps')).toMatch(/certificate is self-signed/);
  });

  it('names a missing STARTTLS, TLS where there is none, and a port where nobody listens', async () => {
    expect(await said({ disabledCommands: ['STARTTLS'] })).toMatch(/offers no STARTTLS/);
    expect(await said({}, 'smtps')).toMatch(/speaks no TLS from the start/);
    expect(await reachSmtp('smtp://127.0.0.1:9')).toMatch(/^ESOCKET: nothing listens there/);
  });
});
