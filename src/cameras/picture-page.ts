import { html, nothing, type TemplateResult } from 'lit';
import type { CapturePicture } from '../capture/capture.machine.ts';
import type { CamerasWords } from '../i18n/cameras.i18n.ts';
import { type PictureReviewProps, renderPictureReview } from '../step/camera/picture-review.ts';

/** The words of a picture's review. */
export interface PictureReview extends Pick<PictureReviewProps, 'shows' | 'heading' | 'why' | 'label' | 'zoom'> {
  yes: string;
  /** Explains that an automatic picture is kept unless the person objects. */
  glanceWhy: string;
  /** True if the picture shows another subject than requested: then "retake" is the first button. */
  isWrongDocument: boolean;
}

export interface PicturePage {
  review: PictureReview;
  picture: CapturePicture;
  preview: Blob | null;
  /**
   * `asking`: the person decides. `glancing`: the picture is kept by itself in a moment. `finishing`: it waits for its facts. `done`: the
   * page has received it.
   */
  phase: 'asking' | 'glancing' | 'finishing' | 'done';
  touch: () => void;
  keep: () => void;
  again: () => void;
}

/** Draws the review of a picture; later, the confirmation that the page has received it. */
export function renderPicturePage(
  words: CamerasWords,
  { review, picture, preview, phase, touch, keep, again }: PicturePage,
): TemplateResult {
  const { shows, label, zoom, yes, isWrongDocument } = review;
  const other = picture.capture === 'file' ? words.chooseAnother : words.retake;
  return renderPictureReview(
    { heldTitle: words.doneTitle, heldWhy: words.doneWhy },
    {
      shows,
      ...titleOf(words, review, phase),
      label,
      zoom,
      preview,
      drawing: html``,
      advice: picture.advice && phase !== 'done' ? words[picture.advice] : null,
      touch,
      dock: renderButtons(),
    },
  );

  function renderButtons(): TemplateResult {
    const another = html`<zaguan-button slot="dock" variant="text" @click=${again}>${other}</zaguan-button>`;
    if (phase === 'done') return another;
    if (isWrongDocument && phase === 'asking') {
      return html`<zaguan-button slot="dock" @click=${again}>${other}</zaguan-button>
        <zaguan-button slot="dock" variant="text" @click=${keep}>${words.keep}</zaguan-button>`;
    }
    return html`${phase === 'glancing' ? html`<div slot="dock" class="glance"></div>` : nothing}
      <zaguan-button slot="dock" .waiting=${phase === 'finishing' ? words.working : ''} @click=${keep}
        >${phase === 'glancing' ? words.keep : yes}</zaguan-button
      >${phase === 'finishing' ? nothing : another}`;
  }
}

function titleOf(words: CamerasWords, { heading, why, glanceWhy, isWrongDocument }: PictureReview, phase: PicturePage['phase']) {
  if (phase === 'done') return { heading: words.doneTitle, why: words.doneWhy };
  return phase === 'glancing' && !isWrongDocument ? { heading: words.glanceTitle, why: glanceWhy } : { heading, why };
}
