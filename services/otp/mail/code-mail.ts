import { oneLine } from '../words/one-line.ts';
import { type CodeLanguage, words } from '../words/words.ts';
import { escapeHtml, ink, panel, paragraph, writeMail } from './mail-page.ts';

export interface CodeMail {
  code: string;
  minutes: number;
  company: string;
  /** The name in the greeting; null for a mail without a greeting. */
  userName: string | null;
  language: CodeLanguage;
}

/** Writes the mail with a one-time code. */
export function writeCodeMail({ code, minutes, userName, language, ...mail }: CodeMail) {
  const say = words[language].mail;
  const company = oneLine(mail.company);
  const name = oneLine(userName ?? '');
  const greeting = name === '' ? null : say.greeting(name);
  const [intro, validity, warning] = [say.intro(company), say.validity(minutes), say.warning(company)];
  return writeMail({
    ...{ language, company, subject: say.subject(company), greeting, title: say.title, intro, preview: `${code} · ${validity}` },
    body: [codePanel(code), paragraph(validity, ink), paragraph(warning, ink, 12)],
    blocks: [...(greeting ? [[greeting]] : []), [`${say.title}: ${code}`], [intro, validity], [warning]],
    foot: [say.misuseNote],
  });
}

function codePanel(code: string): string {
  return panel(
    `<p class="code" style="margin:0;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Roboto Mono',monospace;font-size:36px;line-height:1.2;font-weight:600;letter-spacing:0.18em;text-indent:0.18em;color:#1f4b8f">${escapeHtml(code)}</p>`,
  );
}
