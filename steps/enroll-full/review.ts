import { html, nothing } from 'lit';
import { renderPictureReview } from '../../src/step/picture-review.ts';
import '../../src/ui/button.element.ts';
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
  /** It is kept by itself in a moment. */
  glance: boolean;
  /** The person looks closer. */
  touch: () => void;
  keep: () => void;
  again: () => void;
}

/** One photo of the three, and whether the person goes on with it. */
export function renderReview(words: EnrollFullWords, { side, preview, advice, fromFile, glance, touch, keep, again }: ReviewProps) {
  const selfie = side === 'selfie';
  const yes = glance || preview === null ? words.keep : selfie ? words.keepSelfie : words.keepCard;
  return renderPictureReview(words, {
    shows: selfie ? 'face' : 'card',
    heading: glance ? words.glanceCard : selfie ? words.reviewSelfie : words.reviewCard,
    why: glance ? (selfie ? words.glanceSelfieWhy : words.glanceCardWhy) : selfie ? words.reviewSelfieWhy : words.reviewCardWhy,
    label: words[side],
    zoom: selfie ? '' : words.zoom,
    preview,
    drawing: drawing(side),
    advice,
    touch,
    dock: html`${glance ? html`<div slot="dock" class="glance"></div>` : nothing}<zaguan-button slot="dock" @click=${keep}>${yes}</zaguan-button>
      <zaguan-button slot="dock" variant="text" @click=${again}>${fromFile ? words.chooseAnother : words.retake}</zaguan-button>`,
  });
}
