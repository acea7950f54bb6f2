import { html, nothing } from 'lit';
import { type PictureReviewProps, renderPictureReview } from '#src/step/camera/picture-review.ts';
import '#src/ui/button.element.ts';
import { drawing } from './drawings.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';
import type { PhotoSide } from './photos.contract.ts';

interface ReviewProps extends Pick<PictureReviewProps, 'preview' | 'advice' | 'touch'> {
  side: PhotoSide;
  /** True if the picture is a file, so that the next picture is a file too. */
  fromFile: boolean;
  /** True if the picture shows a wrong side or a different document. */
  isOther: boolean;
  /** True if the picture is accepted by itself in a moment. */
  glance: boolean;
  /** True if two people share the device, which makes the moment longer. */
  isShared: boolean;
  keep: () => void;
  again: () => void;
}

/** Renders one of the three photos, with the choice to keep it or take it again. */
export function renderReview(words: EnrollFullWords, props: ReviewProps) {
  const { side, preview, advice, touch, fromFile, isOther, glance, isShared, keep, again } = props;
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
    ...questionOf(words, props),
    label: words[side],
    zoom: selfie ? '' : words.zoom,
    preview,
    drawing: drawing(side),
    advice,
    touch,
    dock,
  });
}

function questionOf(words: EnrollFullWords, { side, isOther, glance }: ReviewProps): { heading: string; why: string } {
  if (isOther) return { heading: side === 'front' ? words.otherFront : words.otherBack, why: words.otherWhy };
  if (side === 'selfie') {
    return glance ? { heading: words.glanceCard, why: words.glanceSelfieWhy } : { heading: words.reviewSelfie, why: words.reviewSelfieWhy };
  }
  return glance ? { heading: words.glanceCard, why: words.glanceCardWhy } : { heading: words.reviewCard, why: words.reviewCardWhy };
}
