import { html } from 'hono/html';
import { layout, type Markup, type PageContext } from './layout.ts';

/** Draws a page with only a message: not found, or a failure of the bank or Zaguán. */
export function messagePage(page: PageContext, title: string, text: string): Markup {
  return layout(page, {
    title,
    main: html`<section class="sheet"><h1>${title}</h1><p class="lead">${text}</p><a class="call" href="/">${page.words.home}</a></section>`,
  });
}
