import { html } from 'hono/html';
import type { Application } from '../bank/applications.ts';
import { layout, type Markup, type PageContext } from './layout.ts';

/** Draws the page with the widget inline; the server writes the token into the tag. */
export function inlinePage(page: PageContext, application: Application, token: string): Markup {
  const { words } = page;
  return layout(page, {
    title: words.inlineTitle,
    widget: true,
    script: 'inline.js',
    main: html`
<div class="desk">
  <aside class="desk-aside">
    <h1>${words.inlineTitle}</h1>
    <p class="lead">${words.inlineText}</p>
    <ul class="points">${words.inlinePoints.map((point) => html`<li>${point}</li>`)}</ul>
    <p class="folio"><span>${words.folio}</span> ${application.reference}</p>
    <a class="aside-link to-phone" href="/telefono">${words.onPhone}</a>
  </aside>
  <div class="desk-widget">
    <zaguan-onboarding id="onboarding" token="${token}" lang="${page.language}"></zaguan-onboarding>
  </div>
</div>`,
  });
}
