import { html, type SVGTemplateResult } from 'lit';

/** Draws an object to be photographed, in the theme's colours. The view is 320 by 160 units, and its top is y = 8. */
export function renderDrawing(shape: SVGTemplateResult) {
  return html`<svg class="drawing" viewBox="0 8 320 160" aria-hidden="true">${shape}</svg>`;
}
