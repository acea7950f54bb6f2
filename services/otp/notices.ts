import { implement } from '@orpc/server';
import { noticesContract } from '#contracts/otp/notices.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { askerOf } from './inbox-limits.ts';
import type { LinkParts } from './links.ts';
import { writeNoticeMail } from './mail/notice-mail.ts';
import type { OtpTables } from './model/tables.ts';
import { createSending } from './sending.ts';
import { withinAlphabet } from './sms/alphabet.ts';
import { noticeWords } from './words/notice-words.ts';
import { oneLine } from './words/one-line.ts';
import { chooseLanguage } from './words/words.ts';

/** Tells people what became of their workflow. It stores nothing: who asks tries again under the same reference. */
export function createNotices(platform: Platform<OtpTables>, { carriers, timeLeft }: Pick<LinkParts, 'carriers' | 'timeLeft'>) {
  const os = implement(noticesContract).$context<CallContext>();
  const sending = createSending(platform, 'notice');

  const send = os.send.handler(async ({ input: { type, to, news, reference, user, metadata }, context }) => {
    const { caller } = context;
    const { company, languages, senders } = await platform.tenants.settings(caller.tenantId);
    const name = oneLine(metadata?.company ?? '') || company.name;
    const language = chooseLanguage(metadata?.language, languages);
    const deliver = () =>
      type === 'EMAIL'
        ? carriers.email.send(
            caller,
            { ...writeNoticeMail({ news, company: name, language }), reference, language, from: senders.email, to },
            timeLeft(caller),
          )
        : carriers.sms.send(
            caller,
            { reference, language, company: name, to, text: noticeWords[language][news].sms(withinAlphabet(name)), backup: false },
            timeLeft(caller),
          );
    return platform.onceAfter(context, async () => {
      await sending.send(caller, { type, user, destination: to, asker: askerOf(caller, true), reference }, deliver);
      return async () => ({ success: true as const, result: { reference } });
    });
  });

  return { notices: os.router({ send }) };
}
