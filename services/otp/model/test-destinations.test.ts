import { readFile } from 'node:fs/promises';
import { createRouterClient } from '@orpc/server';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPeople } from '#contracts/verification/test-people.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { Carriers } from '../providers/carriers.ts';
import { withTestDestinations } from '../providers/test-carriers.ts';
import { createOtpService, type OtpService } from '../service.ts';
import type { OtpTables } from './tables.ts';
import { TEST_CODE, testOutcome } from './test-destinations.ts';

let platform: TestPlatform<OtpTables>;
let otp: OtpService;
/** The messages that the real carrier received. */
const mailed: { to: string; text: string }[] = [];
let closeMail: () => Promise<void>;

/** Starts a service with a real mail carrier, so that tests see which messages reach it and which do not. */
beforeAll(async () => {
  const mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mailed.push({ to: session.envelope.rcptTo[0]!.address, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  closeMail = () => new Promise((resolve) => mail.close(() => resolve()));
  const { port } = mail.server.address() as { port: number };
  platform = await createTestPlatform<OtpTables>([{ name: 'otp', migrations: new URL('../migrations/', import.meta.url) }]);
  await platform.tenants.patch(platform.tenant.id, { senders: { email: { name: 'Banco', address: 'avisos@banco.example' } } });
  otp = createOtpService(platform.platform, {
    mail: { provider: 'smtp', smtpUrl: `smtp://127.0.0.1:${port}?requireTLS=false` },
    sms: { provider: 'none' },
  });
});
afterAll(async () => {
  await platform.close();
  await closeMail();
});

/** Gives each test a new user, a new hour and an empty outbox. */
beforeEach(async () => {
  mailed.length = 0;
  given = { ...given, user: `u-${Number(given.user.slice(2)) + 1}` };
  platform.clock.advance(3_600);
  await platform.platform.database.query.deleteFrom('otp.outbox').execute();
});

const as = (caller: Caller) => createRouterClient(otp.router, { context: { caller } });
const test = () => as(platform.caller({ livemode: false }));
const live = () => as(platform.caller({ livemode: true }));
const mail = (email: string) => ({ email, user: given.user, expires_in: '10m' });
let given = { code: TEST_CODE, user: 'u-0', type: 'EMAIL' as const };

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ publicCode, status, retryAfter }: Problem) => ({ code: publicCode, status, retryAfter }),
  );

describe('a test destination', () => {
  it('takes the fixed code, once, and nothing is mailed', async () => {
    await test().sendEmail(mail('ana@test.zaguan.example'));
    expect((await test().validate(given)).result.match).toBe(true);
    expect(await problemOf(test().validate(given))).toMatchObject({ code: 'ERR005' });
    expect(mailed).toEqual([]);
    expect(await otp.listOutbox()).toMatchObject([
      { to: 'ana@test.zaguan.example', livemode: false, text: expect.stringContaining(TEST_CODE) },
    ]);
  });

  it('is an address like any other to a live key: a code that nobody knows, really sent', async () => {
    await live().sendEmail(mail('ana@test.zaguan.example'));
    expect(mailed).toMatchObject([{ to: 'ana@test.zaguan.example' }]);
    expect(await otp.listOutbox()).toEqual([]);
    const code = /\b\d{6}\b/.exec(mailed[0]!.text.slice(mailed[0]!.text.indexOf('\r\n\r\n')))![0];
    expect(await problemOf(live().validate({ ...given, code: code === TEST_CODE ? '654321' : TEST_CODE }))).toMatchObject({
      code: 'ERR004',
    });
    expect(await problemOf(test().validate({ ...given, code }))).toMatchObject({ code: 'ERR004' });
    expect((await live().validate({ ...given, code })).result.match).toBe(true);
  });

  it('plays no part for other addresses of a test key: those are really sent', async () => {
    await test().sendEmail(mail('ana@aldaba.example'));
    expect(mailed).toMatchObject([{ to: 'ana@aldaba.example' }]);
    expect(await otp.listOutbox()).toEqual([]);
  });

  it('may be sent as many codes as a test asks for', async () => {
    for (let count = 0; count < 25; count++) await test().sendEmail(mail('ana@test.zaguan.example'));
    expect((await test().validate(given)).result.match).toBe(true);
  });

  it('works for phones, also where no carrier serves the channel', async () => {
    const sms = { phone: '55 0000 1234', user: given.user, expires_in: '10m' };
    await test().sendSms(sms);
    expect((await test().validate({ ...given, type: 'SMS' })).result.match).toBe(true);
    await test().sendWhatsapp({ ...sms, phone: '+1 202 555 0143' });
    expect((await test().validate({ ...given, type: 'WHATSAPP' })).result.match).toBe(true);
    expect(await problemOf(live().sendSms(sms))).toMatchObject({ code: 'ERR003' });
  });
});

