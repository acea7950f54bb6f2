import { html, nothing } from 'lit';
import { wordsIn } from '../../src/i18n/words.ts';
import { dockWords } from '../../src/step/dock.i18n.ts';
import type { DockOwner } from '../../src/step/dock.ts';
import '../../src/ui/button.element.ts';
import { credentialIcon, offlineIcon } from '../../src/ui/icons.ts';
import '../../src/ui/notice.element.ts';
import '../../src/ui/page.element.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

/** The page while the card is read. `skip` where it may take long. */
export function renderReading(words: EnrollFullWords, { owner, isLate, skip }: { owner: DockOwner; isLate: boolean; skip: () => void }) {
  const band = wordsIn(dockWords, owner.language);
  return html`<zaguan-page heading=${words.readingCard}>
    <div class="reading">
      <span class="thumb">${credentialIcon()}</span>
      <p role="status">${words.readingCardWhy}</p>
      <progress aria-label=${words.readingCard}></progress>
    </div>
    ${
      owner.offline
        ? html`<zaguan-notice slot="dock" kind="band" live="status"
              ><span slot="icon">${offlineIcon()}</span><b>${band.offline}</b> ${band.offlineKept}</zaguan-notice
            >`
        : nothing
    }
    ${owner.offline || isLate ? html`<zaguan-button slot="dock" variant="text" @click=${skip}>${words.goOn}</zaguan-button>` : nothing}
  </zaguan-page>`;
}
