import { html, nothing } from 'lit';
import '../../src/ui/button.element.ts';
import { warnIcon } from '../../src/ui/icons.ts';
import '../../src/ui/notice.element.ts';
import '../../src/ui/page.element.ts';
import '../../src/ui/picture.element.ts';
import { drawing } from './drawings.ts';
import type { Side } from './enroll-full.contract.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

export interface ReviewProps {
  side: Side;
  /** Null when only the server has the picture. */
  preview: Blob | null;
  /** About the light of the picture, in words. */
  advice: string | null;
  /** The picture came from a file, so the other one does too. */
  fromFile: boolean;
  keep: () => void;
  again: () => void;
}

/** The page with the picture, large, and one question. It says that the photo was received, and nothing about what is in it. */
export function renderReview(words: EnrollFullWords, { side, preview, advice, fromFile, keep, again }: ReviewProps) {
  const another = html`<zaguan-button slot="dock" variant="text" @click=${again}>${fromFile ? words.chooseAnother : words.retake}</zaguan-button>`;
  if (preview === null) {
    return html`<zaguan-page heading=${words.heldTitle} why=${words.heldWhy}>
      <div class="stage">${drawing(side)}</div>
      <zaguan-button slot="dock" @click=${keep}>${words.keep}</zaguan-button>
      ${another}
    </zaguan-page>`;
  }
  const selfie = side === 'selfie';
  return html`<zaguan-page
    class=${side}
    heading=${selfie ? words.reviewSelfie : words.reviewCard}
    why=${selfie ? words.reviewSelfieWhy : words.reviewCardWhy}
  >
    <zaguan-picture
      class="taken ${side}"
      fit=${selfie ? 'cover' : 'whole'}
      .picture=${preview}
      label=${words[side]}
      zoom-label=${selfie ? '' : words.zoom}
    ></zaguan-picture>
    ${advice ? html`<zaguan-notice class="advice" live="status"><span slot="icon">${warnIcon()}</span>${advice}</zaguan-notice>` : nothing}
    <zaguan-button slot="dock" @click=${keep}>${selfie ? words.keepSelfie : words.keepCard}</zaguan-button>
    ${another}
  </zaguan-page>`;
}
