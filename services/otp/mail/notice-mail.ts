import type { NoticeNews } from '#contracts/otp/notices.ts';
import { noticeWords } from '../words/notice-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { writeNotesMail } from './mail-page.ts';

/** Writes the mail that reports a decision on a workflow. It has no link. */
export function writeNoticeMail({ news, language, ...mail }: { news: NoticeNews; company: string; language: CodeLanguage }) {
  const say = noticeWords[language][news].mail;
  const company = oneLine(mail.company);
  const page = { language, company, subject: say.subject(company), title: say.title, intro: say.text(company) };
  return writeNotesMail({ ...page, notes: [], foot: [] });
}
