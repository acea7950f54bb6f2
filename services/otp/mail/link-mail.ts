import { linkWords } from '../words/link-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { writeNotesMail } from './mail-page.ts';

export interface LinkMail {
  link: string;
  /** Minutes until the link expires; null if the link does not expire or the time is unknown. */
  minutes: number | null;
  company: string;
  language: CodeLanguage;
}

/** Minutes above which the mail states whole hours only. */
const HOURS_ALONE = 120;

/** Writes the mail with a link to a workflow, without the person's name. */
export function writeLinkMail({ link, minutes, language, ...mail }: LinkMail) {
  const say = linkWords[language].mail;
  const company = oneLine(mail.company);
  const validity = minutes === null ? [] : [say.validity(minutes > HOURS_ALONE ? minutes - (minutes % 60) : minutes)];
  return writeNotesMail({
    ...{ language, company, subject: say.subject(company), title: say.title, intro: say.intro(company) },
    link: { label: say.button, url: link },
    notes: [...validity, say.newest, say.warning],
    foot: [say.misuseNote],
  });
}
