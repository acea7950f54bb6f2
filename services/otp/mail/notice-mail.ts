import type { NoticeNews } from '#contracts/otp/notices.ts';
import { noticeWords } from '../words/notice-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { writeNotesMail } from './mail-page.ts';

interface NoticeMail {
  /** The news for the person: how their workflow was decided. */
  news: NoticeNews;
  company: string;
  language: CodeLanguage;
}

/** Writes the mail that reports a decision on a workflow. It has no link: only the link that the person had before opens the workflow. */
export function writeNoticeMail({ news, company, language }: NoticeMail) {
  const name = oneLine(company);
  const words = noticeWords[language][news].mail;
  const page = { language, company: name, subject: words.subject(name), title: words.title, intro: words.text(name) };
  return writeNotesMail({ ...page, notes: [], foot: [] });
}
