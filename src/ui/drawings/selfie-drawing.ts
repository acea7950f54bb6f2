import { html, type SVGTemplateResult, svg } from 'lit';

export const selfieShape = svg`<path class="guide dashed" pathLength="240" stroke-dasharray="7 3 0 2" d="M112 80a48 60 0 0 1 96 0a48 74 0 0 1-96 0Z"/>
  <circle class="figure" cx="160" cy="76" r="26"/><path class="figure" d="M116 152c2-28 18-42 44-42s42 14 44 42Z"/>`;

/** Draws the object to be photographed, in the theme's colours; 320 by 160 units, y from 8. */
export function renderDrawing(shape: SVGTemplateResult) {
  return html`<svg class="drawing" viewBox="0 8 320 160" aria-hidden="true">${shape}</svg>`;
}
