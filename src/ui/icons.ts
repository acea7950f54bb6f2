import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/** Drawn in 24 by 24, in the colour of the text around it; silent to screen readers. Styled by `base.styles.ts`. */
function icon(shape: SVGTemplateResult): (size?: 'small') => TemplateResult {
  return (size) => html`<svg class="icon ${size === 'small' ? 'icon-small' : ''}" viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>`;
}

export const backIcon = icon(svg`<path d="M14.5 5.5 8 12l6.5 6.5"/>`);
export const onIcon = icon(svg`<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>`);
export const closeIcon = icon(svg`<path d="m6.5 6.5 11 11m0-11-11 11"/>`);
export const tickIcon = icon(svg`<path d="m5 12.5 4.7 4.7L19 7.5"/>`);
export const warnIcon = icon(svg`<path d="M12 8v5m0 3.2v.1"/><circle cx="12" cy="12" r="9"/>`);
export const spinnerIcon = icon(svg`<path d="M12 3.5a8.5 8.5 0 1 1-8.5 8.5"/>`);
export const lockIcon = icon(svg`<rect x="5.5" y="10.5" width="13" height="9.5" rx="2.5"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>`);
export const phoneIcon = icon(svg`<rect x="6.5" y="2.5" width="11" height="19" rx="2.8"/><path d="M11 18.5h2"/>`);
export const cameraOffIcon = icon(
  svg`<path d="m4 4 16 16M9.4 5.5h4.4l1.6 2.5h2.8A2.3 2.3 0 0 1 20.5 10.3v6.6M17 19H5.8a2.3 2.3 0 0 1-2.3-2.3v-6.4C3.5 9 4.5 8 5.8 8h1.7"/><path d="M14.9 14.8a3.3 3.3 0 0 1-4.6-4.6"/>`,
);
export const offlineIcon = icon(
  svg`<path d="m4 4 16 16M9 14.6a4.3 4.3 0 0 1 6 0M5.7 11.3A9 9 0 0 1 10 8.9m4.4.1a9 9 0 0 1 3.9 2.3M2.8 8.2a13 13 0 0 1 3.5-2.3m4.2-1.2a13 13 0 0 1 10.7 3.5M12 18.2v.1"/>`,
);
export const turnIcon = icon(
  svg`<path d="M4.5 12a7.5 7.5 0 0 1 12.9-5.2L19.5 9m0-4.5V9H15M19.5 12a7.5 7.5 0 0 1-12.9 5.2L4.5 15m0 4.5V15H9"/>`,
);
export const torchIcon = icon(svg`<path d="M13 3 6 13.5h5L10.5 21 18 10h-5.2L13 3Z"/>`);
export const copyIcon = icon(
  svg`<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5"/><path d="M15.5 8.5v-2A2.5 2.5 0 0 0 13 4H6.5A2.5 2.5 0 0 0 4 6.5V13a2.5 2.5 0 0 0 2.5 2.5h2"/>`,
);
export const pictureIcon = icon(
  svg`<rect x="3.5" y="4.5" width="17" height="15" rx="2.8"/><circle cx="9" cy="9.7" r="1.6"/><path d="m4.2 17.3 4.6-4.1 3.2 2.6 3.4-3.4 5 4.6"/>`,
);
export const mailIcon = icon(svg`<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><path d="m3.8 7.2 8.2 6 8.2-6"/>`);
export const credentialIcon = icon(
  svg`<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><circle cx="8.5" cy="11" r="1.9"/><path d="M5.8 15.7c.5-1.5 1.5-2.2 2.7-2.2s2.2.7 2.7 2.2M14 10h4m-4 4h2.8"/>`,
);
export const documentIcon = icon(
  svg`<path d="M7.5 3.5H14l4.5 4.5v10.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z"/><path d="M14 3.5V8h4.5"/><path d="M8.8 12.5h2.6v2.6H8.8zM14.3 12.5h.9m-.9 3.9h.9m-6.4 0h2.6"/>`,
);
export const faceIcon = icon(
  svg`<path d="M4 8V6.5A2.5 2.5 0 0 1 6.5 4H8m8 0h1.5A2.5 2.5 0 0 1 20 6.5V8m0 8v1.5a2.5 2.5 0 0 1-2.5 2.5H16m-8 0H6.5A2.5 2.5 0 0 1 4 17.5V16"/><path d="M9.2 9.8v.9m5.6-.9v.9M9 14.3c.8.9 1.8 1.4 3 1.4s2.2-.5 3-1.4"/>`,
);
export const settingsIcon = icon(
  svg`<path d="M4 8.5h10.5M18.5 8.5H20M4 15.5h2.5m4 0H20"/><circle cx="16.5" cy="8.5" r="2"/><circle cx="8.5" cy="15.5" r="2"/>`,
);
export const placeIcon = icon(
  svg`<path d="M12 20.5s6.5-5.6 6.5-10.7a6.5 6.5 0 0 0-13 0c0 5.1 6.5 10.7 6.5 10.7Z"/><circle cx="12" cy="9.8" r="2.3"/>`,
);
export const zoomIcon = icon(svg`<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5M11 8.5v5M8.5 11h5"/>`);
