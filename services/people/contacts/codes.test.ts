import { createHash } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { otpContract } from '#contracts/otp/otp.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { migrations } from '#services/main.ts';
import { createOtpService, type OtpService } from '#services/otp/service.ts';
import { openPeople, type PeopleHouse } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';

/** The people service with the real code service, connected as in the product. */

let platform: TestPlatform<unknown>;
let otp: OtpService;
let people: PeopleHouse;
let caller: Caller;
let person_id: string;

beforeAll(async () => {
  platform = await createTestPlatform(migrations);
  otp = createOtpService(platform.for(), { mail: { provider: 'outbox' } });
  const target = { handler: () => createContractHandler(otp), address: 'otp', log: platform.platform.log };
  people = openPeople(platform.for(), { codes: createServiceClient(otpContract, target, platform.clock) });
});
beforeEach(async () => {
  // The time distinguishes the newest message from those of other tests.
  platform.clock.advance(60);
  caller = await platform.otherTenant();
  const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: '' };
  person_id = (await api().people.create(LUCIA)).result.id;
});
afterAll(() => platform.close());

const api = (as: Caller = caller) => createRouterClient(people.router, { context: { caller: as } });
/** Returns a client that sends this `Idempotency-Key` with each call. */
const under = (key: string) =>
  createRouterClient(people.router, { context: { caller, idempotency: { scope: 'POST /people/v1/contacts', key, hash: 'the body' } } });
const email = 'lucia@correo.example';
const phone = '55 1234 5678';
const contactData = async () => (await api().people.get({ id: person_id })).result.contact_data;
const sentCode = async () => /\b\d{6}\b/.exec((await otp.listOutbox(1))[0]!.text)![0];
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, publicCode, retryAfter }: Problem) => ({ status, key, publicCode, retryAfter }),
  );

it('confirms a phone that stands in the contact data, by SMS', async () => {
  const contact = await api().contacts.create({ person_id, email, phone });
  expect(await api().contacts.sendSmsCode({ person_id, phone: '+52 1 55 1234 5678' })).toMatchObject({
    success: true,
    result: expect.any(String),
  });
  expect(await otp.listOutbox(1)).toMatchObject([{ channel: 'sms', to: '525512345678' }]);
  await api().contacts.validateSmsCode({ person_id, phone, code: await sentCode() });
  expect(await contactData()).toEqual([{ ...contact, sms_confirmation: true }]);
});

it('adds an e-mail that was not there yet, and confirms it', async () => {
  await api().contacts.sendEmailCode({ person_id, email });
  await api().contacts.validateEmailCode({ person_id, email: email.toUpperCase(), code: await sentCode() });
  expect(await contactData()).toMatchObject([
    { email: email.toUpperCase(), phone: null, email_confirmation: true, sms_confirmation: false },
  ]);
});

it('binds a code to this address of this person', async () => {
  await api().contacts.sendEmailCode({ person_id, email });
  const code = await sentCode();
  const wrong = { status: 422, key: 'code_wrong', publicCode: undefined };
  expect(await problemOf(api().contacts.validateEmailCode({ person_id, email: 'otra@correo.example', code }))).toMatchObject(wrong);
  const WENCESLAO = { national_id: 'BOXW310820HNERXN09', name: 'W', first_lastname: 'B', second_lastname: '' };
  const somebody = (await api().people.create(WENCESLAO)).result.id;
  expect(await problemOf(api().contacts.validateEmailCode({ person_id: somebody, email, code }))).toMatchObject(wrong);
  expect(await contactData()).toEqual([]);
});

it('tells the code service of nobody whom it could find by trying every number', async () => {
  const told: { user: string }[] = [];
  const sendSms = async (request: { user: string }) => void told.push(request);
  const codes = (() => ({ sendSms })) as unknown as NonNullable<Parameters<typeof openPeople>[1]>['codes'];
  const { router } = openPeople(platform.for(), { codes });
  const send = (to: string, id = person_id) =>
    createRouterClient(router, { context: { caller } }).contacts.sendSmsCode({ person_id: id, phone: to });
  await send('+52 55 1234 5678');
  await send(phone);
  await send('55 8765 4321');
  const [user, same, other] = told.map((request) => request.user);
  expect(same).toBe(user);
  expect(other).not.toBe(user);
  for (const digest of ['base64url', 'base64', 'hex'] as const)
    for (const text of ['525512345678', '+525512345678', '5512345678'])
      expect(user).not.toContain(createHash('sha256').update(text).digest(digest));
  expect(user).not.toContain(person_id);
});

