import { linkWords } from '../words/link-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { address, button, ink, mailPage, paragraph } from './mail-page.ts';

export interface LinkMail {
  link: string;
  /** Minutes until the link expires; null if the link does not expire or the time is unknown. */
  minutes: number | null;
  company: string;
  language: CodeLanguage;
}

/** Minutes above which the mail states whole hours only. */
const HOURS_ALONE = 120;

/** Writes the mail with a link to a workflow: subject, plain text, and HTML without images, remote files, scripts or the person's name. */
export function writeLinkMail({ link, minutes, language, ...mail }: LinkMail): { subject: string; text: string; html: string } {
  const say = linkWords[language].mail;
  const company = oneLine(mail.company);
  const validity = minutes === null ? [] : [say.validity(minutes > HOURS_ALONE ? minutes - (minutes % 60) : minutes)];
  const subject = say.subject(company);
  const intro = say.intro(company);
  const notes = [...validity, say.newest, say.warning];
  const foot = [say.misuseNote, say.automatic(company)];
  return {
    subject,
    text: [say.title, '', intro, '', link, '', ...notes, '', say.misuseNote, '', '-- ', say.automatic(company), ''].join('\n'),
    html: mailPage({
      language,
      subject,
      company,
      preview: intro,
      greeting: null,
      title: say.title,
      intro,
      body: [button(say.button, link), ...notes.map((note, index) => paragraph(note, ink, index && 12)), ...address(say.address, link)],
      foot,
    }),
  };
}
