import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { KeptFile } from '../../../../contracts/step.ts';
import { endingWords } from '../../../i18n/ending.i18n.ts';
import { type Language, wordsIn } from '../../../i18n/words.ts';
import { base } from '../../../ui/base.styles.ts';
import '../../../ui/button.element.ts';
import type { ReadFile } from '../../../machine/step-state.ts';
import { define } from '../../../ui/define.ts';
import { warnIcon } from '../../../ui/icons.ts';

/** Long enough for any browser to have begun to save. */
const FORGET_AFTER = 60_000;

/**
 * @summary A file that the person may take away: read when it is asked for, saved under its own name.
 * @event zaguan-keep - It was asked for.
 */
export class ZaguanKeptFile extends LitElement {
  static override styles = [
    base,
    css`
      .keep {
        display: grid;
        gap: var(--zaguan-space-2);
        margin-top: var(--zaguan-space-5);
        text-align: center;
      }
      .failed {
        display: grid;
        grid-template-columns: 18px minmax(0, 1fr);
        gap: var(--zaguan-space-2);
        color: var(--zaguan-warn);
        text-align: start;
      }
    `,
  ];

  @state() private stage: 'ready' | 'reading' | 'saved' | 'failed' = 'ready';

  @property({ attribute: false }) kept!: KeptFile;
  @property({ attribute: false }) language: Language = 'es-MX';
  @property({ attribute: false }) readFile!: ReadFile;

  #press = async () => {
    this.dispatchEvent(new CustomEvent('zaguan-keep', { bubbles: true }));
    this.stage = 'reading';
    try {
      save(await this.readFile(this.kept.file), this.kept.save_as);
      this.stage = 'saved';
    } catch {
      this.stage = 'failed';
    }
  };

  protected override render() {
    const words = wordsIn(endingWords, this.language);
    return html`<div class="keep">
      <zaguan-button variant="quiet" .waiting=${this.stage === 'reading' ? words.downloading : ''} @click=${this.#press}
        >${downloadIcon}${words.download}</zaguan-button
      >
      <p class="small">${this.kept.save_as}</p>
      <div aria-live="polite">
        ${this.stage === 'saved' ? html`<p class="unseen">${words.downloaded}</p>` : nothing}
        ${this.stage === 'failed' ? html`<p class="small failed">${warnIcon('small')}<span>${words.downloadFailed}</span></p>` : nothing}
      </div>
    </div>`;
  }
}
define('zaguan-kept-file', ZaguanKeptFile);

const downloadIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 19.5h14" /></svg>`;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER);
}

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-kept-file': ZaguanKeptFile;
  }
}
