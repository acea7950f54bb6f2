import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { DownloadableFile } from '#contracts/steps/step.ts';
import { endingWords } from '#src/i18n/ending.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import { base } from '#src/ui/base.styles.ts';
import '#src/ui/button.element.ts';
import { problemOf } from '#src/machine/journey.ts';
import type { StepFileReader } from '#src/machine/step-state.ts';
import { define } from '#src/ui/define.ts';
import { warnIcon } from '#src/ui/drawings/later-icons.ts';

/** Milliseconds until the blob's URL is revoked. Any browser has begun to save by then. */
const FORGET_AFTER = 60_000;

/**
 * @summary A file that the person may download: read when they press the button, and saved under its own name.
 * If the file is not ready yet, a line reports that, and the button tries again. If the file will not be made, a line says so, without a
 * button.
 * @event zaguan-download - The person pressed the button.
 */
export class ZaguanFileDownload extends LitElement {
  static override styles = [
    base,
    css`
      .download {
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

  @state() private status: 'ready' | 'reading' | 'saved' | 'failed' | 'never' = 'ready';

  @property({ attribute: false }) file!: DownloadableFile;
  @property({ attribute: false }) language: Language = 'es-MX';
  @property({ attribute: false }) readFile!: StepFileReader;

  #reading = new AbortController();

  /** Aborts the read: nothing is saved after the person has left. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reading.abort();
  }

  #press = async () => {
    this.dispatchEvent(new CustomEvent('zaguan-download', { bubbles: true }));
    this.status = 'reading';
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    try {
      const content = await this.readFile(this.file.file, signal);
      signal.throwIfAborted();
      save(content, this.file.save_as);
      this.status = 'saved';
    } catch (failure) {
      this.status = !this.file.ready && problemOf(failure).key === 'not_found' ? 'never' : 'failed';
    }
  };

  protected override render() {
    const words = wordsIn(endingWords, this.language);
    const { ready, waits_for_others, comes, save_as } = this.file;
    if (this.status === 'never' || (!ready && !comes)) {
      return html`<div class="download"><p role="status">${words.neverComes}</p><p class="small">${save_as}</p></div>`;
    }
    return html`<div class="download">
      ${ready || this.status === 'saved' ? nothing : html`<p>${waits_for_others ? words.comes : words.comesLater}</p>`}
      <zaguan-button variant="quiet" .waiting=${this.status === 'reading' ? words.downloading : ''} @click=${this.#press}
        >${downloadIcon}${ready ? words.download : words.look}</zaguan-button
      >
      <p class="small">${save_as}</p>
      <div aria-live="polite">
        ${this.status === 'saved' ? html`<p class="unseen">${words.downloaded}</p>` : nothing}
        ${this.status === 'failed' ? html`<p class="small failed">${warnIcon('small')}<span>${ready ? words.downloadFailed : words.notYet}</span></p>` : nothing}
      </div>
    </div>`;
  }
}
define('zaguan-file-download', ZaguanFileDownload);

const downloadIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 19.5h14" /></svg>`;

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER);
}

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-file-download': ZaguanFileDownload;
  }
}
