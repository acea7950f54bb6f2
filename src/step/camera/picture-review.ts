import { html, nothing, type TemplateResult } from 'lit';
import type { SelfieWords } from '../../i18n/selfie.i18n.ts';
import { warnIcon } from '../../ui/drawings/later-icons.ts';
import '../../ui/notice.element.ts';
import '../../ui/page.element.ts';
import '../../ui/picture.element.ts';

export interface PictureReviewProps {
  shows: 'card' | 'face';
  heading: string;
  why: string;
  /** Describes the picture for screen readers. */
  label: string;
  /** The label of the button that enlarges the picture; empty for no button. */
  zoom: string;
  /** Null when only the server has the picture. */
  preview: Blob | null;
  /** Replaces a picture that only the server has. */
  drawing: TemplateResult;
  /** Advice about the picture's light, in words; null if there is none. */
  advice: string | null;
  /** Called when the person touches the page or presses a key. */
  touch?: () => void;
  /** The buttons, for the page's slot `dock`. */
  dock: TemplateResult;
}

/** Draws the page with the picture, large, and one question. It says that the photo was received, and nothing about its content. */
export function renderPictureReview(
  words: Pick<SelfieWords, 'heldTitle' | 'heldWhy'>,
  { shows, heading, why, label, zoom, preview, drawing, advice, touch, dock }: PictureReviewProps,
): TemplateResult {
  if (preview === null) {
    return html`<zaguan-page heading=${words.heldTitle} why=${words.heldWhy}>
      <div class="stage">${drawing}</div>
      ${dock}
    </zaguan-page>`;
  }
  return html`<zaguan-page class=${shows} heading=${heading} why=${why} @pointerdown=${touch} @keydown=${touch}>
    <zaguan-picture
      class="taken ${shows}"
      fit=${shows === 'face' ? 'cover' : 'whole'}
      .picture=${preview}
      label=${label}
      zoom-label=${zoom}
    ></zaguan-picture>
    ${advice ? html`<zaguan-notice class="advice" live="status"><span slot="icon">${warnIcon()}</span>${advice}</zaguan-notice>` : nothing}
    ${dock}
  </zaguan-page>`;
}
