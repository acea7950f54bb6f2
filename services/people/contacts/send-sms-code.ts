import { implementer } from '../model/implementer.ts';
import { checkedPhone } from '../model/phone.ts';
import { CODE_LIFETIME, type CodeParts, codeUserOf, sendCode } from './codes.ts';

export const sendSmsCode = (parts: CodeParts) =>
  implementer.contacts.sendSmsCode.handler(async ({ input: { person_id, phone }, context }) => {
    const digits = checkedPhone(phone);
    const user = await codeUserOf(parts, context.caller, person_id, digits);
    const request = { phone: `+${digits}`, country_code_included: true, user, expires_in: CODE_LIFETIME };
    return sendCode(parts, context, person_id, (client) => client.sendSms(request));
  });
