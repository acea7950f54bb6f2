import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SentMessage } from '#contracts/otp/sent-message.ts';
import { formatPhone } from '#mexico/phone.ts';
import { htmlPage } from '#platform/base/html-page.ts';
import { PAGE_CSP, pageHeaders } from './headers.ts';
import type { OperatorAccess } from './operator.ts';

/** Sandbox of a mail's frame: allows links to open in a new tab, and nothing else. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
/** Content-Security-Policy of a mail, which is untrusted HTML: no script, no form, nothing loaded. */
const MAIL_CSP = `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'`;

const channels = { email: 'Correo', sms: 'SMS', whatsapp: 'WhatsApp' } as const;

const day = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'America/Mexico_City' });
const time = new Intl.DateTimeFormat('es-MX', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'America/Mexico_City' });

const asset = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

/** Serves the outbox: the messages that would have been sent, as the person would see them in a mail reader and on a phone. */
export function outboxPages(list: (limit: number) => Promise<readonly SentMessage[]>, access: Pick<OperatorAccess, 'asksSecret'>): Hono {
  const app = new Hono();
  const style = asset('./outbox.css');
  const script = asset('./outbox.js');
  app.get('/outbox.css', async (c) => c.body(await style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }));
  app.get('/outbox.js', async (c) =>
    c.body(await script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  );

  app.get('/', async (c) => {
    const messages = await list(50);
    const reference = c.req.query('m');
    const open = messages.find((message) => message.reference === reference) ?? messages[0] ?? null;
    return c.html(page(messages, open, access), 200, pageHeaders(PAGE_CSP));
  });

  /** Read by the page's script, which reloads the page if there is a newer message. */
  app.get('/latest', async (c) => c.json({ latest: (await list(1))[0]?.reference ?? null }, 200, { 'cache-control': 'no-store' }));

  app.get('/:reference/mail', async (c) => {
    const message = (await list(200)).find(({ reference }) => reference === c.req.param('reference'));
    if (!message?.html) return c.text('Ese mensaje ya no está.', 404, pageHeaders(MAIL_CSP));
    return c.body(message.html, 200, { ...pageHeaders(MAIL_CSP), 'content-type': 'text/html; charset=utf-8' });
  });
  return app;
}

function page(messages: readonly SentMessage[], open: SentMessage | null, { asksSecret }: Pick<OperatorAccess, 'asksSecret'>) {
  const head = html`<link rel="stylesheet" href="/outbox/outbox.css"><script type="module" src="/outbox/outbox.js"></script>`;
  const body = html`<body data-latest="${messages[0]?.reference ?? ''}">
<header class="bar"><span class="arch" aria-hidden="true"></span><h1>Bandeja de salida</h1><p>Lo que se habría enviado. Nada salió de esta computadora.</p>
${asksSecret ? html`<form method="post" action="/operator/leave"><button>Salir</button></form>` : ''}</header>
${open ? reader(messages, open) : empty()}
</body>`;
  return htmlPage('es-MX', 'Bandeja de salida · Zaguán', head, body);
}

function empty() {
  return html`<main class="empty"><span class="niche" aria-hidden="true"></span><h2>Todavía no hay mensajes</h2><p>Pide un código en la página del banco y aparecerá aquí solo.</p></main>`;
}

function reader(messages: readonly SentMessage[], open: SentMessage) {
  const isMail = open.channel === 'email';
  return html`<div class="reader">
<nav aria-label="Mensajes"><ul>${messages.map((message) => entry(message, message === open))}</ul></nav>
<main>
<article class="letter" aria-labelledby="subject">
<h2 id="subject" lang="${open.language}">${titleOf(open)}</h2>
<dl><dt>De</dt><dd>${open.from.name}${open.from.address && html` <span>&lt;${open.from.address}&gt;</span>`}</dd><dt>Para</dt><dd>${recipientOf(open)}</dd><dt>Enviado</dt><dd>${when(open.sentAt)}</dd>${open.attachment ? html`<dt>Adjunto</dt><dd>${open.attachment.name} <span>${megabytes(open.attachment.size)}</span></dd>` : ''}</dl>
${isMail ? letter(open) : html`<pre lang="${open.language}">${open.text}</pre>`}
</article>
<aside class="phone" aria-label="En un teléfono"><div class="screen">
<p class="status" aria-hidden="true"><span>${time.format(open.sentAt)}</span><span class="island"></span><span>LTE</span></p>
<p class="sender"><span class="face" aria-hidden="true">${open.from.name.slice(0, 1)}</span><span><strong>${open.from.name}</strong><br>${isMail ? open.subject : channels[open.channel]}</span></p>
${isMail ? html`<iframe sandbox="${SANDBOX}" src="/outbox/${open.reference}/mail" title="El mensaje, en un teléfono"></iframe>` : chat(open)}
</div></aside>
</main>
</div>`;
}

function letter(mail: SentMessage) {
  return html`<iframe class="sheet" sandbox="${SANDBOX}" src="/outbox/${mail.reference}/mail" title="El mensaje, en una computadora"></iframe>
<details><summary>Versión de solo texto</summary><pre lang="${mail.language}">${mail.text}</pre></details>`;
}

/** Draws a conversation with one message. WhatsApp's templates for codes end in a button that copies the code. */
function chat(message: SentMessage) {
  const copy = message.language.startsWith('es') ? 'Copiar código' : 'Copy code';
  return html`<div class="chat ${message.channel}" lang="${message.language}"><p class="bubble">${message.text}</p>
${message.channel === 'whatsapp' ? html`<p class="copy" aria-hidden="true">${copy}</p>` : ''}</div>`;
}

function entry(message: SentMessage, current: boolean) {
  const preview = message.text.replaceAll(/\s+/g, ' ').slice(0, 90);
  return html`<li><a href="/outbox?m=${message.reference}" ${current ? html`aria-current="true"` : ''}>
<span class="to">${recipientOf(message)}</span><time datetime="${message.sentAt.toISOString()}">${time.format(message.sentAt)}</time>
<span class="subject">${titleOf(message)}</span><span class="preview">${preview}</span></a></li>`;
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
const titleOf = (message: SentMessage) => message.subject ?? `${channels[message.channel]} de ${message.from.name}`;
const recipientOf = (message: SentMessage) => (message.channel === 'email' ? message.to : formatPhone(message.to));

function when(date: Date): string {
  return `${day.format(date)}, ${time.format(date)}`;
}
