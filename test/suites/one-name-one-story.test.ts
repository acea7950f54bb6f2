import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPeople } from '#contracts/verification/test-people.ts';
import { TEST_CODE } from '#services/otp/model/test-destinations.ts';
import { type Bank, openBank, Visitor } from './trust/bank.ts';

/** Tests that in test mode one name gives the same scenario in a lookup, in codes, in a workflow and in a validation. */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

/** Returns the CURP, mailbox and names of the test person with this name. */
function played(name: string) {
  const curp = testPeople.find(({ record }) => record.name === name)!.record.curp!;
  const told = { curp, name, first_lastname: 'Ejemplo', second_lastname: 'Fallas' };
  return { curp, email: `${name.toLowerCase()}@test.zaguan.example`, told };
}

const lookUp = async (curp: string) => (await bank.partner('POST', '/verification/v1/verify/curp', { curp })).status;

/** Sends a code to the address and validates it; returns the codes of both answers. */
async function code(email: string) {
  const sent = await bank.partner('POST', '/otp/v1/otp/email', { email, user: email, expires_in: '10m' });
  const tried = await bank.partner('POST', '/otp/v1/otp/validate', { code: TEST_CODE, user: email, type: 'EMAIL' });
  return [sent.body.code, tried.body.code];
}

async function validated(person: string) {
  const config = { url: 'https://bank.example/judge' };
  const { id } = await bank.result('POST', '/people/v1/validations', { name: 'Ours', class: 'external', config });
  await bank.result('POST', `/people/v1/people/${person}/validations/run`, { validations: [id] });
  await bank.bench.jobs.run();
  const results = await bank.result('GET', `/people/v1/people/${person}/validation-results`);
  const { status, error } = results.find(({ validation_id }: { validation_id: string }) => validation_id === id);
  return [status, error];
}

const steps = ['personal_data', 'curp', 'verify_email'];
const language = 'es-MX';

/** Returns a person who typed their name and is at the CURP step. */
async function enter({ told }: ReturnType<typeof played>): Promise<Visitor> {
  const visitor = await Visitor.enter(bank, { steps });
  expect((await visitor.tellsName(told)).status).toBe(200);
  return visitor;
}

/** Does the workflow's last step, with a mailbox that has no scenario. */
async function goOn(visitor: Visitor) {
  bank.bench.clock.advance(60);
  await visitor.proves('luisa@test.zaguan.example');
  await bank.bench.jobs.run();
  const { status, people_uuid, steps: ended } = await bank.workflow(visitor.uuid);
  expect(status).toBe('success');
  return { people_uuid, curp: ended[1].payload };
}

it('for NINGUNO there is nobody to ask, and no carrier', async () => {
  const ninguno = played('NINGUNO');
  expect(await lookUp(ninguno.curp)).toBe(500);
  expect(await code(ninguno.email)).toEqual(['ERR003', 'ERR004']);

  const visitor = await enter(ninguno);
  expect((await visitor.answer({ curp: ninguno.curp })).status).toBe(200);
  await visitor.post('start');
  const refused = await visitor.post('actions/send_code', { input: { email: ninguno.email }, language });
  expect([refused.status, refused.body.type]).toEqual([503, 'urn:zaguan:problem:code_not_sent']);
  const { people_uuid, curp } = await goOn(visitor);
  expect(curp).toMatchObject({ verified: null, registry: 'not_asked' });
  expect(await validated(people_uuid)).toEqual([5, 'no_provider']);
});

it('nobody knows NADIE, and no code of theirs is right', async () => {
  const nadie = played('NADIE');
  expect(await lookUp(nadie.curp)).toBe(404);
  expect(await code(nadie.email)).toEqual([undefined, 'ERR004']);

  const visitor = await enter(nadie);
  const asked = await visitor.answer({ curp: nadie.curp });
  expect([asked.status, asked.body.errors[0].path]).toEqual([409, 'submission.confirmed']);
  expect((await visitor.post('submit', { submission: { curp: nadie.curp, confirmed: true }, language })).status).toBe(200);
  await visitor.post('start');
  await visitor.post('actions/send_code', { input: { email: nadie.email }, language });
  const wrong = await visitor.post('actions/verify_code', { input: { code: TEST_CODE }, language });
  expect([wrong.status, wrong.body.type]).toEqual([422, 'urn:zaguan:problem:code_wrong']);
  const { people_uuid, curp } = await goOn(visitor);
  expect(curp).toMatchObject({ verified: false, registry: 'unknown' });
  expect(await validated(people_uuid)).toEqual([3, null]);
});
