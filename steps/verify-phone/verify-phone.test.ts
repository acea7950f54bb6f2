import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { StepFailure, type StepPorts } from '../base/step.server.ts';
import { verifyPhone } from './verify-phone.contract.ts';
import { verifyPhoneHandler } from './verify-phone.server.ts';

const uuid = '0b7f4a52-6a1e-4f0e-9b67-0d3f2f6f9c11';
const phone = '+525512345678';

/** Builds a step with a memory, and a port of codes that accepts 111111 by SMS and 222222 by WhatsApp. */
function step(setup: object = {}, overrides: Partial<StepPorts['otp']> = {}) {
  const memory: Record<string, unknown> = {};
  const sent: Parameters<StepPorts['otp']['send']>[0][] = [];
  const asked: string[] = [];
  const otp: StepPorts['otp'] = {
    async send(request) {
      sent.push(request);
      return { expires_at: '2026-11-20T18:10:00.000Z' };
    },
    async validate({ type, to, step, code }) {
      asked.push(type);
      const match = step === uuid && to === sent.at(-1)?.to && code === (type === 'SMS' ? '111111' : '222222');
      return match ? { match, reason: 'ok' } : { match, reason: 'wrong' };
    },
    ...overrides,
  };
  const context = {
    workflow: { uuid: 'w', people_uuid: null, livemode: false },
    step: { uuid, reference: 'verify_phone' },
    setup: z.parse(verifyPhone.setup, setup),
    language: 'es-MX',
    now: new Date('2026-11-20T18:00:00Z'),
    company: { name: 'Banco Aldaba', privacy_notice_url: null, media_days: 30, portrait_days: 0, minimum_age: 18 },
    ports: { otp, allowance: { take: async () => async () => {} } },
    memory,
    remember: (values: Record<string, unknown>) => Object.assign(memory, values),
  };
  const { send_code, verify_code } = verifyPhone.actions;
  const run = (action: string, input: unknown) => verifyPhoneHandler.actions[action]?.(input, context as never);
  return {
    send: (input: object = {}) => run('send_code', z.parse(send_code.input, { phone: '55 1234 5678', ...input })),
    verify: (code: string) => run('verify_code', z.parse(verify_code.input, { code })),
    complete: (given = phone) => verifyPhoneHandler.complete({ phone: given }, context as never),
    sent,
    asked,
    memory,
  };
}

describe('verify_phone', () => {
  it('sends by SMS, bound to the step, to one form of the number', async () => {
    const { send, sent } = step();
    await expect(send({ phone: '044 (55) 1234-5678' })).resolves.toEqual({
      phone,
      channel: 'SMS',
      expires_at: '2026-11-20T18:10:00.000Z',
      resend_after: 30,
    });
    await send({ retry: true });
    expect(sent).toMatchObject([
      { type: 'SMS', to: phone, step: uuid, expires_in: '10m', company: 'Banco Aldaba', retry: false },
      { type: 'SMS', to: phone, retry: true },
    ]);
  });

  it('succeeds with the right code, and marks the number as confirmed', async () => {
    const { send, verify, complete } = step();
    await send();
    await expect(verify('111111')).resolves.toEqual({ phone });
    await expect(complete()).resolves.toEqual({
      outcome: 'success',
      payload: { phone, channel: 'SMS', phone_confirmation: true, verified_at: '2026-11-20T18:00:00.000Z' },
      facts: { contact: { phone, sms_confirmation: true }, codes: [{ channel: 'SMS', destination: phone }] },
    });
  });

  it('sends a late code by WhatsApp, after which either code is good', async () => {
    const late = step();
    await late.send();
    await expect(late.send({ other: true })).resolves.toMatchObject({ channel: 'WHATSAPP' });
    await late.verify('111111');
    await expect(late.complete()).resolves.toMatchObject({ payload: { channel: 'SMS' } });

    const other = step();
    await other.send();
    await other.send({ other: true });
    await other.verify('222222');
    const { payload, facts } = await other.complete();
    expect(payload).toMatchObject({ channel: 'WHATSAPP', phone_confirmation: true });
    expect(facts).toEqual({ contact: { phone }, codes: [{ channel: 'WHATSAPP', destination: phone }] });
    expect(other.sent.map(({ type }) => type)).toEqual(['SMS', 'WHATSAPP']);
  });

  it('forgets the other way as soon as another number is asked for', async () => {
    const { send, verify, complete, asked } = step();
    await send();
    await send({ phone: '33 1234 5678', other: true });
    await expect(verify('111111')).rejects.toMatchObject({ problem: 'code_wrong' });
    expect(asked).toEqual(['WHATSAPP']);
    await verify('222222');
    await expect(complete()).rejects.toMatchObject({ problem: 'code_not_verified' });
    await expect(complete('+523312345678')).resolves.toMatchObject({ outcome: 'success' });
  });

  it('has no other way where the setup says so', async () => {
    await expect(step({ other_channel: false }).send({ other: true })).rejects.toMatchObject({ problem: 'invalid_body', field: 'other' });
  });

  it('writes abroad only where the setup says so', async () => {
    const abroad = { phone: '+1 202 555 0143' };
    await expect(step().send(abroad)).rejects.toMatchObject({ problem: 'invalid_body', field: 'phone' });
    await expect(step({ international: true }).send(abroad)).resolves.toMatchObject({ phone: '+12025550143' });
  });

  it('refuses a submit that no code stands behind, and a code of before any was sent', async () => {
    const { send, verify, complete } = step();
    await expect(verify('111111')).rejects.toMatchObject({ problem: 'code_expired' });
    await expect(complete()).rejects.toBeInstanceOf(StepFailure);
    await send();
    await expect(verify('000000')).rejects.toMatchObject({ problem: 'code_wrong', field: 'code' });
    await verify('111111');
    await send();
    await expect(complete()).rejects.toMatchObject({ problem: 'code_not_verified' });
  });

  it('says expired when one of the codes is, and keeps none', async () => {
    const { send, verify, memory } = step(
      {},
      { validate: async ({ type }) => ({ match: false, reason: type === 'SMS' ? 'expired' : 'wrong' }) },
    );
    await send();
    await send({ other: true });
    await expect(verify('111111')).rejects.toMatchObject({ problem: 'code_expired' });
    expect(JSON.stringify(memory)).not.toContain('111111');
  });

  it('takes a number however it is written, and refuses what is none', () => {
    for (const written of ['5512345678', '+52 1 55 1234 5678', '01 55 1234 5678', '52-55-1234-5678']) {
      expect(z.parse(verifyPhone.submission, { phone: written })).toEqual({ phone });
    }
    for (const wrong of ['', '123', 'luisa', '1512345678', '5'.repeat(20)]) {
      expect(z.safeParse(verifyPhone.submission, { phone: wrong }).success, wrong).toBe(false);
    }
  });
});
