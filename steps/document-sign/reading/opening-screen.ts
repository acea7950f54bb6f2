import { html, type TemplateResult } from 'lit';
import '#src/ui/button.element.ts';
import { warnIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';
import '#src/ui/page.element.ts';
import type { documentSignWords } from '../document/document-sign.i18n.ts';

/**
 * Renders the screen shown while the document loads.
 * @param retry Null while the document may still arrive.
 */
export function renderOpening(words: (typeof documentSignWords)['es-MX'], retry: (() => void) | null): TemplateResult {
  return html`<zaguan-page .heading=${words.heading} .why=${retry ? '' : words.opening}>
    ${
      retry
        ? html`<zaguan-notice class="unopened" kind="warn" live="alert"><span slot="icon">${warnIcon()}</span>${words.notOpened}</zaguan-notice>
            <zaguan-button slot="dock" @click=${retry}>${words.retry}</zaguan-button>`
        : html`<div class="opening"></div>`
    }
  </zaguan-page>`;
}
