import { implement } from '@orpc/server';
import { noticesContract } from '#contracts/otp/notices.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { originOf } from './inbox-limits.ts';
import { writeNoticeMail } from './mail/notice-mail.ts';
import { messageWords, type OtpApp, timeLeft } from './message.ts';
import { createSending } from './sending.ts';
import { withinAlphabet } from './sms/alphabet.ts';
import { noticeWords } from './words/notice-words.ts';

/** Implements the operation that sends a person the decision of an operator. Stores nothing: a retry has the same reference. */
export function noticeOperations(app: OtpApp) {
  const os = implement(noticesContract).$context<CallContext>();
  const sending = createSending(app.platform, 'notice');
  const send = os.send.handler(async ({ input: { type, to, news, reference, user, metadata }, context }) => {
    const { caller } = context;
    const { company, language, from } = await messageWords(app, caller, metadata);
    const common = { reference, language, to };
    const deliver = () => {
      if (type === 'EMAIL') {
        const mail = { ...writeNoticeMail({ news, company, language }), ...common, from };
        return app.carriers.email.send(caller, mail, timeLeft(app, caller));
      }
      const text = noticeWords[language][news].sms(withinAlphabet(company));
      return app.carriers.sms.send(caller, { ...common, company, text, backup: false }, timeLeft(app, caller));
    };
    return app.platform.onceAfter(context, async () => {
      await sending.send(caller, { type, user, destination: to, origin: originOf(caller, true), reference }, deliver);
      return async () => ({ success: true as const, result: { reference } });
    });
  });
  return os.router({ send });
}
