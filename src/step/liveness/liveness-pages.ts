import { html, type TemplateResult } from 'lit';
import type { SelfieWords } from '../../i18n/selfie.i18n.ts';
import '../../ui/button.element.ts';
import { cameraOffIcon } from '../../ui/drawings/later-icons.ts';
import '../../ui/page.element.ts';
import { renderDrawing } from '../../ui/drawings/drawing.ts';
import { selfieShape } from '../../ui/drawings/selfie-drawing.ts';

export interface LivenessPage {
  /** The server judges the film (`checking`) or wants another (`again`); nobody could judge it (`over`); no camera opened (`blind`). */
  shows: 'checking' | 'again' | 'over' | 'blind';
  company: string;
  /** The label of the button for the other challenge. */
  otherWay: string;
  again: () => void;
  goOn: () => void;
  other: () => void;
}

/** Draws a challenge's page while the camera is off. */
export function renderLivenessPage(words: SelfieWords, { shows, company, otherWay, again, goOn, other }: LivenessPage): TemplateResult {
  const stage = html`<div class="stage">${renderDrawing(selfieShape)}</div>`;
  const first = (press: () => void, word: string) => html`<zaguan-button slot="dock" @click=${press}>${word}</zaguan-button>`;
  const second = (press: () => void, word: string) =>
    html`<zaguan-button slot="dock" variant="text" @click=${press}>${word}</zaguan-button>`;
  switch (shows) {
    case 'checking':
      return html`<zaguan-page heading=${words.lifeChecking} why=${words.lifeCheckingWhy}>
        ${stage}
        <zaguan-button slot="dock" .waiting=${words.lifeStarting}>${words.lifeGoOn}</zaguan-button>
      </zaguan-page>`;
    case 'again':
      return html`<zaguan-page heading=${words.lifeAgain} why=${words.lifeAgainWhy}>
        ${stage}${first(again, words.lifeRetry)}${second(other, otherWay)}
      </zaguan-page>`;
    case 'over':
      return html`<zaguan-page heading=${words.lifeOver} why=${words.lifeOverWhy(company)}>
        ${stage}${first(goOn, words.lifeGoOn)}
      </zaguan-page>`;
    case 'blind':
      return html`<div class="niche warn">${cameraOffIcon()}</div>
        <zaguan-page heading=${words.lifeCamera} why=${words.lifeCameraWhy(company)}>
          ${first(again, words.lifeRetry)}${second(goOn, words.lifeGoOn)}
        </zaguan-page>`;
  }
}
