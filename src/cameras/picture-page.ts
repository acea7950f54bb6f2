import { html, nothing, type TemplateResult } from 'lit';
import type { CapturePicture } from '../capture/capture.machine.ts';
import type { CamerasWords } from '../i18n/cameras.i18n.ts';
import { renderPictureReview } from '../step/camera/picture-review.ts';

/** What a picture is reviewed by. */
export interface PictureReview {
  shows: 'card' | 'face';
  heading: string;
  why: string;
  /** What it shows, in words. */
  label: string;
  /** The word of the button that brings it nearer; empty for none. */
  zoom: string;
  yes: string;
  /** Why a picture that took itself waits for a moment. */
  glanceWhy: string;
  /** It shows another thing than what was asked for: to take another comes first. */
  isOther: boolean;
}

export interface PicturePage {
  review: PictureReview;
  picture: CapturePicture;
  preview: Blob | null;
  /** It is kept by itself in a moment; the page has been told; it waits for what else is to be said. */
  phase: 'asking' | 'glancing' | 'finishing' | 'done';
  touch: () => void;
  keep: () => void;
  again: () => void;
}

/** The picture, large, and whether the person goes on with it; then that the page has it. */
export function renderPicturePage(
  words: CamerasWords,
  { review, picture, preview, phase, touch, keep, again }: PicturePage,
): TemplateResult {
  const { shows, label, zoom, yes, isOther } = review;
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
      dock: docks(),
    },
  );

  function docks(): TemplateResult {
    const another = html`<zaguan-button slot="dock" variant="text" @click=${again}>${other}</zaguan-button>`;
    if (phase === 'done') return another;
    if (isOther && phase === 'asking') {
      return html`<zaguan-button slot="dock" @click=${again}>${other}</zaguan-button>
        <zaguan-button slot="dock" variant="text" @click=${keep}>${words.keep}</zaguan-button>`;
    }
    return html`${phase === 'glancing' ? html`<div slot="dock" class="glance"></div>` : nothing}
      <zaguan-button slot="dock" .waiting=${phase === 'finishing' ? words.working : ''} @click=${keep}
        >${phase === 'glancing' ? words.keep : yes}</zaguan-button
      >${phase === 'finishing' ? nothing : another}`;
  }
}

function titleOf(words: CamerasWords, { heading, why, glanceWhy, isOther }: PictureReview, phase: PicturePage['phase']) {
  if (phase === 'done') return { heading: words.doneTitle, why: words.doneWhy };
  return phase === 'glancing' && !isOther ? { heading: words.glanceTitle, why: glanceWhy } : { heading, why };
}
