import { oneLine } from '../words/one-line.ts';
import { type CodeLanguage, words } from '../words/words.ts';
import { escapeHtml, ink, mailPage, panel, paragraph } from './mail-page.ts';

export interface CodeMail {
  code: string;
  minutes: number;
  company: string;
  /** The name in the greeting; null for a mail without a greeting. */
  userName: string | null;
  language: CodeLanguage;
}

/** Writes the mail with a one-time code: subject, plain text, and HTML without images, remote files or scripts. */
export function writeCodeMail(mail: CodeMail): { subject: string; text: string; html: string } {
  const say = words[mail.language].mail;
  const company = oneLine(mail.company);
  const greeting = mail.userName && oneLine(mail.userName) ? say.greeting(oneLine(mail.userName)) : null;
  const lines = {
    greeting,
    intro: say.intro(company),
    validity: say.validity(mail.minutes),
    warning: say.warning(company),
    misuseNote: say.misuseNote,
    automatic: say.automatic(company),
  };
  const subject = say.subject(company);
  return {
    subject,
    text: [
      ...(greeting ? [greeting, ''] : []),
      `${say.title}: ${mail.code}`,
      '',
      lines.intro,
      lines.validity,
      '',
      lines.warning,
      '',
      lines.misuseNote,
      '',
      '-- ',
      lines.automatic,
      '',
    ].join('\n'),
    html: mailPage({
      language: mail.language,
      subject,
      company,
      preview: `${mail.code} · ${lines.validity}`,
      greeting,
      title: say.title,
      intro: lines.intro,
      body: [codePanel(mail.code), paragraph(lines.validity, ink), paragraph(lines.warning, ink, 12)],
      foot: [lines.misuseNote, lines.automatic],
    }),
  };
}

function codePanel(code: string): string {
  return panel(
    `<p class="code" style="margin:0;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Roboto Mono',monospace;font-size:36px;line-height:1.2;font-weight:600;letter-spacing:0.18em;text-indent:0.18em;color:#1f4b8f">${escapeHtml(code)}</p>`,
  );
}