describe('what it can play', () => {
  it.each(['refused@test.zaguan.example', 'Refused+7@Test.Zaguan.Example'])('the carrier refuses: %s', async (email) => {
    expect(await problemOf(test().sendEmail(mail(email)))).toMatchObject({ code: 'ERR003', status: 500 });
    expect(await problemOf(test().validate(given))).toMatchObject({ code: 'ERR004' });
  });

  it('no code is ever right', async () => {
    await test().sendEmail(mail('wrong@test.zaguan.example'));
    for (const code of [TEST_CODE, '000000'])
      expect(await problemOf(test().validate({ ...given, code }))).toMatchObject({ code: 'ERR004' });
  });

  it('the code has expired', async () => {
    const { result } = await test().sendEmail(mail('expired@test.zaguan.example'));
    expect(Date.parse(result.expiration_date) - Date.parse(result.created_at)).toBe(600_000);
    expect(await problemOf(test().validate(given))).toMatchObject({ code: 'ERR006', status: 400 });
    expect(await problemOf(test().validate({ ...given, code: '000000' }))).toMatchObject({ code: 'ERR004' });
  });

  it('too many were sent', async () => {
    expect(await problemOf(test().sendEmail(mail('limited@test.zaguan.example')))).toMatchObject({ status: 429, retryAfter: 30 });
    expect(await otp.listOutbox()).toEqual([]);
  });

  it('the carrier takes its time, and no longer than anybody waits', async () => {
    const handed: string[] = [];
    const outbox = { email: { send: async (_owner: unknown, { to }: { to: string }) => void handed.push(to) } } as unknown as Carriers;
    const waited: number[] = [];
    const carriers = withTestDestinations(outbox, outbox, async (milliseconds) => void waited.push(milliseconds));
    const late = { to: 'late@test.zaguan.example' } as Parameters<Carriers['email']['send']>[1];
    const owner = { tenantId: 't', livemode: false };
    await carriers.email.send(owner, late, 10_000);
    await carriers.email.send(owner, late, 900);
    await carriers.email.send({ ...owner, livemode: true }, late, 10_000);
    expect(waited).toEqual([6_000, 900]);
    expect(handed).toHaveLength(3);
  });
});

describe('which they are', () => {
  const outcome = (destination: string) => testOutcome({ livemode: false }, destination);

  it.each([
    ['ana@test.zaguan.example', 'delivered'],
    ['late+run-7@test.zaguan.example', 'late'],
    ['later@test.zaguan.example', 'delivered'],
    ['constructor@test.zaguan.example', 'delivered'],
    ['525500001200', 'delivered'],
    ['525500001201', 'late'],
    ['525500009902', 'refused'],
    ['525500000003', 'wrong'],
    ['12025550104', 'expired'],
    ['18085550105', 'limited'],
    ['18085550199', 'delivered'],
  ])('%s: %s', (destination, expected) => expect(outcome(destination)).toBe(expected));

  it.each([
    'ana@zaguan.example',
    'ana@other.test.zaguan.example',
    'ana@test.zaguan.example.com',
    'ana@aldaba.example, late@test.zaguan.example@aldaba.example',
    '525512345678',
    '525500010001',
    '12025550204',
    '15550104',
    '345500000001',
  ])('%s is nobody’s test', (destination) => expect(outcome(destination)).toBeNull());

  it('the guide says the same', async () => {
    const guide = await readFile(new URL('../../../docs/guides/testing.md', import.meta.url), 'utf8');
    const rows = [...guide.matchAll(/^\| `(\w+)@test\.zaguan\.example` \| `55 0000 xx(\d\d)`/gm)];
    expect(rows).toHaveLength(5);
    for (const [, name, number] of rows) {
      expect(outcome(`${name}@test.zaguan.example`)).toBe(name);
      expect(outcome(`5255000012${number}`)).toBe(name);
      expect(outcome(`120255501${number}`)).toBe(name);
    }
    const names = [...guide.matchAll(/^\| `(\w+)@test\.zaguan\.example` \| \| As `(\w+)`/gm)].map(([, name, as]) => [name, as]);
    expect(names.map(([name]) => name!.toUpperCase()).sort()).toEqual(
      testPeople.flatMap(({ fails, record }) => (fails ? [record.name] : [])).sort(),
    );
    for (const [name, as] of names) expect(outcome(`${name}@test.zaguan.example`)).toBe(as);
    expect(guide).toContain(`\`${TEST_CODE}\` is right`);
  });

  it('none to a live key', () => {
    for (const destination of ['ana@test.zaguan.example', 'late@test.zaguan.example', '525500000003', '12025550104']) {
      expect(testOutcome({ livemode: true }, destination)).toBeNull();
    }
  });
});
