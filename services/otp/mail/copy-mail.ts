import { copyWords } from '../words/copy-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { writeNotesMail } from './mail-page.ts';

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

/** Writes the mail with a signed copy. */
export function writeCopyMail({ link, hours, language, ...mail }: CopyMail) {
  const say = copyWords[language];
  const [company, name] = [oneLine(mail.company), oneLine(mail.name)];
  return writeNotesMail({
    ...{ language, company, subject: say.subject(company), title: say.title, intro: say.intro(name, company) },
    link: link === null ? null : { label: say.button, url: link },
    notes: link === null ? [say.attachmentNote] : [say.byLink, ...(hours === null ? [] : [say.validity(hours)])],
    foot: [say.misuseNote(company)],
  });
}
