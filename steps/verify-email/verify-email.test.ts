import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { StepFailure, type StepPorts } from '../base/step.server.ts';
import { emailPattern, emailTrouble, likelyEmail, normalizeEmail } from './email.contract.ts';
import { verifyEmail } from './verify-email.contract.ts';
import { verifyEmailHandler } from './verify-email.server.ts';

const uuid = '0b7f4a52-6a1e-4f0e-9b67-0d3f2f6f9c11';
const now = new Date('2026-11-20T18:00:00Z');

/** Builds a step with a memory, and a port of codes that accepts 407182 for the last address only. */
function step(overrides: Partial<StepPorts['otp']> = {}) {
  const memory: Record<string, unknown> = {};
  const sent: Parameters<StepPorts['otp']['send']>[0][] = [];
  const otp: StepPorts['otp'] = {
    async send(request) {
      sent.push(request);
      return { expires_at: '2026-11-20T18:10:00.000Z' };
    },
    async validate({ step: asked, to, code }) {
      const match = asked === uuid && to === sent.at(-1)?.to && code === '407182';
      return match ? { match, reason: 'ok' } : { match, reason: 'wrong' };
    },
    ...overrides,
  };
  const context = {
    workflow: { uuid: 'w', people_uuid: null, livemode: false },
    step: { uuid, reference: 'verify_email' },
    setup: z.parse(verifyEmail.setup, {}),
    language: 'es-MX',
    now,
    company: { name: 'Banco Aldaba', privacy_notice_url: null, media_days: 30, portrait_days: 0, minimum_age: 18 },
    ports: { otp, allowance: { take: async () => async () => {} } },
    memory,
    remember: (values: Record<string, unknown>) => Object.assign(memory, values),
  };
  const act = (action: string, input: unknown) => verifyEmailHandler.actions[action]?.(input, context as never);
  const complete = (email: string) => verifyEmailHandler.complete({ email }, context as never);
  return { act, complete, sent, memory };
}

const email = 'luisa.perez@example.com';

describe('verify_email', () => {
  it('sends for ten minutes, to the address, bound to the step', async () => {
    const { act, sent } = step();
    await expect(act('send_code', { email, retry: false })).resolves.toMatchObject({ email, resend_after: 30 });
    expect(sent).toEqual([
      {
        type: 'EMAIL',
        to: email,
        from_key: false,
        step: uuid,
        expires_in: '10m',
        company: 'Banco Aldaba',
        language: 'es-MX',
        retry: false,
      },
    ]);
  });

  it('succeeds with the right code', async () => {
    const { act, complete } = step();
    await act('send_code', { email, retry: false });
    await act('verify_code', { code: '407182' });
    await expect(complete(email)).resolves.toEqual({
      outcome: 'success',
      payload: { email, email_confirmation: true, verified_at: '2026-11-20T18:00:00.000Z' },
      facts: { contact: { email, email_confirmation: true }, codes: [{ channel: 'EMAIL', destination: email }] },
    });
  });

  it('refuses a submit that no code stands behind', async () => {
    const { act, complete } = step();
    await expect(complete(email)).rejects.toMatchObject({ problem: 'code_not_verified' });
    await act('send_code', { email, retry: false });
    await expect(complete(email)).rejects.toMatchObject({ problem: 'code_not_verified' });
    await expect(act('verify_code', { code: '000000' })).rejects.toMatchObject({ problem: 'code_wrong' });
    await expect(complete(email)).rejects.toBeInstanceOf(StepFailure);
  });

  it('proves only the address that the code went to', async () => {
    const { act, complete } = step();
    await act('send_code', { email, retry: false });
    await act('verify_code', { code: '407182' });
    await expect(complete('otra@example.com')).rejects.toMatchObject({ problem: 'code_not_verified' });
    await act('send_code', { email: 'otra@example.com', retry: false });
    await expect(complete(email)).rejects.toMatchObject({ problem: 'code_not_verified' });
    await expect(complete('otra@example.com')).rejects.toMatchObject({ problem: 'code_not_verified' });
  });

  it('tells an expired code from a wrong one', async () => {
    const { act } = step({ validate: async () => ({ match: false, reason: 'expired' }) });
    await act('send_code', { email, retry: false });
    await expect(act('verify_code', { code: '407182' })).rejects.toMatchObject({ problem: 'code_expired', field: 'code' });
  });

  it('takes a used code for nothing but the proof that it gave', async () => {
    let isUsed = false;
    const { act, complete } = step({ validate: async () => (isUsed ? { match: false, reason: 'used' } : { match: true, reason: 'ok' }) });
    await act('send_code', { email, retry: false });
    await act('verify_code', { code: '407182' });
    isUsed = true;
    // A code that the person types twice proves the same address.
    await expect(act('verify_code', { code: '407182' })).resolves.toEqual({ email });
    await act('send_code', { email, retry: true });
    await expect(act('verify_code', { code: '407182' })).rejects.toMatchObject({ problem: 'code_expired', field: 'code' });
    await expect(complete(email)).rejects.toMatchObject({ problem: 'code_not_verified' });
  });

  it('keeps no code', async () => {
    const { act, memory } = step();
    await act('send_code', { email, retry: false });
    await act('verify_code', { code: '407182' });
    expect(JSON.stringify(memory)).not.toContain('407182');
  });

  it('lets a carrier’s refusal pass, and remembers nothing of it', async () => {
    const { act, memory } = step({
      send: async () => {
        throw new StepFailure('rate_limited', 'Too soon', { retryAfter: 21 });
      },
    });
    await expect(act('send_code', { email, retry: true })).rejects.toMatchObject({ problem: 'rate_limited', retryAfter: 21 });
    expect(memory).toEqual({});
  });

  it('takes an address however it is spaced, and refuses what is none', () => {
    const { input } = verifyEmail.actions.send_code;
    expect(z.parse(input, { email: ' Luisa.Perez@Example.COM ' })).toEqual({ email: 'Luisa.Perez@example.com', retry: false });
    for (const wrong of ['', 'luisa', 'luisa@example', 'a@b..mx', '.a@example.com', 'a@b@example.com', `${'a'.repeat(250)}@example.com`]) {
      expect(z.safeParse(input, { email: wrong }).success, wrong).toBe(false);
    }
  });
});

