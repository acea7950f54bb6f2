import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { OtpTables } from './model/tables.ts';
import { createOtpService, type OtpService } from './service.ts';
import { codeRetention, sweepOutbox } from './sweep.ts';

const START = '2026-11-20T18:00:00.000Z';

/** The database of all tests, since opening a new one takes a second. */
let shared: TestPlatform<OtpTables>;
let platform: TestPlatform<OtpTables>;
let otp: OtpService;

beforeAll(async () => {
  shared = await createTestPlatform<OtpTables>([{ name: 'otp', migrations: new URL('./migrations/', import.meta.url) }]);
  await shared.tenants.patch(shared.tenant.id, { senders: { countries: ['MX', 'US', 'DE', 'ES', 'SG'] } });
});
afterAll(() => shared.close());

/** Starts each test at the same time, with empty tables and a new process, which holds no limits in memory. */
beforeEach(async () => {
  await shared.engine.executeSql('truncate otp.codes, otp.outbox, platform.rate_windows');
  shared.clock.set(START);
  shared.logged.length = 0;
  platform = { ...shared, platform: shared.replica().for<OtpTables>() };
  otp = createOtpService(platform.platform, { mail: { provider: 'outbox' } });
});

const EMAIL = 'lucia@correo.example';
const PHONE = '55 1234 5678';
const as = (caller: Caller = platform.caller()) => createRouterClient(otp.router, { context: { caller } });

async function send(request: { user?: string; email?: string; expires_in?: string } = {}, caller?: Caller) {
  const answer = await as(caller).sendEmail({ email: EMAIL, user: 'u-1', expires_in: '10m', ...request });
  platform.clock.advance(30);
  return answer.result;
}

async function mailedCode(): Promise<string> {
  const [newest] = await otp.listOutbox(1);
  return /\b\d{6}\b/.exec(newest!.text)![0];
}

const validate = (code: string, caller?: Caller, user = 'u-1') => as(caller).validate({ code, user, type: 'EMAIL' });

