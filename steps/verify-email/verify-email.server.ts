import { channelOfProof, sendCode, verifyCode } from '../base/code-step.server.ts';
import { defineHandler } from '../base/step.server.ts';
import { verifyEmail } from './verify-email.contract.ts';

export const verifyEmailHandler = defineHandler(verifyEmail, {
  actions: {
    async send_code({ email, retry }, context) {
      const { expires_in, email: setupEmail } = context.setup;
      return { email, ...(await sendCode(context, { type: 'EMAIL', to: email, from_key: email === setupEmail, expires_in, retry })) };
    },
    verify_code: async ({ code }, context) => ({ email: await verifyCode(context, code) }),
  },

  async complete({ email }, context) {
    const channel = channelOfProof(context, email, 'email');
    return {
      outcome: 'success',
      payload: { email, email_confirmation: true as const, verified_at: context.now.toISOString() },
      facts: { contact: { email, email_confirmation: true }, codes: [{ channel, destination: email }] },
    };
  },
});
