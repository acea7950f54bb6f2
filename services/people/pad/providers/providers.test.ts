import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPlatformConfig } from '#platform/base/config.ts';
import type { Caller } from '#platform/base/ports.ts';
import { createOutbound } from '#platform/calls/outbound.ts';
import { peopleConfig } from '../../config.ts';
import { createPad, type PadConfig, padProviders } from './choose.ts';

const KEY = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const VERDICT = { standard: 'ISO/IEC 30107-3 level 2', outcome: 'passed', score: 0.97, reference: 'r-1' };
const film = { selfie: Uint8Array.of(1, 2, 3), frames: [Uint8Array.of(4), Uint8Array.of(5)] };
const as = (livemode: boolean) => ({ tenantId: 'a tenant', livemode }) as Caller;

const outbound = createOutbound({ allowLoopback: true });
const clock = { now: () => new Date() };
const asked: { headers: Readonly<Record<string, unknown>>; text: string }[] = [];
/** The HTTP status and the body that the vendor returns. */
let answer: [status: number, text: string];
const vendor = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked.push({ headers: request.headers, text: Buffer.concat(chunks).toString() });
  response.writeHead(answer[0], { location: '/elsewhere' }).end(answer[1]);
});
let configs: { [Name in PadConfig['provider']]: Extract<PadConfig, { provider: Name }> };

beforeAll(async () => {
  await new Promise<void>((ready) => vendor.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(vendor.address() as { port: number }).port}/judge`;
  configs = { none: { provider: 'none' }, remote: { provider: 'remote', remote: { url, key: KEY, name: 'vendor' } } };
});
beforeEach(() => {
  asked.length = 0;
  answer = [200, JSON.stringify(VERDICT)];
});
afterAll(async () => {
  vendor.closeAllConnections();
  vendor.close();
  await outbound.close();
});

const pad = (name: PadConfig['provider']) => createPad(configs[name], { sendRequest: outbound.sendRequest, clock });

describe.each(Object.keys(padProviders) as PadConfig['provider'][])('the provider %s', (name) => {
  it('says nothing, or a verdict that names itself, its standard, an outcome, a score from 0 to 1 or none, and a reference', async () => {
    const verdict = await pad(name).judge(as(true), film);
    if (verdict === null) return;
    expect(verdict).toEqual({
      ...{
        provider: expect.stringMatching(/^[a-z0-9-]{1,30}$/),
        standard: expect.stringMatching(/./),
        reference: expect.stringMatching(/./),
      },
      outcome: expect.stringMatching(/^(passed|failed|unsure)$/),
      score: expect.toSatisfy((score) => score === null || (score >= 0 && score <= 1)),
    });
  });

  it('is told no face of test mode', async () => {
    expect(await pad(name).judge(as(false), film)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('throws nothing but that it is not available', async () => {
    answer = [500, 'Luisa Pérez is no living person'];
    const failure = await pad(name)
      .judge(as(true), film)
      .then(
        () => null,
        (thrown) => thrown,
      );
    if (failure === null) return;
    expect(failure).toMatchObject({ key: 'unavailable' });
    expect(`${failure} ${failure.cause}`).not.toContain('Luisa');
  });
});

describe('a vendor at an address', () => {
  it('gets the pictures in their order, the tenant, and a signature that no other key makes', async () => {
    await pad('remote').judge(as(true), film);
    const [{ headers, text }] = asked as [(typeof asked)[0]];
    expect(new Webhook(KEY).verify(text, headers as Record<string, string>)).toEqual({
      ...{ id: headers['webhook-id'], selfie: 'AQID', frames: ['BA==', 'BQ=='] },
    });
    expect(headers['zaguan-tenant']).toBe('a tenant');
    const other = new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`);
    expect(() => other.verify(text, headers as Record<string, string>)).toThrow();
  });

  it.each([
    ['no JSON', '<html>', 200],
    ['another shape', { passed: true }, 200],
    ['no standard', { ...VERDICT, standard: '' }, 200],
    ['an outcome of its own', { ...VERDICT, outcome: 'alive' }, 200],
    ['a score in per cent', { ...VERDICT, score: 97 }, 200],
    ['too much', { ...VERDICT, more: 'x'.repeat(100_000) }, 200],
    ['an error', VERDICT, 500],
    ['a redirect', VERDICT, 302],
  ])('that answers with %s is not available', async (_what, body, status) => {
    answer = [status, typeof body === 'string' ? body : JSON.stringify(body)];
    await expect(pad('remote').judge(as(true), film)).rejects.toMatchObject({ key: 'unavailable' });
    expect(asked).toHaveLength(1);
  });

  it('is not called at an address that is none of the public internet', async () => {
    const strict = createOutbound();
    await expect(createPad(configs.remote, { sendRequest: strict.sendRequest, clock }).judge(as(true), film)).rejects.toMatchObject({
      key: 'unavailable',
    });
    expect(asked).toEqual([]);
    await strict.close();
  });
});

describe('the variables', () => {
  const read = (values: Parameters<typeof peopleConfig.read>[0]) => {
    const problems: string[] = [];
    const config = peopleConfig.read(values, (sentence) => problems.push(sentence), readPlatformConfig({}));
    return problems.length ? problems : config;
  };
  const whole = { PAD_URL: 'https://pad.bank.example/judge', PAD_KEY: KEY, PAD_NAME: 'vendor' };

  it('name a vendor together, and nobody is asked without them', () => {
    expect(read({})).toMatchObject({ pad: { provider: 'none' } });
    expect(read(whole)).toMatchObject({ pad: { provider: 'remote', remote: { url: whole.PAD_URL, key: KEY, name: 'vendor' } } });
    expect(read({ PAD_URL: whole.PAD_URL })).toEqual(['PAD_KEY is needed with PAD_URL.', 'PAD_NAME is needed with PAD_URL.']);
  });

  it('take https alone: faces go over no line that others read', () => {
    expect(read({ ...whole, PAD_URL: 'http://pad.bank.example/judge' })).toEqual(['PAD_URL cannot be called: only https is called.']);
  });
});
