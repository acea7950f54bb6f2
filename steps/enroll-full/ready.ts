import { html, nothing } from 'lit';
import { type DockOwner, renderDock } from '#src/step/dock.ts';
import '#src/ui/button.element.ts';
import '#src/ui/page.element.ts';
import '#src/ui/picture.element.ts';
import type { MediaState } from '#src/machine/step-state.ts';
import { credentialIcon } from '#src/ui/drawings/icons.ts';
import { faceIcon } from '#src/ui/drawings/later-icons.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';
import { type PhotoSide, sides } from './photos.contract.ts';

export interface ReadyProps {
  owner: DockOwner;
  media: Record<PhotoSide, MediaState | undefined>;
  /** True until the server answers the submission. */
  sending: boolean;
  /** The error message; null for none. */
  problem: string | null;
  redo: (side: PhotoSide) => void;
  /** Goes back to the read data of the card; null if the card was not read. */
  seeCard: (() => void) | null;
  send: (event: Event) => void;
}

const redoWords = { front: 'redoFront', back: 'redoBack', selfie: 'redoSelfie' } as const;

function stateOf(words: EnrollFullWords, medium: MediaState | undefined): string {
  if (medium?.status === 'uploading') return words.savingPart(String(Math.round(medium.progress * 100)));
  if (medium?.status === 'stored') return words.received;
  return medium?.status === 'saved' ? words.savedHere : words.notSaved;
}

/** Renders the page with the three photos while they are sent, or with a button to retry after a failure. */
export function renderReady(words: EnrollFullWords, { owner, media, sending, problem, redo, seeCard, send }: ReadyProps) {
  return html`<form @submit=${send}><zaguan-page
    heading=${sending ? words.sendingTitle : words.ready}
    why=${sending ? words.sendingWhy : words.readyWhy}
  >
    <ul class="photos">
      ${sides.map((side) => {
        const medium = media[side];
        return html`<li>
          ${
            medium?.preview
              ? html`<zaguan-picture class="thumb" .picture=${medium.preview} label=${words[side]}></zaguan-picture>`
              : html`<span class="thumb">${side === 'selfie' ? faceIcon() : credentialIcon()}</span>`
          }
          <span class="about"
            ><b>${words[side]}</b><small class=${medium?.status ?? 'failed'}>${stateOf(words, medium)}</small></span
          >
          ${
            sending
              ? ''
              : html`<button class="text-button" type="button" aria-label=${words[redoWords[side]]} @click=${() => redo(side)}>
                  ${words.redo}
                </button>`
          }
        </li>`;
      })}
    </ul>
    ${renderDock(owner, {
      submit: words.send,
      problem,
      ...(sending ? { waiting: words.saving } : {}),
      after:
        sending || seeCard === null
          ? nothing
          : html`<zaguan-button slot="dock" variant="text" @click=${seeCard}>${words.seeCard}</zaguan-button>`,
    })}
  </zaguan-page></form>`;
}
