import { svg } from 'lit';
import { icon } from './icons.ts';

/** Icons that the first screen does not show, kept in a file of their own so that it does not load them. */

export const chevronIcon = icon(svg`<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>`);
export const tickIcon = icon(svg`<path d="m5 12.5 4.7 4.7L19 7.5"/>`);
export const warnIcon = icon(svg`<path d="M12 8v5m0 3.2v.1"/><circle cx="12" cy="12" r="9"/>`);
export const cameraOffIcon = icon(
  svg`<path d="m4 4 16 16M9.4 5.5h4.4l1.6 2.5h2.8A2.3 2.3 0 0 1 20.5 10.3v6.6M17 19H5.8a2.3 2.3 0 0 1-2.3-2.3v-6.4C3.5 9 4.5 8 5.8 8h1.7"/><path d="M14.9 14.8a3.3 3.3 0 0 1-4.6-4.6"/>`,
);
export const torchIcon = icon(svg`<path d="M13 3 6 13.5h5L10.5 21 18 10h-5.2L13 3Z"/>`);
export const copyIcon = icon(
  svg`<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5"/><path d="M15.5 8.5v-2A2.5 2.5 0 0 0 13 4H6.5A2.5 2.5 0 0 0 4 6.5V13a2.5 2.5 0 0 0 2.5 2.5h2"/>`,
);
export const pictureIcon = icon(
  svg`<rect x="3.5" y="4.5" width="17" height="15" rx="2.8"/><circle cx="9" cy="9.7" r="1.6"/><path d="m4.2 17.3 4.6-4.1 3.2 2.6 3.4-3.4 5 4.6"/>`,
);
export const mailIcon = icon(svg`<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><path d="m3.8 7.2 8.2 6 8.2-6"/>`);
export const faceIcon = icon(
  svg`<path d="M4 8V6.5A2.5 2.5 0 0 1 6.5 4H8m8 0h1.5A2.5 2.5 0 0 1 20 6.5V8m0 8v1.5a2.5 2.5 0 0 1-2.5 2.5H16m-8 0H6.5A2.5 2.5 0 0 1 4 17.5V16"/><path d="M9.2 9.8v.9m5.6-.9v.9M9 14.3c.8.9 1.8 1.4 3 1.4s2.2-.5 3-1.4"/>`,
);
export const settingsIcon = icon(
  svg`<path d="M4 8.5h10.5M18.5 8.5H20M4 15.5h2.5m4 0H20"/><circle cx="16.5" cy="8.5" r="2"/><circle cx="8.5" cy="15.5" r="2"/>`,
);
export const zoomIcon = icon(svg`<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5M11 8.5v5M8.5 11h5"/>`);
