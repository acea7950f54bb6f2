import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRegistry } from '#test/support/remote-registry.ts';
import { openVerification, refusal, type VerificationBench } from '#test/support/verification.ts';
import { createProviders } from './choose.ts';

/** NSS lookups, tested on the providers directly, since the API operation returns less than they do. */

const NSS = '45128012346';
const LUISA = { curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_last_name: 'Pérez', nss: NSS };
const TIME_MS = 5_000;

let open: VerificationBench;
beforeAll(async () => {
  open = await openVerification();
});
afterAll(() => open.close());

const nobody = () => Promise.reject(new Error('SAT is not asked.'));
const registryOf = (remote: Parameters<typeof createProviders>[0]['remote']) =>
  createProviders({ remote, satCfdiUrl: null }, open.bench.platform, nobody).registry;
const live = () => open.bench.caller({ livemode: true, scopes: new Set(['verification', 'admin']) });

it('is found in the tenant’s own registry, which is no provider while no row has one', async () => {
  const find = (nss: string) => registryOf(null).find(live(), { by: 'nss', nss }, TIME_MS);
  expect(await refusal(find(NSS))).toEqual(['provider_not_configured', 500]);
  await open.as(live()).registry.import({ rows: [{ ...LUISA, nss: undefined }] });
  expect(await refusal(find(NSS))).toEqual(['provider_not_configured', 500]);
  await open.as(live()).registry.import({ rows: [LUISA] });
  expect(await find(NSS)).toMatchObject([{ curp: LUISA.curp, nss: NSS }]);
  expect(await find('92919084431')).toEqual([]);
});

it('is found among the tenant’s test rows with a test key', async () => {
  const testing = open.bench.caller({ scopes: new Set(['verification', 'admin']) });
  await open.as(testing).registry.import({ rows: [LUISA] });
  expect(await registryOf(null).find(testing, { by: 'nss', nss: NSS }, TIME_MS)).toMatchObject([{ nss: NSS }]);
});

it('is asked of a remote registry', async () => {
  const remote = await openRegistry();
  remote.answer = () => [200, JSON.stringify({ records: [LUISA] })];
  try {
    expect(await registryOf(remote.config).find(live(), { by: 'nss', nss: NSS }, TIME_MS)).toMatchObject([{ nss: NSS }]);
    expect(remote.asked.map(({ query }) => query)).toEqual([{ by: 'nss', nss: NSS }]);
  } finally {
    await remote.close();
  }
});

it('has a check digit in every row that is taken', async () => {
  const rows = [{ ...LUISA, nss: '45128012347' }];
  expect(await refusal(open.as(live()).registry.import({ rows }))).toEqual(['invalid_body', 422]);
});
