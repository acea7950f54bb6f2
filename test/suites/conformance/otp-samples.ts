import type { Fixture, Sample } from './sample.ts';

export const phone = (fixture: Fixture) => `5255${String(10_000_000 + fixture.next()).slice(0, 8)}`;
const code = (fixture: Fixture) => ({ email: `luisa.${fixture.next()}@correo.example`, user: `user ${fixture.next()}`, expires_in: '10m' });
const smsCode = (fixture: Fixture) => ({ phone: phone(fixture), user: `user ${fixture.next()}`, expires_in: '10m' });
const link = (fixture: Fixture) => ({
  type: 'EMAIL',
  to: `luisa.${fixture.next()}@correo.example`,
  link: `http://localhost:4100/w/3f0e4c1e-2a4b-4c8d-9f10-${String(fixture.next()).padStart(12, '0')}#t=ses_0a1b${'a'.repeat(43)}`,
  user: `user ${fixture.next()}`,
});

/** Samples for one-time codes and links. */
export const otpSamples: Readonly<Record<string, Sample>> = {
  'otp.sendEmail': { valid: async (fixture) => code(fixture), others: 'own' },
  'otp.sendSms': { valid: async (fixture) => smsCode(fixture), others: 'own' },
  'otp.sendWhatsapp': { valid: async (fixture) => smsCode(fixture), others: 'own' },
  'otp.validate': {
    async valid(fixture) {
      const sent = code(fixture);
      await fixture.make('otp.sendEmail', sent);
      return { code: await fixture.house.codeOf(sent.email), user: sent.user, type: 'EMAIL' };
    },
    others: 'hidden',
    reach: {
      404: async (fixture) => ({ input: { code: '000000', user: `user ${fixture.next()}`, type: 'SMS' } }),
    },
  },
  'otp.links.send': { valid: async (fixture) => link(fixture), others: 'own' },
  'otp.links.channels': { valid: async () => undefined, others: 'own' },
};
