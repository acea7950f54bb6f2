import { html } from 'hono/html';
import type { DemoLanguage, DemoWords } from './words.ts';

export type Markup = ReturnType<typeof html>;

/** Facts about the request that every page uses. */
export interface PageContext {
  language: DemoLanguage;
  words: DemoWords;
  /** The nonce by which the Content-Security-Policy allows the page's own scripts. */
  nonce: string;
  /** The address from which browsers load Zaguán. */
  widgetUrl: string;
  path: string;
  /** True if the bank serves its staff's desk: not where a network reaches it. */
  hasDesk: boolean;
}

/** Draws a page of the bank: head, navigation, content and foot. `script`: a file of `public/`; `widget`: the page contains the widget. */
export function layout(page: PageContext, content: { title: string; main: Markup; script?: string; widget?: boolean }): Markup {
  const { words, language, nonce } = page;
  const other = language === 'es' ? 'en' : 'es';
  return html`<!doctype html>
<html lang="${language === 'es' ? 'es-MX' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f7f5f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0e1513" media="(prefers-color-scheme: dark)">
<title>${content.title} · ${words.bank}</title>
<link rel="icon" href="/public/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/public/bank.css">
${content.widget ? html`<script type="module" nonce="${nonce}" src="${page.widgetUrl}/zaguan.js"></script>` : ''}
${content.script ? html`<script type="module" nonce="${nonce}" src="/public/${content.script}"></script>` : ''}
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header class="top">
  <a class="brand" href="/">${mark()}${words.bank}</a>
  <nav class="sections" aria-label="${words.bank}">
    <a href="/#account">${words.navAccount}</a>
    <a href="/#steps">${words.navSteps}</a>
    <a href="/#card">${words.navCard}</a>
    <a href="/#questions">${words.navQuestions}</a>
  </nav>
  <a class="language" href="${page.path}?lang=${other}" lang="${other}" hreflang="${other}">${words.languageName}</a>
  <a class="mine" href="/cuenta">${words.mine}</a>
</header>
<main id="main">
${content.main}
</main>
<footer class="bottom">
  <span class="brand">${mark()}${words.bank}</span>
  <nav aria-label="${words.navFoot}">
    <a href="/">${words.home}</a>
    <a href="/inline">${words.inlineTitle}</a>
    <a href="/cuenta">${words.mine}</a>
    <a href="/camaras">${words.camerasTitle}</a>
    ${page.hasDesk ? html`<a href="/revision">${words.reviewsTitle}</a>` : ''}
  </nav>
  <p>${words.fiction}</p>
</footer>
</body>
</html>`;
}

/** Draws the bank's logo, the door knocker (aldaba) that it is named after. */
export function mark(): Markup {
  return html`<svg class="mark" viewBox="0 0 32 36" aria-hidden="true"><circle class="mark-pin" cx="16" cy="6.5" r="5"/><circle class="mark-ring" cx="16" cy="22" r="11"/></svg>`;
}
