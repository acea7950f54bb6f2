import { html, nothing } from 'lit';
import { type DockOwner, offlineBand } from '#src/step/dock.ts';
import '#src/ui/button.element.ts';
import { credentialIcon } from '#src/ui/drawings/icons.ts';
import '#src/ui/page.element.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

/** Renders the page shown while the card is read. If the reading is late, `skip` goes on without it. */
export function renderReading(words: EnrollFullWords, { owner, isLate, skip }: { owner: DockOwner; isLate: boolean; skip: () => void }) {
  return html`<zaguan-page heading=${words.readingCard}>
    <div class="reading">
      <span class="thumb">${credentialIcon()}</span>
      <p role="status">${words.readingCardWhy}</p>
      <progress aria-label=${words.readingCard}></progress>
    </div>
    ${offlineBand(owner)}
    ${owner.offline || isLate ? html`<zaguan-button slot="dock" variant="text" @click=${skip}>${words.goOn}</zaguan-button>` : nothing}
  </zaguan-page>`;
}
