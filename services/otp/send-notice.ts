import { originOf } from './inbox-limits.ts';
import { writeNoticeMail } from './mail/notice-mail.ts';
import { messageWords, type OtpApp, timeLeft } from './message.ts';
import { implementer } from './model/implementer.ts';
import { createSending } from './sending.ts';
import { withinAlphabet } from './sms/alphabet.ts';
import { noticeWords } from './words/notice-words.ts';

/** Sends a person the decision of an operator. Stores nothing: a retry has the same reference. */
export function sendNotice(app: OtpApp) {
  const sending = createSending(app.platform, 'notice');
  return implementer.internal.notices.send.handler(async ({ input: { type, to, news, reference, user, metadata }, context }) => {
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
}
