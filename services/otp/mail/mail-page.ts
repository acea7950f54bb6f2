import { type CodeLanguage, mailWords } from '../words/words.ts';

/** The content of a mail: the company at the top, one card, small print below. `mailPage` escapes all texts except `body`. */
interface MailPage {
  language: CodeLanguage;
  subject: string;
  company: string;
  /** Text that a mail client's list shows next to the subject; by default the intro. */
  preview?: string;
  greeting?: string | null;
  title: string;
  intro: string;
  /** HTML below the intro, made with the functions of this file. */
  body: readonly string[];
  /** Texts in small print below the card. */
  foot: readonly string[];
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

interface MailTextStyle {
  /** CSS class, which sets the colour in the dark theme. */
  name: 'ink' | 'muted';
  style: string;
}
export const ink: MailTextStyle = { name: 'ink', style: 'font-size:17px;line-height:1.45;color:#1a1f2b' };
const small: MailTextStyle = { name: 'muted', style: 'font-size:14px;line-height:1.5;color:#5b5f68' };
const breakable: MailTextStyle = { ...small, style: `${small.style};word-break:break-all` };
const head: MailTextStyle = { name: 'ink', style: 'font-size:17px;line-height:1.3;font-weight:600;color:#1a1f2b' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns the HTML of a paragraph. `before`: pixels of space above the text. */
export function paragraph(text: string, { name, style }: MailTextStyle, before = 0): string {
  return `<p class="${name}" style="margin:0;${font};${style}${before ? `;padding-top:${before}px` : ''}">${escapeHtml(text)}</p>`;
}

/** Returns the HTML of a coloured box. `inner`: HTML of its content. */
export function panel(inner: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td class="panel" align="center" bgcolor="#e7edf6" style="background:#e7edf6;border-radius:14px;padding:20px 8px">
${inner}
</td></tr></table>`;
}

function button(words: string, url: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td class="door" align="center" bgcolor="#1f4b8f" style="background:#1f4b8f;border-radius:14px">
<a class="act" href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer" style="display:block;padding:16px 24px;${font};font-size:17px;line-height:1.4;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(words)}</a>
</td></tr></table>`;
}

/**
 * Writes a mail: subject, plain text, and HTML without images, remote files or scripts. `blocks` are the paragraphs of the plain text, each
 * a list of lines; the foot follows them in both forms.
 */
export function writeMail({ blocks, ...page }: MailPage & { blocks: readonly (readonly string[])[] }) {
  const automatic = mailWords[page.language].automatic(page.company);
  const paragraphs = [...blocks.map((lines) => lines.join('\n')), ...page.foot, `-- \n${automatic}\n`];
  return { subject: page.subject, text: paragraphs.join('\n\n'), html: mailPage({ ...page, foot: [...page.foot, automatic] }) };
}

interface NotesMail extends Omit<MailPage, 'body'> {
  notes: readonly string[];
  /** The link of a button above the notes, which is also shown as text, for mail clients in which the button does not work. */
  link?: { label: string; url: string } | null;
}

/** Writes a mail whose card has a button, if there is a link, and short notes. */
export function writeNotesMail({ notes, link = null, ...page }: NotesMail) {
  const address = link ? [paragraph(mailWords[page.language].address, small, 20), paragraph(link.url, breakable)] : [];
  return writeMail({
    ...page,
    body: [...(link ? [button(link.label, link.url)] : []), ...notes.map((note, index) => paragraph(note, ink, index && 12)), ...address],
    blocks: [[page.title], [page.intro], ...(link ? [[link.url]] : []), ...(notes.length > 0 ? [notes] : [])],
  });
}

/**
 * Returns the HTML of a mail. Uses tables and inline styles, because mail clients remove others; the style sheet only adds the dark
 * theme, for clients that support it. Colours are those of the widget's default theme.
 */
function mailPage({ language, subject, company, title, intro, preview = intro, greeting = null, body, foot }: MailPage): string {
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #10141b !important; }
  .card { background: #181d26 !important; border-color: #29303c !important; }
  .door { background: #93b8f4 !important; }
  .act { color: #10141b !important; }
  .ink { color: #edece7 !important; }
  .muted { color: #a5aab3 !important; }
  .panel { background: #1c2a43 !important; }
  .code { color: #93b8f4 !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbf9f6;-webkit-text-size-adjust:100%">
<div role="main" lang="${language}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbf9f6" style="background:#fbf9f6">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:448px;text-align:left">
<tr><td style="padding:0 0 16px 4px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="18" valign="middle"><div class="door" style="width:18px;height:24px;background:#1f4b8f;border-radius:9px 9px 0 0;font-size:0;line-height:0">&#160;</div></td>
<td valign="middle" style="padding-left:10px">${paragraph(company, head)}</td>
</tr></table>
</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="background:#ffffff;border:1px solid #e2ddd4;border-radius:14px;padding:28px 24px">
${greeting === null ? '' : `${paragraph(greeting, { ...ink, style: `${ink.style};padding-bottom:8px` })}\n`}<h1 class="ink" style="margin:0;${font};font-size:28px;line-height:1.18;font-weight:600;letter-spacing:-0.018em;color:#1a1f2b">${escapeHtml(title)}</h1>
${paragraph(intro, ink, 8)}
${body.join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0">
${foot.map((text, index) => paragraph(text, small, index && 8)).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}
