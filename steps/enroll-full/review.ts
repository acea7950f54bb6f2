import { html, nothing } from 'lit';
import { renderPictureReview } from '#src/step/camera/picture-review.ts';
import '#src/ui/button.element.ts';
import { drawing } from './drawings.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';
import type { PhotoSide } from './photos.contract.ts';

export interface ReviewProps {
  side: PhotoSide;
  /** Null when only the server has the picture. */
  preview: Blob | null;
  /** About the light of the picture, in words. */
  advice: string | null;
  /** The picture came from a file, so the other one does too. */
  fromFile: boolean;
  /** It shows another side, or another document. */
  isOther: boolean;
  /** It is kept by itself in a moment. */
  glance: boolean;
  /** Two people look at it: the moment is longer. */
  isShared: boolean;
  /** The person looks closer. */
  touch: () => void;
  keep: () => void;
  again: () => void;
}

/** One photo of the three, and whether the person goes on with it. */
export function renderReview(words: EnrollFullWords, props: ReviewProps) {
  const { side, preview, advice, fromFile, isOther, glance, isShared, touch, keep, again } = props;
  const selfie = side === 'selfie';
  const yes = glance || isOther || preview === null ? words.keep : selfie ? words.keepSelfie : words.keepCard;
  const other = fromFile ? words.chooseAnother : words.retake;
  const dock = isOther
    ? html`<zaguan-button slot="dock" @click=${again}>${other}</zaguan-button>
      <zaguan-button slot="dock" variant="text" @click=${keep}>${yes}</zaguan-button>`
    : html`${glance ? html`<div slot="dock" class=${isShared ? 'glance shared' : 'glance'}></div>` : nothing}<zaguan-button slot="dock" @click=${keep}>${yes}</zaguan-button>
      <zaguan-button slot="dock" variant="text" @click=${again}>${other}</zaguan-button>`;
  return renderPictureReview(words, {
    shows: selfie ? 'face' : 'card',
    ...askedOf(words, props),
    label: words[side],
    zoom: selfie ? '' : words.zoom,
    preview,
    drawing: drawing(side),
    advice,
    touch,
    dock,
  });
}

function askedOf(words: EnrollFullWords, { side, isOther, glance }: ReviewProps): { heading: string; why: string } {
  if (isOther) return { heading: side === 'front' ? words.otherFront : words.otherBack, why: words.otherWhy };
  if (side === 'selfie') {
    return glance ? { heading: words.glanceCard, why: words.glanceSelfieWhy } : { heading: words.reviewSelfie, why: words.reviewSelfieWhy };
  }
  return glance ? { heading: words.glanceCard, why: words.glanceCardWhy } : { heading: words.reviewCard, why: words.reviewCardWhy };
}
