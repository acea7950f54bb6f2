import { copyWords } from '../words/copy-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { address, button, ink, mailPage, paragraph } from './mail-page.ts';

interface CopyMail {
  /** The file's name. */
  name: string;
  /** Address of the page where the person downloads the file; null if the file is attached. */
  link: string | null;
  /** Hours until the link expires; null if the link does not expire. */
  hours: number | null;
  company: string;
  language: CodeLanguage;
}

/** Writes the mail with a signed copy: subject, plain text, and HTML without images, remote files or scripts. */
export function writeCopyMail({ link, hours, language, ...mail }: CopyMail): { subject: string; text: string; html: string } {
  const say = copyWords[language];
  const [company, name] = [oneLine(mail.company), oneLine(mail.name)];
  const subject = say.subject(company);
  const intro = say.intro(name, company);
  const notes = link === null ? [say.attachmentNote] : [say.byLink, ...(hours === null ? [] : [say.validity(hours)])];
  const foot = [say.misuseNote(company), say.automatic(company)];
  return {
    subject,
    text: [say.title, '', intro, ...(link === null ? [] : ['', link]), '', ...notes, '', foot[0], '', '-- ', foot[1], ''].join('\n'),
    html: mailPage({
      language,
      subject,
      company,
      preview: intro,
      greeting: null,
      title: say.title,
      intro,
      body: [
        ...(link === null ? [] : [button(say.button, link)]),
        ...notes.map((note, index) => paragraph(note, ink, index && 12)),
        ...(link === null ? [] : address(say.address, link)),
      ],
      foot,
    }),
  };
}
