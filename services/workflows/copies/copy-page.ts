import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { htmlPage } from '#platform/base/html-page.ts';
import { copyPageWords } from './copy-words.ts';

export type CopyTrouble = 'wrong' | 'expired' | 'used' | 'tooMany' | 'notSent';
type OpenPage = { shows: 'start' | 'code'; to: string; company: string; trouble: CopyTrouble | null };

export type PageLanguage = keyof typeof copyPageWords;

const STYLE = `:root{color-scheme:light dark;--ink:#1a1f2b;--muted:#5b5f68;--ground:#f6f4ef;--paper:#fff;--accent:#1f4b8f;--on:#fff;--warn:#8a3b12;--line:#8a8f99}
@media (prefers-color-scheme:dark){:root{--ink:#eceae4;--muted:#b3b6bd;--ground:#14171d;--paper:#1d2129;--accent:#9dbcf0;--on:#10141b;--warn:#f0b48a;--line:#7d838f}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.45 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.5rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}
form{display:grid;gap:.75rem;margin:0 0 1rem;padding:1.25rem;background:var(--paper);border-radius:.75rem}label{font-weight:600}
input{font:inherit;font-size:1.5rem;letter-spacing:.2em;padding:.6rem .75rem;width:100%;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem}
button{font:inherit;font-weight:600;min-height:3rem;padding:.6rem 1rem;border:0;border-radius:.6rem;background:var(--accent);color:var(--on);cursor:pointer}
button.quiet{background:transparent;color:var(--accent);border:1px solid currentColor}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.trouble{color:var(--warn)}.muted{color:var(--muted)}`;

/** The page's policy: no scripts or other resources; forms are sent to this server only. */
export const COPY_PAGE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns the HTML of the page where a person downloads a signed copy. The page works without scripts and by keyboard. */
export function copyPage(page: { shows: 'gone' } | OpenPage, language: PageLanguage, address: string) {
  const words = copyPageWords[language];
  const title = page.shows === 'gone' ? words.goneTitle : words.title;
  const body = html`<body><main>
<h1>${title}</h1>
${page.shows === 'gone' ? html`<p>${words.goneWhy}</p>` : open(page, language, address)}
</main></body>`;
  return htmlPage(language, title, html`<meta name="robots" content="noindex"><style>${raw(STYLE)}</style>`, body);
}

function open({ shows, to, company, trouble }: OpenPage, language: PageLanguage, address: string) {
  const words = copyPageWords[language];
  const problem = trouble ? html`<p class="trouble" role="alert" id="trouble">${words[trouble]}</p>` : '';
  const ask = (label: string, quiet: boolean) =>
    html`<form method="post" action="${address}/code"><button class="${quiet ? 'quiet' : ''}">${label}</button></form>`;
  if (shows === 'start') return html`<p>${words.why(to, company)}</p>${problem}${ask(words.send, false)}`;
  return html`<p role="status">${words.sent(to)}</p>
<form method="post" action="${address}/file">${problem}<label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="20" autofocus ${trouble ? html`aria-describedby="trouble" aria-invalid="true"` : ''}>
<button>${words.download}</button></form>
${ask(words.again, true)}`;
}
