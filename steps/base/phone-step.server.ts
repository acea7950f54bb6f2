import type { z } from 'zod/mini';
import type { PhoneChannel, phoneCodeActions, phoneCodePayload, phoneCodeSetup } from '#contracts/steps/code-step.ts';
import type { StepContract } from '#contracts/steps/step.ts';
import { isMexicanPhone } from '#mexico/phone.ts';
import { channelOfProof, sendCode, verifyCode } from './code-step.server.ts';
import { type AnyStepHandler, defineHandler, StepFailure } from './step.server.ts';

/** The contract of a step that proves a phone number, made of the parts in lib/contracts/steps/code-step.ts. */
type PhoneContract = StepContract<
  typeof phoneCodeSetup,
  z.ZodMiniObject<{ phone: z.ZodMiniType<string, string> }>,
  typeof phoneCodePayload,
  typeof phoneCodeActions
>;

/**
 * Returns the handler of a step that proves a phone number with a code.
 * @param way The channel that sends the step's codes.
 * @param other The second channel, used if the person asks for it and the setup allows it.
 */
export function definePhoneHandler(contract: PhoneContract, way: PhoneChannel, other: PhoneChannel): AnyStepHandler {
  return defineHandler(contract, {
    actions: {
      async send_code(input, context) {
        const { phone, retry } = input;
        const { expires_in, international, other_channel, phone: setupPhone } = context.setup;
        if (!international && !isMexicanPhone(phone.slice(1))) {
          throw new StepFailure('invalid_body', 'Only Mexican numbers, unless the setup says international', { field: 'phone' });
        }
        if (input.other && !other_channel) throw new StepFailure('invalid_body', 'The setup has no other channel', { field: 'other' });
        const channel = input.other ? other : way;
        return {
          phone,
          channel,
          ...(await sendCode(context, { type: channel, to: phone, from_key: phone === setupPhone, expires_in, retry })),
        };
      },
      verify_code: async ({ code }, context) => ({ phone: await verifyCode(context, code) }),
    },

    async complete({ phone }, context) {
      const channel = channelOfProof(context, phone, 'phone') as PhoneChannel;
      return {
        outcome: 'success',
        payload: { phone, channel, phone_confirmation: true as const, verified_at: context.now.toISOString() },
        // The record marks confirmation by SMS only: access to a WhatsApp account does not prove possession of the line.
        facts: { contact: { phone, ...(channel === 'SMS' ? { sms_confirmation: true } : {}) }, codes: [{ channel, destination: phone }] },
      };
    },
  });
}
