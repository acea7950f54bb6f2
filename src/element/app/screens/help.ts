import { html, nothing, type TemplateResult } from 'lit';
import type { SessionView } from '#contracts/session/session.ts';
import { haltWords } from '#src/i18n/halt.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import { documentIcon, phoneIcon } from '#src/ui/drawings/icons.ts';
import { chevronIcon, mailIcon } from '#src/ui/drawings/later-icons.ts';

/** Draws the company's contacts as rows to press; nothing if there are none. `view` is null before the server has answered. */
export function help(
  view: { company: Pick<SessionView['company'], 'support'> } | null,
  language: Language,
  texts: Readonly<Record<string, string>>,
) {
  const support = view?.company.support;
  if (!support || !(support.email || support.phone || support.url)) return nothing;
  const words = wordsIn(haltWords, language, texts);
  return html`<h2 class="section">${words.help}</h2>
    <ul class="rows">
      ${support.phone ? contact(phoneIcon(), `tel:${support.phone.replace(/[^\d+]/g, '')}`, words.helpPhone, support.phone) : nothing}
      ${support.email ? contact(mailIcon(), `mailto:${support.email}`, words.helpMail, support.email) : nothing}
      ${support.url && /^https?:/.test(support.url) ? contact(documentIcon(), support.url, words.helpPage, new URL(support.url).host) : nothing}
    </ul>`;
}

function contact(icon: TemplateResult, href: string, name: string, detail: string) {
  // Only a page opens in a new tab: for `tel:` and `mailto:` some browsers open an empty tab, and in-app browsers do nothing.
  return html`<li>
    <a class="row" href=${href} target=${href.startsWith('http') ? '_blank' : nothing} rel="noopener">${icon}<span><b>${name}</b><small>${detail}</small></span>${chevronIcon('small')}</a>
  </li>`;
}
