import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/** Returns a function that draws an icon of 24 by 24 units, in the text's colour, hidden from screen readers. See `base.styles.ts`. */
export function icon(shape: SVGTemplateResult): (size?: 'small') => TemplateResult {
  return (size) => html`<svg class="icon ${size === 'small' ? 'icon-small' : ''}" viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>`;
}

export const backIcon = icon(svg`<path d="M14.5 5.5 8 12l6.5 6.5"/>`);
export const closeIcon = icon(svg`<path d="m6.5 6.5 11 11m0-11-11 11"/>`);
export const spinnerIcon = icon(svg`<path d="M12 3.5a8.5 8.5 0 1 1-8.5 8.5"/>`);
export const lockIcon = icon(svg`<rect x="5.5" y="10.5" width="13" height="9.5" rx="2.5"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>`);
export const phoneIcon = icon(svg`<rect x="6.5" y="2.5" width="11" height="19" rx="2.8"/><path d="M11 18.5h2"/>`);
export const offlineIcon = icon(
  svg`<path d="m4 4 16 16M9 14.6a4.3 4.3 0 0 1 6 0M5.7 11.3A9 9 0 0 1 10 8.9m4.4.1a9 9 0 0 1 3.9 2.3M2.8 8.2a13 13 0 0 1 3.5-2.3m4.2-1.2a13 13 0 0 1 10.7 3.5M12 18.2v.1"/>`,
);
export const turnIcon = icon(
  svg`<path d="M4.5 12a7.5 7.5 0 0 1 12.9-5.2L19.5 9m0-4.5V9H15M19.5 12a7.5 7.5 0 0 1-12.9 5.2L4.5 15m0 4.5V15H9"/>`,
);
export const credentialIcon = icon(
  svg`<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><circle cx="8.5" cy="11" r="1.9"/><path d="M5.8 15.7c.5-1.5 1.5-2.2 2.7-2.2s2.2.7 2.7 2.2M14 10h4m-4 4h2.8"/>`,
);
export const documentIcon = icon(
  svg`<path d="M7.5 3.5H14l4.5 4.5v10.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z"/><path d="M14 3.5V8h4.5"/><path d="M8.8 12.5h2.6v2.6H8.8zM14.3 12.5h.9m-.9 3.9h.9m-6.4 0h2.6"/>`,
);
export const placeIcon = icon(
  svg`<path d="M12 20.5s6.5-5.6 6.5-10.7a6.5 6.5 0 0 0-13 0c0 5.1 6.5 10.7 6.5 10.7Z"/><circle cx="12" cy="9.8" r="2.3"/>`,
);
