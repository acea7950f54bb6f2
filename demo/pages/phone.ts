import { html } from 'hono/html';
import type { Application } from '../bank/applications.ts';
import type { Token } from '../bank/zaguan.ts';
import { layout, type Markup, type PageContext } from './layout.ts';

/** Draws the hosted page's link as a QR code. When the application has ended, `account.js` opens the page in `data-moves-on`. */
export function phonePage(page: PageContext, application: Application, token: Token): Markup {
  const { words } = page;
  return layout(page, {
    title: words.phoneTitle,
    script: 'account.js',
    main: html`
<section class="sheet phone" data-status="${application.status}" data-moves-on="/cuenta">
  <h1>${words.phoneTitle}</h1>
  <p class="lead">${words.phoneText}</p>
  <img class="qr" src="${token.qr_code ?? ''}" width="248" height="248" alt="${words.phoneCode}">
  <p class="waiting" role="status"><i></i>${words.phoneWaiting}</p>
  <a class="aside-link" href="${token.url}">${words.phoneLink}</a>
  <p class="folio"><span>${words.folio}</span> ${application.reference}</p>
</section>`,
  });
}
