import { describe, expect, it } from 'vitest';
import { readConfig } from '#services/main.ts';
import { carrierChecks } from './carriers.ts';

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'x',
  TWILIO_SENDER: '+525512345678',
  TWILIO_URL: 'http://127.0.0.1:1',
};

const findings = async (environment: Record<string, string>) => {
  const found = await carrierChecks(readConfig(environment));
  return Object.fromEntries(found.map(({ what, state, says }) => [what, `${state}: ${says}`]));
};

describe('a way to send that has no carrier', () => {
  it('is said to end in the outbox where no other has one', async () => {
    expect(await findings({})).toEqual({
      'E-mail': 'warn: no SMTP_URL: messages stay in the outbox and reach nobody',
      SMS: 'warn: no TWILIO_ACCOUNT_SID: messages stay in the outbox and reach nobody',
      WhatsApp: 'warn: no WHATSAPP_PHONE_ID: messages stay in the outbox and reach nobody',
    });
  });

  it('is said to send nothing where another has one, but for tenants with an account of their own', async () => {
    const found = await findings(TWILIO);
    expect(found['E-mail']).toBe('warn: no SMTP_URL: nothing is sent by this channel, and every attempt is an error');
    expect(found.WhatsApp).toBe(
      'warn: no WHATSAPP_PHONE_ID: nothing is sent by this channel, and every attempt is an error, except by tenants with an account of their own',
    );
    expect(found.SMS).toMatch(/^bad: Twilio, from \+525512345678: /);
  });
});
