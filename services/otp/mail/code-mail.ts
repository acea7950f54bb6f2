import { oneLine } from '../one-line.ts';
import { type CodeLanguage, words } from '../words.ts';

export interface CodeMail {
  code: string;
  minutes: number;
  company: string;
  /** How the person is greeted; null for no greeting. */
  userName: string | null;
  language: CodeLanguage;
}

/** The mail with a one-time code: subject, plain text, and a page that needs no image, no remote file and no script. */
export function writeCodeMail(mail: CodeMail): { subject: string; text: string; html: string } {
  const say = words[mail.language].mail;
  const company = oneLine(mail.company);
  const greeting = mail.userName && oneLine(mail.userName) ? say.greeting(oneLine(mail.userName)) : null;
  const lines = {
    greeting,
    intro: say.intro(company),
    validity: say.validity(mail.minutes),
    warning: say.warning(company),
    unasked: say.unasked,
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
      lines.unasked,
      '',
      '-- ',
      lines.automatic,
      '',
    ].join('\n'),
    html: page({ ...lines, language: mail.language, subject, company, title: say.title, code: mail.code }),
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface Page {
  language: CodeLanguage;
  subject: string;
  company: string;
  greeting: string | null;
  title: string;
  intro: string;
  code: string;
  validity: string;
  warning: string;
  unasked: string;
  automatic: string;
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/**
 * Tables and styles on the elements, because that is what mail clients keep; the style sheet only adds the dark theme
 * where it is understood. Colours are those of the widget's default theme.
 */
function page(given: Page): string {
  const entries = Object.entries(given).map(([name, text]) => [name, text === null ? null : escapeHtml(text)]);
  const mail = Object.fromEntries(entries) as Page;
  const paragraph = (text: string, style: string, name: string) => `<p class="${name}" style="margin:0;${font};${style}">${text}</p>`;
  const body = 'font-size:17px;line-height:1.45;color:#1a1f2b';
  const small = 'font-size:14px;line-height:1.5;color:#5b5f68';
  return `<!doctype html>
<html lang="${mail.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${mail.subject}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #10141b !important; }
  .card { background: #181d26 !important; border-color: #29303c !important; }
  .door { background: #93b8f4 !important; }
  .ink { color: #edece7 !important; }
  .muted { color: #a5aab3 !important; }
  .panel { background: #1c2a43 !important; }
  .code { color: #93b8f4 !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbf9f6;-webkit-text-size-adjust:100%">
<div role="main" lang="${mail.language}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${mail.code} · ${mail.validity}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbf9f6" style="background:#fbf9f6">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:448px;text-align:left">
<tr><td style="padding:0 0 16px 4px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="18" valign="middle"><div class="door" style="width:18px;height:24px;background:#1f4b8f;border-radius:9px 9px 0 0;font-size:0;line-height:0">&#160;</div></td>
<td valign="middle" style="padding-left:10px">${paragraph(mail.company, 'font-size:17px;line-height:1.3;font-weight:600;color:#1a1f2b', 'ink')}</td>
</tr></table>
</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="background:#ffffff;border:1px solid #e2ddd4;border-radius:14px;padding:28px 24px">
${mail.greeting === null ? '' : `${paragraph(mail.greeting, `${body};padding-bottom:8px`, 'ink')}\n`}<h1 class="ink" style="margin:0;${font};font-size:28px;line-height:1.18;font-weight:600;letter-spacing:-0.018em;color:#1a1f2b">${mail.title}</h1>
${paragraph(mail.intro, `${body};padding-top:8px`, 'ink')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td class="panel" align="center" bgcolor="#e7edf6" style="background:#e7edf6;border-radius:14px;padding:20px 8px">
<p class="code" style="margin:0;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Roboto Mono',monospace;font-size:36px;line-height:1.2;font-weight:600;letter-spacing:0.18em;text-indent:0.18em;color:#1f4b8f">${mail.code}</p>
</td></tr></table>
${paragraph(mail.validity, body, 'ink')}
${paragraph(mail.warning, `${body};padding-top:12px`, 'ink')}
</td></tr>
<tr><td style="padding:20px 4px 0">
${paragraph(mail.unasked, small, 'muted')}
${paragraph(mail.automatic, `${small};padding-top:8px`, 'muted')}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}
