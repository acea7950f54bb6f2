import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { Problem } from '../base/problem.ts';
import { createDomainProofs } from './domain-proofs.ts';

const DOMAIN = 'alta.banco.example';

let test: TestPlatform<object>;
beforeAll(async () => {
  test = await createTestPlatform();
});
afterAll(() => test.close());

const domains = () => test.platform.administration.domains;
const usable = async () => (await test.platform.tenants.settings(test.tenant.id)).custom_domains;
const refusal = (domain: string) =>
  domains()
    .prove(test.tenant.id, domain)
    .then(
      () => null,
      (problem: Problem) => problem,
    );

describe('a custom domain', () => {
  beforeEach(async () => {
    test.txtRecords.clear();
    await test.tenants.patch(test.tenant.id, { custom_domains: [DOMAIN] });
  });

  it('is not used before its record names the tenant', async () => {
    expect(await usable()).toEqual([]);
    const problem = await refusal(DOMAIN);
    expect(problem?.key).toBe('domain_not_proven');
    expect(problem?.message).toContain(`"zaguan-tenant=${test.tenant.id}" at _zaguan.${DOMAIN}`);
    expect(await usable()).toEqual([]);
  });

  it('of another tenant’s record stays theirs', async () => {
    const other = await test.otherTenant();
    test.txtRecords.set(`_zaguan.${DOMAIN}`, `zaguan-tenant=${other.tenantId}`);
    expect((await refusal(DOMAIN))?.key).toBe('domain_not_proven');
  });

  it('is used from the proof on, in this process at once', async () => {
    await test.proveDomain(DOMAIN);
    expect(await usable()).toEqual([DOMAIN]);
    expect(await domains().list(test.tenant.id, [DOMAIN, 'other.example'])).toMatchObject([
      { domain: DOMAIN, txt_name: `_zaguan.${DOMAIN}`, proven_at: test.clock.now().toISOString() },
      { domain: 'other.example', proven_at: null },
    ]);
  });

  it('is asked for anew once it was removed and comes back; the others stay proven', async () => {
    await test.tenants.patch(test.tenant.id, { custom_domains: [DOMAIN, 'stays.banco.example'] });
    await test.proveDomain(DOMAIN);
    await test.proveDomain('stays.banco.example');
    expect(await usable()).toEqual([DOMAIN, 'stays.banco.example']);
    for (const custom_domains of [['stays.banco.example'], [DOMAIN, 'stays.banco.example']]) {
      await test.tenants.patch(test.tenant.id, { custom_domains });
      expect(await usable()).toEqual(['stays.banco.example']);
    }
    await test.tenants.patch(test.tenant.id, { custom_domains: null });
    await test.tenants.patch(test.tenant.id, { custom_domains: [DOMAIN, 'stays.banco.example'] });
    expect(await usable()).toEqual([]);
  });

  it('is not proven for whoever removed it while the name server was asked', async () => {
    const { tenant, tenants, engine, clock } = test;
    const readTxt = async () => {
      await tenants.patch(tenant.id, { custom_domains: [] });
      return [[`zaguan-tenant=${tenant.id}`]];
    };
    await expect(createDomainProofs(engine, clock, { readTxt, onProven: () => {} }).prove(tenant.id, DOMAIN)).rejects.toMatchObject({
      key: 'not_found',
    });
    await tenants.patch(tenant.id, { custom_domains: [DOMAIN] });
    expect(await usable()).toEqual([]);
  });
});

describe('over a real name server', () => {
  let server: Socket;
  let text = '';
  beforeAll(async () => {
    server = createSocket('udp4');
    server.on('message', (query, { port, address }) => server.send(answerTo(query, text), port, address));
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  it('the record is read, and its absence too', async () => {
    const resolver = new Resolver({ timeout: 2_000, tries: 1 });
    resolver.setServers([`127.0.0.1:${server.address().port}`]);
    const parts = { readTxt: (name: string) => resolver.resolveTxt(name), onProven: () => {} };
    await test.tenants.patch(test.tenant.id, { custom_domains: ['dns.banco.example'] });
    const proofs = createDomainProofs(test.engine, test.clock, parts);
    await expect(proofs.prove(test.tenant.id, 'dns.banco.example')).rejects.toMatchObject({ key: 'domain_not_proven' });
    text = `zaguan-tenant=${test.tenant.id}`;
    expect(await proofs.prove(test.tenant.id, 'dns.banco.example')).toMatchObject({ domain: 'dns.banco.example' });
  });
});

/** Returns a DNS answer (RFC 1035) with one TXT record, or with none if `text` is empty. */
function answerTo(query: Buffer, text: string): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(text ? 1 : 0, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  const record = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([header, query.subarray(12, end), ...(text ? [record, data] : [])]);
}
