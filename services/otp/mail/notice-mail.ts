import type { NoticeNews } from '#contracts/otp/notices.ts';
import { noticeWords } from '../words/notice-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { mailPage } from './mail-page.ts';

/** Writes the mail that reports a decision on a workflow: subject, plain text, and HTML without links, images or scripts. */
export function writeNoticeMail({ news, language, ...mail }: { news: NoticeNews; company: string; language: CodeLanguage }) {
  const say = noticeWords[language][news].mail;
  const company = oneLine(mail.company);
  const [subject, text, automatic] = [say.subject(company), say.text(company), say.automatic(company)];
  return {
    subject,
    text: [say.title, '', text, '', '-- ', automatic, ''].join('\n'),
    html: mailPage({
      language,
      subject,
      company,
      preview: text,
      greeting: null,
      title: say.title,
      intro: text,
      body: [],
      foot: [automatic],
    }),
  };
}