it('says why a code is refused', async () => {
  await api().contacts.sendEmailCode({ person_id, email });
  const code = await sentCode();
  const validate = () => problemOf(api().contacts.validateEmailCode({ person_id, email, code }));
  expect(await problemOf(api().contacts.sendEmailCode({ person_id, email }))).toMatchObject({ status: 429, retryAfter: 30 });
  expect(await validate()).toBeNull();
  expect(await validate()).toMatchObject({ status: 409, key: 'code_used' });
  platform.clock.advance(30);
  await api().contacts.sendEmailCode({ person_id, email });
  const late = await sentCode();
  platform.clock.advance(600);
  expect(await problemOf(api().contacts.validateEmailCode({ person_id, email, code: late }))).toMatchObject({
    status: 422,
    key: 'code_expired',
  });
});

it('confirms once, of twenty at the same time', async () => {
  await api().contacts.sendSmsCode({ person_id, phone });
  const code = await sentCode();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => problemOf(api().contacts.validateSmsCode({ person_id, phone, code }))),
  );
  expect(answers.filter((problem) => problem === null)).toHaveLength(1);
  expect(await contactData()).toMatchObject([{ phone: '525512345678', sms_confirmation: true }]);
});

it('asks nobody for a person who is not there, or for what is no number', async () => {
  const before = (await otp.listOutbox()).length;
  const other = await platform.otherTenant();
  expect(await problemOf(api(other).contacts.sendEmailCode({ person_id, email }))).toMatchObject({ status: 422 });
  for (const wrong of ['123', '+1 23456789'])
    expect(await problemOf(api().contacts.sendSmsCode({ person_id, phone: wrong }))).toMatchObject({ status: 422, key: 'invalid_body' });
  expect(await otp.listOutbox()).toHaveLength(before);
});

it('says of an address that refuses messages for good that it is wrong', async () => {
  const errors = [{ path: 'email', code: 'refused', message: 'It reaches nobody.' }];
  const refused = new Problem('code_not_sent', 'It reaches nobody.', { status: 500, publicCode: 'ERR003', errors });
  const refusing = openPeople(platform.for(), { codes: (() => ({ sendEmail: () => Promise.reject(refused) })) as never });
  const sending = createRouterClient(refusing.router, { context: { caller } }).contacts.sendEmailCode({ person_id, email });
  await expect(sending).rejects.toMatchObject({ status: 422, key: 'invalid_body', errors });
});

it('is unavailable where no code service is known', async () => {
  const alone = openPeople(platform.for());
  const sending = createRouterClient(alone.router, { context: { caller } }).contacts.sendEmailCode({ person_id, email });
  expect(await problemOf(sending)).toMatchObject({ status: 503, key: 'unavailable' });
});

it('confirms what its code proved, when it broke between the two and is asked again under its key', async () => {
  await api().contacts.sendEmailCode({ person_id, email });
  const proof = { person_id, email, code: await sentCode() };
  vi.spyOn(platform.platform.events, 'append').mockRejectedValueOnce(new Error('killed here'));
  await expect(under('k').contacts.validateEmailCode(proof)).rejects.toThrow('killed here');
  expect(await contactData()).toEqual([]);
  await under('k').contacts.validateEmailCode(proof);
  expect(await contactData()).toMatchObject([{ email, email_confirmation: true }]);
  expect(await problemOf(under('another').contacts.validateEmailCode(proof))).toMatchObject({ status: 409, key: 'code_used' });
});

it('counts a wrong code once, however often its request comes', async () => {
  await api().contacts.sendEmailCode({ person_id, email });
  const code = await sentCode();
  const wrong = { person_id, email, code: code === '000000' ? '000001' : '000000' };
  for (let time = 0; time < 6; time++)
    expect(await problemOf(under('wrong').contacts.validateEmailCode(wrong))).toMatchObject({ key: 'code_wrong' });
  await api().contacts.validateEmailCode({ person_id, email, code });
});

it('says of a wrong code what its caller can know of', async () => {
  const failure: Problem = await api()
    .contacts.validateEmailCode({ person_id, email, code: '123456' })
    .catch((cause) => cause);
  expect(failure.message).toBe('The code is not an open code of this person and address.');
});
