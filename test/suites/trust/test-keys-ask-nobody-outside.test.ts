import { afterAll, beforeAll, expect, it } from 'vitest';
import { testInvoices, testPeople } from '#contracts/verification/test-people.ts';
import { deriveCurp } from '#mexico/curp-letters.ts';
import type { Caller } from '#platform/base/ports.ts';
import { type FakeRegistry, openRegistry } from '../../support/remote-registry.ts';
import { invoiceOf, openVerification, refusal, type VerificationBench } from '../../support/verification.ts';

/**
 * Class: data crossing between modes. Test keys reach no outside provider; live keys reach no test person; a tenant's registry answers
 * only that tenant in that mode.
 */

const HOOK = 'https://bank.example/hook';

let remote: FakeRegistry;
let withRemote: VerificationBench;
let withTables: VerificationBench;
beforeAll(async () => {
  remote = await openRegistry();
  withRemote = await openVerification(remote.config);
  withTables = await openVerification();
});
afterAll(async () => {
  await withTables.close();
  await withRemote.close();
  await remote.close();
});

const facts = { name: 'Lía', first: 'Conforme', second: 'Prueba', birthDate: '1980-02-02', sex: 'M' as const, entity: 'JC' as const };
const LIA = { curp: deriveCurp(facts), name: 'Lía', first_last_name: 'Conforme', second_last_name: 'Prueba', rfc: 'COPL800202AB1' };
const SOMEBODY = { rfc: 'ZZZ150515B2A', tax_name: 'Nadie' };

it('a test key reaches neither the remote registry nor SAT', async () => {
  const { bench, tax } = withRemote;
  const testing = withRemote.as(bench.caller());
  for (const curp of [LIA.curp, ...testPeople.flatMap(({ record }) => record.curp ?? [])]) {
    await testing.curp.get({ curp }).catch(() => {});
    await testing.curp.government({ curp, callbackUrl: HOOK });
    await testing.rfc.reverseWithCurp({ curp }).catch(() => {});
  }
  await testing.rfc.get({ rfc: LIA.rfc });
  await testing.rfc.reverse({ ...LIA, birth_date: '1980-02-02', person_type: 'PF' });
  await testing.credential.validateAsync({ query: { webhook: HOOK }, body: { type: 'D', cic: '999999999', ocr: '9999999999999' } });
  for (const uuid of [testInvoices[0]!.uuid, '5A67A9FA-0000-4000-8000-0000000000FF']) {
    await testing.cfdi.read({ document: await invoiceOf(uuid) });
    await testing.cfdi.read({ document: await invoiceOf(uuid), callback_url: HOOK });
  }
  await bench.jobs.run();
  expect(remote.asked).toEqual([]);
  expect(tax.asked).toEqual([]);
  // A live request reaches the provider, so the test would notice one.
  await withRemote.as(bench.caller({ livemode: true })).rfc.get({ rfc: LIA.rfc });
  expect(remote.asked).toHaveLength(1);
});

it('a live key meets nobody who plays a part', async () => {
  const { bench } = withTables;
  const live = withTables.as(bench.caller({ livemode: true }));
  await bench.webhooks.createSecret({ tenantId: bench.tenant.id, livemode: true });
  await live.registry.import({
    rows: [SOMEBODY, { ...LIA, credential_type: 'EFGH', cic: '111111111', elector_key: 'CNPRLX80020214M100' }],
  });
  for (const { record } of testPeople) {
    if (record.curp) expect(await refusal(live.curp.get({ curp: record.curp }))).toEqual(['not_found', 404]);
    if (record.rfc) expect((await live.rfc.get({ rfc: record.rfc })).result.valid_rfc).toBeNull();
    if (!record.cic) continue;
    await live.credential.validateAsync({ query: { webhook: HOOK }, body: { type: 'EFGH', cic: record.cic, ocr: record.ocr! } });
  }
  await bench.jobs.run();
  const verdicts = bench.outbound.sent.map(({ body }) => JSON.parse(body).incorrect_data);
  expect(new Set(verdicts)).toEqual(new Set([null]));
  const { result } = (await live.cfdi.read({ document: await invoiceOf(testInvoices[1]!.uuid) })) as { result: object };
  expect(result).toMatchObject({ cfdi_state: 'Vigente' });
  await live.registry.clear();
});

it('a registry answers its own tenant, in its own mode', async () => {
  const { bench } = withTables;
  const other = await bench.otherTenant();
  const worlds: Caller[] = [bench.caller(), bench.caller({ livemode: true }), other, { ...other, livemode: true }];
  for (const mine of worlds) {
    for (const world of worlds) await withTables.as(world).registry.import({ rows: [world === mine ? LIA : SOMEBODY] });
    const seen = await Promise.all(
      worlds.map((world) =>
        withTables
          .as(world)
          .curp.get({ curp: LIA.curp })
          .then(
            () => true,
            () => false,
          ),
      ),
    );
    expect(seen).toEqual(worlds.map((world) => world === mine));
    expect(await refusal(withTables.as(worlds.find((world) => world !== mine)!).registry.remove({ key: LIA.curp }))).toEqual([
      'not_found',
      404,
    ]);
    await withTables.as(mine).registry.remove({ key: LIA.curp });
  }
});

it('an empty registry of live data knows nobody, and does not say “unknown”', async () => {
  const { bench } = withTables;
  const live = withTables.as(bench.caller({ livemode: true }));
  await live.registry.clear();
  bench.outbound.sent.length = 0;
  const none = ['provider_not_configured', 500];
  expect(await refusal(live.curp.get({ curp: LIA.curp }))).toEqual(none);
  expect(await refusal(live.curp.government({ curp: LIA.curp, callbackUrl: HOOK }))).toEqual(none);
  expect(await refusal(live.rfc.get({ rfc: LIA.rfc }))).toEqual(none);
  expect(await refusal(live.rfc.reverse({ ...LIA, birth_date: '1980-02-02', person_type: 'PF' }))).toEqual(none);
  const credential = { type: 'D', cic: '999999999', ocr: '9999999999999' } as const;
  expect(await refusal(live.credential.validateAsync({ query: { webhook: HOOK }, body: credential }))).toEqual(none);
  const more = { elector_key: 'PRGMLS89090914M100', emission_number: '01' };
  await live.credential.validate({ query: { webhook: HOOK }, body: { ...credential, ...more } });
  await bench.jobs.run();
  const [{ body, headers } = { body: '{}', headers: {} }] = bench.outbound.sent;
  expect(headers).toMatchObject({ 'svc-event-type': 'verification.voter_credential_error' });
  expect(JSON.parse(body)).toEqual({ valid: false, error: expect.stringContaining('no row of the tenant’s registry') });
});
