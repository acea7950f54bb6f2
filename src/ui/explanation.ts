import { html } from 'lit';
import { warnIcon } from './drawings/later-icons.ts';
import './notice.element.ts';

/** Why something will not do, and what to do instead. */
export interface Explanation {
  title: string;
  why: string;
}

/** For the dock, above the ways that are left. */
export function renderExplanation({ title, why }: Explanation) {
  return html`<zaguan-notice slot="dock" kind="warn" live="alert" heading=${title}
    ><span slot="icon">${warnIcon()}</span>${why}</zaguan-notice
  >`;
}