async function problemOf(work: Promise<unknown>) {
  const problem = await work.then(
    () => null,
    (error: Problem) => error,
  );
  return problem && { code: problem.publicCode, status: problem.status, key: problem.key, retryAfter: problem.retryAfter };
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sending', () => {
  it('answers with what was made, in UTC', async () => {
    const result = await send({ expires_in: '1h' });
    expect(result).toEqual({
      created_at: '2026-11-20T18:00:00.000Z',
      expiration_date: '2026-11-20T19:00:00.000Z',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'EMAIL',
      user: 'u-1',
    });
  });

  it('refuses any other duration (ERR002) and sends nothing', async () => {
    for (const expires_in of ['', '0m', '5', '5s', '25h', '1441m', '99999m', '-5m', ' 5m', '5M', '1.5h']) {
      expect(await problemOf(send({ expires_in })), expires_in).toMatchObject({ code: 'ERR002', status: 400 });
    }
    expect(await otp.listOutbox()).toHaveLength(0);
    for (const expires_in of ['1m', '1440m', '24h']) expect(await problemOf(send({ expires_in })), expires_in).toBeNull();
  });

  it('keeps no readable code and no address, also where that is what the user is called', async () => {
    await send({ user: EMAIL });
    const code = await mailedCode();
    const row = await platform.platform.database.query.selectFrom('otp.codes').selectAll().executeTakeFirstOrThrow();
    const kept = JSON.stringify(row, (_key, value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value));
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(EMAIL);
    expect(row.code_hmac).toHaveLength(32);
    expect(JSON.stringify(platform.logged)).not.toContain(code);
  });

  it('keeps no code when the carrier did not take the mail (ERR003), and says nothing of the carrier', async () => {
    const refused = Object.assign(new Error(`550 no such user ${EMAIL}`), { code: 'EENVELOPE', responseCode: 550 });
    const dead = createOtpService(
      { ...platform.platform, database: { ...platform.platform.database, query: failing(platform.platform.database.query, refused) } },
      { mail: { provider: 'outbox' } },
    );
    const sending = createRouterClient(dead.router, { context: { caller: platform.caller() } }).sendEmail({
      email: EMAIL,
      user: 'u-1',
      expires_in: '10m',
    });
    const problem = await sending.catch((error: Problem) => error);
    expect(problem).toMatchObject({ status: 500, publicCode: 'ERR003' });
    expect((problem as Problem).message).not.toContain('550');
    expect(await platform.platform.database.query.selectFrom('otp.codes').selectAll().execute()).toHaveLength(0);
    expect(platform.logged).toContainEqual(expect.objectContaining({ fields: expect.objectContaining({ response_code: 550 }) }));
    expect(JSON.stringify(platform.logged)).not.toContain(EMAIL);
  });

  it('spends no pause and no send of an inbox that nothing went to, but is not tried for ever', async () => {
    const refusing = createOtpService(platform.platform, { mail: { provider: 'smtp', smtpUrl: 'smtp://127.0.0.1:1' } });
    const to = (email: string, user: string) =>
      problemOf(
        createRouterClient(refusing.router, { context: { caller: platform.caller() } }).sendEmail({ email, user, expires_in: '10m' }),
      );
    for (let count = 0; count < 6; count++)
      expect(await to('sola@correo.example', `tries-${count}`)).toMatchObject({ code: 'ERR003', retryAfter: 5 });
    // With a working carrier five sends are accepted, each after its pause, so the failed sends used none.
    for (let count = 0; count < 5; count++) await send({ email: 'sola@correo.example', user: 'u-1' });
    expect(await problemOf(send({ email: 'sola@correo.example', user: 'u-1' }))).toMatchObject({ status: 429 });
    const outcomes = [];
    for (let count = 0; count < 16; count++) outcomes.push((await to('otra@correo.example', `more-${count}`))?.status);
    expect(outcomes).toEqual([...Array(15).fill(500), 429]);
  });

  it('spends no pause either when a second send was refused while the first was on its way to no carrier', async () => {
    // The carrier stays silent until a send was refused, so the first send is still on its way then.
    const lines: Socket[] = [];
    let isOver = false;
    const carrier = createServer((line) => (isOver ? line.destroy() : lines.push(line))).listen(0, '127.0.0.1');
    await once(carrier, 'listening');
    const smtpUrl = `smtp://127.0.0.1:${(carrier.address() as AddressInfo).port}`;
    const refusing = createOtpService(platform.platform, { mail: { provider: 'smtp', smtpUrl } });
    const client = createRouterClient(refusing.router, { context: { caller: platform.caller() } });
    const email = 'dos@correo.example';
    const both = ['u-1', 'u-2'].map((user) => problemOf(client.sendEmail({ email, user, expires_in: '10m' })));
    expect((await Promise.race(both))?.status).toBe(429);
    isOver = true;
    for (const line of lines) line.destroy();
    expect((await Promise.all(both)).map((problem) => problem?.status).sort()).toEqual([429, 500]);
    carrier.close();
    expect(await problemOf(send({ email }))).toBeNull();
  });

  it('costs an inbox nothing when its user may have no more', async () => {
    for (let count = 0; count < 20; count++) await send({ user: 'u-9', email: `nine-${count}@correo.example` });
    expect(await problemOf(send({ user: 'u-9', email: 'ana@correo.example' }))).toMatchObject({ status: 429 });
    expect(await problemOf(as().sendEmail({ email: 'ana@correo.example', user: 'u-1', expires_in: '10m' }))).toBeNull();
  });

  it('says where no carrier will ever take it, and not to try again', async () => {
    const none = createOtpService(platform.platform, { mail: { provider: 'none' } });
    const sending = createRouterClient(none.router, { context: { caller: platform.caller() } });
    const problem: Problem = await sending.sendEmail({ email: EMAIL, user: 'u-1', expires_in: '10m' }).catch((cause) => cause);
    expect(problem).toMatchObject({ status: 500, publicCode: 'ERR003', retryAfter: undefined });
    expect(problem.message).toBe(
      'This server sends nothing by e-mail, because no carrier is configured for it. Another attempt does not help.',
    );
  });

  it('keeps the last two codes to an address open, each once; a third send voids the first', async () => {
    await send();
    const first = await mailedCode();
    await send();
    const second = await mailedCode();
    expect((await validate(first)).result.match).toBe(true);
    expect(await problemOf(validate(first))).toMatchObject({ code: 'ERR005' });
    await send();
    await send();
    if (second !== (await mailedCode())) expect(await problemOf(validate(second))).toMatchObject({ code: 'ERR004' });
    expect((await validate(await mailedCode())).result.match).toBe(true);
  });

  it('voids the codes to another address: whoever has one of them proves nothing about this address', async () => {
    await send({ email: 'mallory@correo.example' });
    const theirs = await mailedCode();
    await send();
    if (theirs !== (await mailedCode())) expect(await problemOf(validate(theirs))).toMatchObject({ code: 'ERR004' });
    expect((await validate(await mailedCode())).result.match).toBe(true);
  });

  it('counts wrong codes together: five void both', async () => {
    await send();
    const first = await mailedCode();
    await send();
    const second = await mailedCode();
    const wrong = ['000000', '000001', '000002'].find((code) => code !== first && code !== second)!;
    for (let count = 0; count < 5; count++) expect(await problemOf(validate(wrong))).toMatchObject({ code: 'ERR004' });
    for (const code of [first, second]) expect(await problemOf(validate(code))).toMatchObject({ code: 'ERR004' });
  });

  it('leaves one open code when three addresses are sent one at once', async () => {
    await Promise.all(['a@correo.example', 'b@correo.example', 'c@correo.example'].map((email) => send({ email })));
    const open = await platform.platform.database.query.selectFrom('otp.codes').selectAll().where('voided_at', 'is', null).execute();
    expect(open).toHaveLength(1);
  });

  it('waits 30 seconds per destination and says how long', async () => {
    const once = () => as().sendEmail({ email: EMAIL, user: 'u-1', expires_in: '10m' });
    await once();
    platform.clock.advance(10);
    await expect(once()).rejects.toMatchObject({ key: 'rate_limited', status: 429, retryAfter: 20 });
    await expect(as().sendEmail({ email: EMAIL.toUpperCase(), user: 'u-2', expires_in: '10m' })).rejects.toMatchObject({ status: 429 });
    platform.clock.advance(20);
    await once();
  });

  it('counts an inbox once under all its tags, and sends to the one that was asked for', async () => {
    await as().sendEmail({ email: 'ana+banco@correo.example', user: 'u-1', expires_in: '10m' });
    for (const email of ['ana@correo.example', 'Ana+otro@Correo.example', 'ana+banco+1@correo.example']) {
      expect(await problemOf(as().sendEmail({ email, user: 'u-2', expires_in: '10m' }))).toMatchObject({ status: 429 });
    }
    // These addresses have no tag and are other inboxes.
    for (const email of ['ana@otro.example', '+ana@correo.example', 'ana.b@correo.example']) {
      await as().sendEmail({ email, user: 'u-2', expires_in: '10m' });
    }
    const sent = (await otp.listOutbox()).map(({ to }) => to).sort();
    expect(sent).toEqual(['+ana@correo.example', 'ana+banco@correo.example', 'ana.b@correo.example', 'ana@otro.example']);
  });

  it('sends 5 an hour to a destination and 20 to a user, whichever way', async () => {
    for (let count = 0; count < 5; count++) await send();
    expect(await problemOf(send())).toMatchObject({ status: 429 });
    for (let count = 0; count < 20; count++) await send({ user: 'u-9', email: `u9-${count}@correo.example` });
    expect(await problemOf(send({ user: 'u-9', email: 'u9-20@correo.example' }))).toMatchObject({ status: 429 });
    // The limit of a user counts all channels together.
    const byPhone = { user: 'u-9', phone: '5512345678', expires_in: '10m' };
    expect(await problemOf(as().sendSms(byPhone))).toMatchObject({ status: 429 });
    expect(await problemOf(as().sendWhatsapp(byPhone))).toMatchObject({ status: 429 });
    await as().sendSms({ ...byPhone, user: 'u-10', phone: '5512345679' });
  });
});

