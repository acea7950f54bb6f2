import { linkWords } from '../words/link-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { address, button, ink, mailPage, paragraph } from './mail-page.ts';

export interface LinkMail {
  link: string;
  /** How long the link opens, in whole minutes; null where it has no end, or the end is unknown. */
  minutes: number | null;
  company: string;
  language: CodeLanguage;
}

/** Beyond this nobody counts minutes. */
const HOURS_ALONE = 120;

/** The mail with a link to go on: subject, plain text, and a page that needs no image, no remote file and no script. It names nobody. */
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
