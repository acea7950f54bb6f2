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