describe('validating', () => {
  it('matches once, then is ERR005', async () => {
    await send();
    const code = await mailedCode();
    expect(await validate(code)).toEqual({
      success: true,
      result: { match: true, type: 'EMAIL', user: 'u-1', validated_at: '2026-11-20T18:00:30.000Z' },
    });
    expect(await problemOf(validate(code))).toMatchObject({ code: 'ERR005', status: 409 });
  });

  it('is ERR004 for another code, user or type', async () => {
    await send();
    const code = await mailedCode();
    expect(await problemOf(validate(wrongFor(code)))).toMatchObject({ code: 'ERR004', status: 404 });
    expect(await problemOf(validate(code, undefined, 'u-2'))).toMatchObject({ code: 'ERR004', status: 404 });
    expect(await problemOf(as().validate({ code, user: 'u-1', type: 'SMS' }))).toMatchObject({ code: 'ERR004', status: 404 });
  });

  it('is ERR006 from the moment of expiry', async () => {
    await send({ expires_in: '1m' });
    const code = await mailedCode();
    platform.clock.advance(30);
    expect(await problemOf(validate(code))).toMatchObject({ code: 'ERR006', status: 400 });
  });

  it('still matches just before expiry', async () => {
    await send({ expires_in: '1m' });
    platform.clock.advance(29);
    expect((await validate(await mailedCode())).result.match).toBe(true);
  });

  it('voids the code at the fifth wrong one, also for the right one; a new send starts over', async () => {
    await send();
    const code = await mailedCode();
    for (let count = 0; count < 4; count++) await problemOf(validate(wrongFor(code)));
    await send();
    const next = await mailedCode();
    for (let count = 0; count < 5; count++) expect(await problemOf(validate(wrongFor(next)))).toMatchObject({ code: 'ERR004' });
    expect(await problemOf(validate(next))).toMatchObject({ code: 'ERR004' });
    await send();
    expect((await validate(await mailedCode())).result.match).toBe(true);
  });

  it('accepts the right code after four wrong ones', async () => {
    await send();
    const code = await mailedCode();
    for (let count = 0; count < 4; count++) await problemOf(validate(wrongFor(code)));
    expect((await validate(code)).result.match).toBe(true);
  });

  it('counts wrong ones at a used or an expired code too, so that nobody guesses for ever', async () => {
    const [used, expired] = [{ user: 'u-1' }, { user: 'u-2', email: 'u2@correo.example', expires_in: '1m' }];
    for (const [given, first] of [
      [used, 'ERR005'],
      [expired, 'ERR006'],
    ] as const) {
      await send(given);
      const code = await mailedCode();
      if (given === used) await validate(code);
      else platform.clock.advance(60);
      const again = () => problemOf(validate(code, undefined, given.user));
      expect(await again()).toMatchObject({ code: first });
      for (let count = 0; count < 5; count++)
        expect(await problemOf(validate(wrongFor(code), undefined, given.user))).toMatchObject({ code: 'ERR004' });
      expect(await again()).toMatchObject({ code: 'ERR004' });
    }
  });

  it('matches exactly one of a hundred at once', async () => {
    await send();
    const code = await mailedCode();
    const answers = await Promise.all(Array.from({ length: 100 }, () => problemOf(validate(code))));
    expect(answers.filter((problem) => problem === null)).toHaveLength(1);
    expect(answers.filter((problem) => problem?.code === 'ERR005')).toHaveLength(99);
  });

  it('is void after five wrong codes, however many are tried at once', async () => {
    await send();
    const code = await mailedCode();
    const guesses = Array.from({ length: 24 }, (_, guess) => String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(guesses.map((guess) => problemOf(validate(guess))));
    // The right code is sent last, since a server may process simultaneous requests in any order.
    for (const problem of [...answers, await problemOf(validate(code))]) expect(problem).toMatchObject({ code: 'ERR004' });
  });

  it('is ERR007 when the validation cannot be recorded', async () => {
    await send();
    const code = await mailedCode();
    await platform.engine.executeSql(`alter table otp.codes add constraint broken check (validated_at is null)`);
    const problem = await problemOf(validate(code));
    await platform.engine.executeSql(`alter table otp.codes drop constraint broken`);
    expect(problem).toMatchObject({ code: 'ERR007', status: 500 });
  });

  it('knows nothing of another tenant, or of the other mode', async () => {
    await send();
    const code = await mailedCode();
    expect(await problemOf(validate(code, await platform.otherTenant()))).toMatchObject({ code: 'ERR004' });
    expect(await problemOf(validate(code, platform.caller({ livemode: true })))).toMatchObject({ code: 'ERR004' });
    expect((await validate(code)).result.match).toBe(true);
  });
});

describe('by phone', () => {
  const sms = (more: object = {}) => as().sendSms({ phone: PHONE, user: 'u-1', expires_in: '10m', ...more });

  it('names the tenant where the company given is nothing that can be seen', async () => {
    await sms({ metadata: { company: '\u200b\u2060' } });
    expect((await otp.listOutbox())[0]).toMatchObject({ text: expect.stringContaining('de Banco Jacaranda') });
  });

  it('sends an SMS that says what it is, to a number in one form', async () => {
    const { result } = await sms({ metadata: { company: 'Caja Aldaba', user_name: 'Luisa' } });
    expect(result).toMatchObject({ type: 'SMS', user: 'u-1', expiration_date: '2026-11-20T18:10:00.000Z' });
    expect(await otp.listOutbox()).toMatchObject([
      {
        channel: 'sms',
        to: '525512345678',
        from: { name: 'Caja Aldaba', address: null },
        subject: null,
        html: null,
        text: expect.stringMatching(/^Luisa, \d{6} es tu codigo de Caja Aldaba\. Vale 10 minutos\. No lo compartas con nadie\.$/),
      },
    ]);
  });

  it.each([
    [{ phone: '5512345678' }, '525512345678'],
    [{ phone: '044 55 1234 5678', country_code: 52 }, '525512345678'],
    [{ phone: '525512345678', country_code: 52, country_code_included: true }, '525512345678'],
    [{ phone: '525512345678', country_code_included: true }, '525512345678'],
    [{ phone: '5215512345678' }, '525512345678'],
    [{ phone: '202 555 0143', country_code: 1 }, '12025550143'],
    [{ phone: '202 555 0143', country_code: 1, country_code_included: false }, '12025550143'],
    [{ phone: '12025550143', country_code: 1, country_code_included: true }, '12025550143'],
    [{ phone: '+1 202 555 0143', country_code: 52 }, '12025550143'],
    [{ phone: '+65 9123 4567' }, '6591234567'],
    [{ phone: '+49 151 23456789' }, '4915123456789'],
    [{ phone: '+34 612 345 678', country_code_included: true }, '34612345678'],
    [{ phone: '2025550143', country_code: null, country_code_included: null }, '522025550143'],
  ])('reads %j as %s', async (given, to) => {
    await sms(given);
    expect((await otp.listOutbox(1))[0]?.to).toBe(to);
  });

  it.each([
    { phone: '123' },
    { phone: '5512345678', country_code_included: true, country_code: 52 },
    { phone: 'luisa@correo.example' },
    { phone: '+52 1234567890' },
    // These ten digits are Mexican numbers; with a `+` they would be numbers of Brazil, Japan or Singapore.
    { phone: '5512345671', country_code_included: true },
    { phone: '8112345678', country_code_included: true },
    { phone: '6591234567', country_code_included: true },
    // A country code given twice, and numbers with too few digits.
    { phone: '525512345674', country_code: 1 },
    { phone: '+1 23456789' },
    { phone: '+55 12345671' },
    { phone: '+999 12345678' },
  ])('is ERR001 for %j, and sends nothing', async (given) => {
    expect(await problemOf(sms(given))).toMatchObject({ code: 'ERR001', status: 400 });
    expect(await otp.listOutbox()).toHaveLength(0);
  });

  it('is ERR002 for what does not fit in one SMS, and uses up no try', async () => {
    const metadata = { company: 'a'.repeat(100), user_name: 'b'.repeat(60) };
    expect(await problemOf(sms({ metadata }))).toMatchObject({ code: 'ERR002', status: 400 });
    expect(await problemOf(sms({ expires_in: '25h' }))).toMatchObject({ code: 'ERR002', status: 400 });
    expect((await sms()).success).toBe(true);
  });

  it('sends a WhatsApp message in the language of the person', async () => {
    const { result } = await as().sendWhatsapp({ phone: '+52 1 55 1234 5678', user: 'u-1', expires_in: '1h' });
    expect(result).toMatchObject({ type: 'WHATSAPP', expiration_date: '2026-11-20T19:00:00.000Z' });
    platform.clock.advance(30);
    await as().sendWhatsapp({ phone: PHONE, user: 'u-1', expires_in: '1h', metadata: { language: 'en-US' } });
    expect(await otp.listOutbox()).toMatchObject([
      { channel: 'whatsapp', to: '525512345678', text: expect.stringContaining('is your verification code') },
      { channel: 'whatsapp', to: '525512345678', text: expect.stringContaining('es tu código de verificación') },
    ]);
  });

  it('limits a number however it is written, each channel by itself', async () => {
    await sms();
    expect(await problemOf(sms({ phone: '+52 1 55 1234 5678', user: 'u-2' }))).toMatchObject({ status: 429 });
    await as().sendWhatsapp({ phone: PHONE, user: 'u-1', expires_in: '10m' });
  });

  it('keeps the codes of two channels apart', async () => {
    await sms();
    const code = await mailedCode();
    expect(await problemOf(as().validate({ code, user: 'u-1', type: 'WHATSAPP' }))).toMatchObject({ code: 'ERR004' });
    expect((await as().validate({ code, user: 'u-1', type: 'SMS' })).result).toMatchObject({ match: true, type: 'SMS' });
  });

  it.each(['SMS', 'WHATSAPP'] as const)('matches exactly one of a hundred at once by %s', async (type) => {
    const request = { phone: PHONE, user: 'u-1', expires_in: '10m' };
    await (type === 'SMS' ? as().sendSms(request) : as().sendWhatsapp(request));
    const code = await mailedCode();
    const answers = await Promise.all(Array.from({ length: 100 }, () => problemOf(as().validate({ code, user: 'u-1', type }))));
    expect(answers.filter((problem) => problem === null)).toHaveLength(1);
    expect(answers.filter((problem) => problem?.code === 'ERR005')).toHaveLength(99);
  });
});

it('forgets codes and the outbox in time', async () => {
  await send();
  platform.clock.advance(86_400);
  const { tenants } = platform.platform;
  const sweep = async () => {
    await sweepOutbox(platform.platform);
    const tenantId = platform.tenant.id;
    await codeRetention(platform.platform).run({ tenantId, settings: await tenants.settings(tenantId) });
  };
  await sweep();
  expect(await otp.listOutbox()).toHaveLength(0);
  const count = async () => (await platform.platform.database.query.selectFrom('otp.codes').select('reference').execute()).length;
  expect(await count()).toBe(1);
  platform.clock.advance(30 * 86_400);
  const hold = (legal_hold: boolean) => platform.replica().tenants.patch(platform.tenant.id, { legal_hold });
  await hold(true);
  await sweep();
  expect(await count()).toBe(1);
  await hold(false);
  await sweep();
  expect(await count()).toBe(0);
});

/** Returns the same database, but inserts into the outbox fail with `error`. */
function failing<Query extends { insertInto: (table: never) => unknown }>(query: Query, error: Error): Query {
  return new Proxy(query, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'insertInto') return typeof value === 'function' ? value.bind(target) : value;
      const refused = { values: () => refused, onConflict: () => refused, execute: () => Promise.reject(error) };
      return (table: never) => (table === 'otp.outbox' ? refused : target.insertInto(table));
    },
  });
}