describe('emailTrouble', () => {
  it.each([
    ['', 'empty'],
    ['luisa.perez', 'noAt'],
    ['luisa.perez@example', 'ending'],
    ['luisa.perez@example.', 'ending'],
    ['luisa@@example.com', 'shape'],
    ['@example.com', 'shape'],
    ['luisa.perez@example.com', null],
    ['luisa+banco@correo.unam.mx', null],
  ])('%s: %s', (typed, trouble) => {
    expect(emailTrouble(typed)).toBe(trouble);
  });
});

describe('likelyEmail', () => {
  it.each([
    ['luisa@gmial.com', 'luisa@gmail.com'],
    ['luisa@gmail.con', 'luisa@gmail.com'],
    ['luisa@gmail,com', 'luisa@gmail.com'],
    ['luisa@gmail.co', 'luisa@gmail.com'],
    ['luisa@gmailcom', 'luisa@gmail.com'],
    ['luisa@gmail', 'luisa@gmail.com'],
    ['luisa@hotmial.com', 'luisa@hotmail.com'],
    ['luisa@hotnail.com', 'luisa@hotmail.com'],
    ['luisa@outlok.com', 'luisa@outlook.com'],
    ['luisa@yaho.com.mx', 'luisa@yahoo.com.mx'],
    ['luisa.perez@example', 'luisa.perez@example.com'],
    ['luisa.perez@banco.con', 'luisa.perez@banco.com'],
    ['luisa@gmail.com', null],
    ['luisa@ymail.com', null],
    ['luisa@hotmail.co', null],
    ['luisa@correo.unam.mx', null],
    ['luisa', null],
    ['', null],
  ])('%s may have meant %s', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant);
  });

  it('offers only addresses, and nothing for what it offered', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.oneof(fc.domain(), fc.string({ maxLength: 20 })), (name, domain) => {
        const meant = likelyEmail(`${name}@${domain}`);
        if (meant === null) return;
        expect(emailPattern.test(meant)).toBe(true);
        expect(normalizeEmail(meant)).toBe(meant);
        expect(likelyEmail(meant)).toBeNull();
      }),
    );
  });
});
