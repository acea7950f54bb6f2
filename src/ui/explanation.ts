import { html } from 'lit';
import { warnIcon } from './drawings/later-icons.ts';
import './notice.element.ts';

/** A failure and its reason, with the remedy. */
export interface Explanation {
  title: string;
  why: string;
}

/** Draws the explanation in the dock, above the buttons. */
export function renderExplanation({ title, why }: Explanation) {
  return html`<zaguan-notice slot="dock" kind="warn" live="alert" heading=${title}
    ><span slot="icon">${warnIcon()}</span>${why}</zaguan-notice
  >`;
}
