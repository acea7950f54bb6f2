import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeRegistry, openRegistry } from '#test/support/remote-registry.ts';
import { openVerification, refusal, type VerificationBench } from '#test/support/verification.ts';

const LUISA = { curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_last_name: 'Pérez', second_last_name: 'Gómez' };

let remote: FakeRegistry;
let open: VerificationBench;
beforeAll(async () => {
  remote = await openRegistry();
  open = await openVerification(remote.config);
});
beforeEach(() => {
  remote.asked.length = 0;
});
afterAll(async () => {
  await open.close();
  await remote.close();
});

const live = () => open.as(open.bench.caller({ livemode: true }));
const says = (answer: unknown, status = 200) => {
  remote.answer = () => [status, typeof answer === 'string' ? answer : JSON.stringify(answer)];
};

it('is asked with its key and the tenant, and its record is filled from the CURP', async () => {
  says({ records: [LUISA] });
  const { result } = await live().curp.get({ curp: LUISA.curp });
  expect(result).toMatchObject({ name: 'Luisa', birth_date: '1989-09-09', gender: 'M', birth_federal_entity: 'JC', valid: true });
  expect(remote.asked).toMatchObject([
    {
      query: { by: 'curp', curp: LUISA.curp },
      headers: { authorization: `Bearer ${remote.config.key}`, 'zaguan-tenant': open.bench.tenant.id },
    },
  ]);
  says({ records: [] });
  expect(await refusal(live().curp.get({ curp: LUISA.curp }))).toEqual(['not_found', 404]);
  expect((await live().rfc.get({ rfc: 'PEGL890909GX1' })).result.valid_rfc).toBe(false);
});

const OTHER = { curp: 'GOLA900828MJCMPN51', name: 'Ana', first_last_name: 'Gómez' };
const CARD = { ...LUISA, rfc: 'PEGL890909GX1', credential_type: 'D', cic: '000123456', ocr: '0000000000012', nss: '45128012346' };
const COMPANY = { rfc: 'ZEJ150515B2A', tax_name: 'ZAGUAN EJEMPLO', birth_date: '2015-05-15' };

it.each([
  ['another CURP', OTHER, () => live().curp.get({ curp: LUISA.curp })],
  ['a second record of another CURP', LUISA, () => live().curp.get({ curp: LUISA.curp }), OTHER],
  ['another RFC', CARD, () => live().rfc.get({ rfc: 'GODE561231GR8' })],
  ['no RFC', OTHER, () => live().rfc.get({ rfc: 'GODE561231GR8' })],
  ['another company', COMPANY, () => live().rfc.get({ rfc: 'SAT970701NN3' })],
  ['another card', CARD, () => live().credential.judge({ type: 'D', cic: '999999999', ocr: '0000000000012' })],
  ['another NSS', CARD, () => live().internal.nss({ nss: '92919084431' })],
  [
    'another name',
    { ...LUISA, name: 'Bruno', birth_date: '1989-09-09' },
    () => live().rfc.reverse({ ...LUISA, birth_date: '1989-09-09', person_type: 'PF' }),
  ],
  ['another day of birth', LUISA, () => live().rfc.reverse({ ...LUISA, birth_date: '1989-09-10', person_type: 'PF' })],
])('that answers with %s has failed, and the log says so without a name', async (_what, record, ask, ...more) => {
  says({ records: [record, ...more] });
  open.bench.logged.length = 0;
  expect(await refusal(ask())).toEqual(['unavailable', 503]);
  const logged = JSON.stringify(open.bench.logged);
  expect(logged).toContain('answered about somebody else');
  expect(logged).not.toMatch(/PEGL890909|GOLA900828|Luisa|Ana|ZEJ150515|000123456/);
});

it('that answers with what was asked is believed', async () => {
  says({ records: [CARD] });
  expect((await live().rfc.get({ rfc: CARD.rfc })).result.valid_rfc).toBe(true);
  expect((await live().rfc.reverse({ ...LUISA, name: 'LUISA.', birth_date: '1989-09-09', person_type: 'PF' })).result.rfc).toBe(CARD.rfc);
  expect((await live().credential.judge({ type: 'D', cic: CARD.cic, ocr: CARD.ocr })).result.valid).toBe(true);
  says({ records: [COMPANY] });
  expect((await live().rfc.get({ rfc: COMPANY.rfc })).result.valid_rfc).toBe(true);
});

it.each([
  ['no JSON', '<html>', 200],
  ['another shape', { people: [] }, 200],
  ['a record that is none', { records: [{ curp: 'x' }] }, 200],
  ['too many records', { records: Array(11).fill(LUISA) }, 200],
  ['too much', `{"records":[],"more":"${'x'.repeat(200_000)}"}`, 200],
  ['an error', { records: [LUISA] }, 500],
  ['a redirect', '', 307],
])('that answers with %s is not available, and its words reach neither answer nor log', async (_what, answer, status) => {
  says(answer, status);
  open.bench.logged.length = 0;
  expect(await refusal(live().curp.get({ curp: LUISA.curp }))).toEqual(['unavailable', 503]);
  expect(remote.asked).toHaveLength(1);
  expect(JSON.stringify(open.bench.logged)).not.toMatch(/PEGL890909|Luisa|html/);
});
