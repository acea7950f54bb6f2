import { html } from 'hono/html';
import type { Review } from '../bank/zaguan.ts';
import { layout, type Markup, type PageContext } from './layout.ts';

/**
 * Draws the bank's desk: what waits for a decision, with its pictures and what Zaguán found. A real bank has this page behind its
 * employees' sign-in. `isChanged`: the last decision was refused, because the workflow had changed.
 */
export function reviewsPage(page: PageContext, reviews: readonly Review[], isChanged: boolean): Markup {
  const { words } = page;
  return layout(page, {
    title: words.reviewsTitle,
    main: html`
<section class="reviews">
  <h1>${words.reviewsTitle}</h1>
  <p class="lead">${words.reviewsText}</p>
  <p class="trouble" role="status">${isChanged ? words.reviewsChanged : ''}</p>
  ${reviews.length === 0 ? html`<p class="said">${words.reviewsNone}</p>` : reviews.map((review) => reviewOf(page, review))}
</section>`,
  });
}

function reviewOf({ words, language }: PageContext, review: Review): Markup {
  const since = review.waiting_since ?? review.updated_at;
  const when = new Date(since).toLocaleString(language === 'es' ? 'es-MX' : 'en', { timeZone: 'America/Mexico_City' });
  const titleId = `review-${review.uuid}`;
  return html`
<article class="sheet review" aria-labelledby="${titleId}">
  <h2 id="${titleId}">${review.external_reference_id ?? review.uuid}</h2>
  <p class="said">${words.reviewsSince} <time datetime="${since}">${when}</time></p>
  <ul class="codes" aria-label="${words.reviewsFound}">${review.attention.map((code) => html`<li><code>${code}</code></li>`)}</ul>
  <div class="pictures">${review.pictures.map(({ collection, url }) => html`<a href="${url}"><img src="${url}" alt="${words.reviewsPicture} ${collection}" loading="lazy"></a>`)}</div>
  <form method="post" action="/revision/${review.uuid}" class="sheet-actions">
    <input type="hidden" name="version" value="${review.updated_at}">
    <button class="call" name="decision" value="approve">${words.reviewsApprove}</button>
    <button class="plain" name="decision" value="reject">${words.reviewsReject}</button>
  </form>
</article>`;
}
