import { implementer } from '../model/implementer.ts';
import { type CodeParts, codeUserOf, confirmCode } from './codes.ts';

export const validateEmailCode = (parts: CodeParts) =>
  implementer.contacts.validateEmailCode.handler(async ({ input: { person_id, email, code }, context }) => {
    const request = { code, type: 'EMAIL' as const, user: await codeUserOf(parts, context.caller, person_id, email) };
    return confirmCode(parts, context, person_id, { email }, (client) => client.validate(request));
  });
