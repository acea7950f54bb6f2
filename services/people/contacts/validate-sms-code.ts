import { implementer } from '../model/implementer.ts';
import { checkedPhone } from '../model/phone.ts';
import { type CodeParts, codeUserOf, confirmCode } from './codes.ts';

export const validateSmsCode = (parts: CodeParts) =>
  implementer.contacts.validateSmsCode.handler(async ({ input: { person_id, phone, code }, context }) => {
    const digits = checkedPhone(phone);
    const request = { code, type: 'SMS' as const, user: await codeUserOf(parts, context.caller, person_id, digits) };
    return confirmCode(parts, context, person_id, { phone: digits }, (client) => client.validate(request));
  });
