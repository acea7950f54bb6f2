import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { StepPorts } from '../base/step.server.ts';
import { verifyWhatsapp } from './verify-whatsapp.contract.ts';
import { verifyWhatsappHandler } from './verify-whatsapp.server.ts';

it('sends by WhatsApp, and by SMS what is late', async () => {
  const memory: Record<string, unknown> = {};
  const sent: string[] = [];
  const otp: StepPorts['otp'] = {
    async send({ type }) {
      sent.push(type);
      return { expires_at: '2026-11-20T18:10:00.000Z' };
    },
    validate: async ({ type }) => (type === 'WHATSAPP' ? { match: true, reason: 'ok' } : { match: false, reason: 'wrong' }),
  };
  const context = {
    step: { uuid: '0b7f4a52-6a1e-4f0e-9b67-0d3f2f6f9c11', reference: 'verify_whatsapp' },
    setup: z.parse(verifyWhatsapp.setup, {}),
    language: 'es-MX',
    now: new Date('2026-11-20T18:00:00Z'),
    company: { name: 'Banco Aldaba' },
    ports: { otp, allowance: { take: async () => async () => {} } },
    memory,
    remember: (values: Record<string, unknown>) => Object.assign(memory, values),
  } as never;
  const run = (action: string, input: object) => verifyWhatsappHandler.actions[action]?.(input, context);
  const phone = '+525512345678';
  await expect(run('send_code', { phone, retry: false, other: false })).resolves.toMatchObject({ channel: 'WHATSAPP' });
  await expect(run('send_code', { phone, retry: false, other: true })).resolves.toMatchObject({ channel: 'SMS' });
  await run('verify_code', { code: '407182' });
  expect(sent).toEqual(['WHATSAPP', 'SMS']);
  await expect(verifyWhatsappHandler.complete({ phone }, context)).resolves.toMatchObject({
    payload: { channel: 'WHATSAPP', phone_confirmation: true },
    facts: { contact: { phone }, codes: [{ channel: 'WHATSAPP', destination: phone }] },
  });
});
