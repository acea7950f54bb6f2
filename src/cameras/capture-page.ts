import { html, type TemplateResult } from 'lit';
import { isInFrame } from '../device/camera-stream.ts';
import { overlayWords } from '../i18n/assisted.ts';
import { cameraWords } from '../i18n/camera.i18n.ts';
import { cameraAloneWords } from '../i18n/camera-alone.i18n.ts';
import type { CamerasWords } from '../i18n/cameras.i18n.ts';
import { type Language, wordsIn } from '../i18n/words.ts';
import { type CapturePage, renderCapture } from '../step/camera/capture-page.ts';
import { renderIntro } from '../step/camera/capture-screens.ts';
import { closeIcon } from '../ui/drawings/icons.ts';

export interface AlonePage extends Omit<CapturePage, 'company' | 'elsewhere' | 'intro'> {
  language: Language;
}

/** Draws the capture until there is a picture. No step surrounds it, so it has its own button to close the camera. */
export function renderCapturePage(words: CamerasWords, { language, ...page }: AlonePage): TemplateResult {
  const alone = wordsIn(overlayWords(cameraWords, cameraAloneWords), language);
  // In a frame whose policy blocks the camera, the person can open the page outside the frame; else only the page's owner can help.
  const ofCamera = isInFrame() ? { ...alone, policyWhy: () => words.policyInFrame } : alone;
  const { capture, subject } = page;
  const screen = renderCapture(ofCamera, {
    ...page,
    company: '',
    elsewhere: null,
    intro: (ways) => renderIntro(ofCamera, subject, ways),
  });
  if (!capture.getSnapshot().matches('camera')) return screen;
  return html`<div class="bar" part="bar">
      <button class="icon-button" type="button" aria-label=${words.closeCamera} @click=${() => capture.send({ type: 'screen.back' })}>
        ${closeIcon()}
      </button>
    </div>
    ${screen}`;
}
