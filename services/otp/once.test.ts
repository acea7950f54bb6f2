import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { OtpTables } from './model/tables.ts';
import { createOtpService, type OtpService } from './service.ts';

let platform: TestPlatform<OtpTables>;
let otp: OtpService;
beforeAll(async () => {
  platform = await createTestPlatform<OtpTables>([{ name: 'otp', migrations: new URL('./migrations/', import.meta.url) }]);
  otp = createOtpService(platform.platform, { mail: { provider: 'outbox' } });
});
afterAll(() => platform.close());

/** Returns a client that sends this `Idempotency-Key` with each call. */
const under = (key: string, hash = 'the body') =>
  createRouterClient(otp.router, { context: { caller: platform.caller(), idempotency: { scope: 'POST /otp', key, hash } } });

it('sends one code for many requests with one key', async () => {
  const request = { email: 'lucia@correo.example', user: 'u-1', expires_in: '10m' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => under('send').sendEmail(request)));
  expect(new Set(answers.map(({ result }) => result.reference)).size).toBe(1);
  expect(await otp.listOutbox()).toHaveLength(1);
  await expect(under('send', 'another body').sendEmail(request)).rejects.toMatchObject({ key: 'idempotency_conflict' });
});

it('counts a wrong code once, however often its request comes, and answers a right one the same', async () => {
  const [message] = await otp.listOutbox(1);
  const code = /\b\d{6}\b/.exec(message!.text)![0];
  const wrong = { code: code === '000000' ? '000001' : '000000', user: 'u-1', type: 'EMAIL' as const };
  for (let time = 0; time < 10; time++) await expect(under('wrong').validate(wrong)).rejects.toMatchObject({ key: 'code_wrong' });
  const first = await under('right', 'right').validate({ ...wrong, code });
  expect(await under('right', 'right').validate({ ...wrong, code })).toEqual(first);
});
