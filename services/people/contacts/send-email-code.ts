import { implementer } from '../model/implementer.ts';
import { CODE_LIFETIME, type CodeParts, codeUserOf, sendCode } from './codes.ts';

export const sendEmailCode = (parts: CodeParts) =>
  implementer.contacts.sendEmailCode.handler(async ({ input: { person_id, email }, context }) => {
    const request = { email, user: await codeUserOf(parts, context.caller, person_id, email), expires_in: CODE_LIFETIME };
    return sendCode(parts, context, person_id, (client) => client.sendEmail(request));
  });
