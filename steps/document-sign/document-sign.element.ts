import { html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { consentDocument, sha256Hex } from '../../contracts/consent-text.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { base } from '../../src/ui/base.styles.ts';
import '../../src/ui/button.element.ts';
import { define } from '../../src/ui/define.ts';
import { problemInWords, renderDock } from '../../src/ui/dock.ts';
import { warnIcon } from '../../src/ui/icons.ts';
import '../../src/ui/notice.element.ts';
import '../../src/ui/page.element.ts';
import { step } from '../../src/ui/step.styles.ts';
import { StepElement, type StepProblem } from '../../src/ui/step-element.ts';
import type { SignatureKind, SignDocument } from './document-sign.contract.ts';
import { documentSignWords } from './document-sign.i18n.ts';
import { documentSignStyles } from './document-sign.styles.ts';
import type { ZaguanPad } from './pad.element.ts';
import { DocumentPages } from './pages.ts';
import type { ZaguanPaper } from './paper.element.ts';
import { reading } from './reading.ts';
import { signConsent } from './sign-consent.contract.ts';
import { type Picture, pictureOfName, SCRIPT } from './signature.ts';
import { type Missing, signing } from './signing.ts';

/** What is kept of a reading; of the signature only how it is made, never its strokes. */
interface Draft {
  /** Which document it is about; another one is read from its beginning. */
  sha256: string;
  screen: 'read' | 'sign';
  page: number;
  kind: SignatureKind | null;
  name: string;
  typed: string | null;
  agreed: boolean;
}

const nothingMissing: Missing = { name: '', signature: '', consent: '' };

/**
 * @summary A document, read page by page to its end, then signed by hand or by name.
 * @event zaguan-step-submit - `{submission: {document_sha256, signature: {kind, png}, name, consent: {text_sha256, language}}}`
 * @event zaguan-step-draft - How far the person has read, and how they want to sign.
 */
export class DocumentSignElement extends StepElement<null, null, Draft> {
  static override styles = [base, step, documentSignStyles];

  readonly #pages = new DocumentPages(this);
  /** Whether the last thing that touched this screen was a keyboard: who uses one is offered to type first. */
  #byKeyboard = false;
  #padAsked = false;

  @query('zaguan-paper') private paper!: ZaguanPaper | null;
  @query('zaguan-pad') private pad!: ZaguanPad | null;
  @state() private kept: Draft | null = null;
  @state() private asText = false;
  @state() private zoom = 1;
  @state() private early = false;
  @state() private drawing = false;
  @state() private missing = nothingMissing;
  /** Pages whose picture or text stood on the screen. */
  readonly #seen = new Set<number>();

  override connectedCallback(): void {
    super.connectedCallback();
    this.style.setProperty('--script', SCRIPT);
    this.addEventListener('keydown', this.#touched);
    this.addEventListener('pointerdown', this.#touched);
  }

  #touched = (event: Event) => {
    this.#byKeyboard = event.type === 'keydown';
  };

  override back(): boolean {
    const { screen, page } = this.#now;
    if (screen === 'sign') this.#readAgain();
    else if (page > 1) this.#turn(-1);
    else return false;
    return true;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.#document && !this.#padAsked) this.#askForPad();
    if (changed.has('problem') && this.problem?.key === 'conflict') this.#startOver();
  }

  /** The place to sign comes while the person reads; who cannot have it types. */
  #askForPad(): void {
    this.#padAsked = true;
    import('./pad.element.ts').catch(() => this.#keep({ kind: 'typed' }));
  }

  /** What was read is not what would be signed. */
  #startOver(): void {
    this.#seen.clear();
    this.kept = null;
    this.#pages.open();
  }

  get #document(): SignDocument | null {
    return this.#pages.document.status === 'here' ? this.#pages.document.value : null;
  }

  /** What the person is at, of this very document. */
  get #now(): Draft {
    const document = this.#document;
    const sha256 = document?.sha256 ?? '';
    const known = this.kept ?? this.draft;
    if (known?.sha256 === sha256 && known.page <= (document?.pages.length ?? 0)) return known;
    return { sha256, screen: 'read', page: 1, kind: null, name: '', typed: null, agreed: false };
  }

  #keep(change: Partial<Draft>): void {
    this.kept = { ...this.#now, ...change };
    this.emit('zaguan-step-draft', { draft: this.kept });
  }

  #turn(by: 1 | -1): void {
    const { page } = this.#now;
    if (by === 1 && !this.#waitedFor(page)) return;
    this.#keep({ page: page + by });
    this.zoom = 1;
    this.focusSoon('#page');
    this.renderRoot.querySelector('section')?.scrollIntoView({ block: 'nearest' });
  }

  /** A page counts as read when it could be: it stood there as a picture or as text. */
  #waitedFor(page: number): boolean {
    this.early = !this.#seen.has(page);
    return !this.early;
  }

  #saw = () => {
    this.#seen.add(this.#now.page);
    this.early = false;
  };

  #readAgain = () => this.#keep({ screen: 'read', page: 1 });

  #submit = (event: Event) => {
    event.preventDefault();
    const document = this.#document;
    if (this.busy || this.drawing || !document) return;
    const { screen, page } = this.#now;
    if (screen === 'sign') void this.#sign(document);
    else if (page < document.pages.length) this.#turn(1);
    else if (this.#waitedFor(page)) {
      this.missing = nothingMissing;
      const { kind, typed } = this.#now;
      this.#keep({ screen: 'sign', kind: kind ?? (this.#byKeyboard ? 'typed' : 'drawn'), typed: typed ?? document.signer ?? '' });
    }
  };

  async #sign(document: SignDocument): Promise<void> {
    const words = wordsIn(documentSignWords, this.language, this.texts);
    const { name, agreed, kind } = this.#now;
    this.drawing = true;
    const png = await this.#picture().finally(() => {
      this.drawing = false;
    });
    const unsigned = kind === 'typed' ? words.missingTyped : words.missingDrawn;
    this.missing = {
      name: document.signer === null && name.trim() === '' ? words.nameMissing : '',
      signature: png === 'too-small' ? words.tooSmall : png === null ? unsigned : '',
      consent: agreed ? '' : words.missingConsent,
    };
    if (Object.values(this.missing).some((text) => text !== '')) {
      this.focusSoon('[data-missing]');
      return;
    }
    const consent = signConsent(this.language, this.companyName, document.name);
    this.emit('zaguan-step-submit', {
      submission: {
        document_sha256: document.sha256,
        signature: { kind: kind ?? 'drawn', png },
        name: document.signer === null ? name.trim() : null,
        consent: { text_sha256: sha256Hex(consentDocument(consent, null)), language: this.language },
      },
    });
  }

  async #picture(): Promise<Picture | 'too-small' | null> {
    const { kind, typed } = this.#now;
    if (kind !== 'typed') return (await this.pad?.take?.()) ?? null;
    return typed?.trim() ? pictureOfName(typed.trim()) : null;
  }

  #dropMissing(part: keyof Missing): void {
    this.missing = { ...this.missing, [part]: '' };
  }

  #switchKind = () => {
    const kind = this.#now.kind === 'typed' ? 'drawn' : 'typed';
    this.#dropMissing('signature');
    this.#keep({ kind });
    if (kind === 'typed') this.focusSoon('.hand zaguan-field:last-of-type');
  };

  #zoomed = () => {
    this.zoom = this.paper?.zoom ?? 1;
    if (this.zoom > 1) this.#pages.bringNear(this.#now.page);
  };

  #read(document: SignDocument) {
    const words = wordsIn(documentSignWords, this.language, this.texts);
    const { page: number } = this.#now;
    const page = this.#pages.page(number);
    // The next one comes while this one is read.
    if (this.#seen.has(number) && number < document.pages.length) this.#pages.page(number + 1);
    if (this.asText && page.text.status === 'here' && page.text.value.trim() !== '') this.#seen.add(number);
    return reading(words, {
      document,
      number,
      page,
      asText: this.asText,
      zoom: this.zoom,
      nearest: this.paper?.nearest ?? false,
      company: this.companyName,
      onTurn: (by) => this.#turn(by),
      onToggle: () => {
        this.asText = !this.asText;
        this.zoom = 1;
      },
      onNearer: () => this.paper?.nearer(),
      onFarther: () => this.paper?.farther(),
      onZoom: this.#zoomed,
      onDrawn: this.#saw,
      onBroken: () => this.#pages.broken(number),
      onRetry: () => this.#pages.retry(number),
    });
  }

  #signing(document: SignDocument) {
    const words = wordsIn(documentSignWords, this.language, this.texts);
    const { kind, name, typed, agreed } = this.#now;
    return signing(words, {
      kind: kind ?? 'drawn',
      signer: document.signer,
      name,
      typed: typed ?? '',
      agreed,
      consent: signConsent(this.language, this.companyName, document.name),
      missing: this.missing,
      onReadAgain: this.#readAgain,
      onName: (value) => {
        this.#dropMissing('name');
        this.#keep({ name: value });
      },
      onTyped: (value) => {
        this.#dropMissing('signature');
        this.#keep({ typed: value });
      },
      onDrawn: () => this.#dropMissing('signature'),
      onUnavailable: () => this.#keep({ kind: 'typed' }),
      onAgree: (value) => {
        this.#dropMissing('consent');
        this.#keep({ agreed: value });
      },
    });
  }

  /** What went wrong, in this step's words where it has some. */
  #problem(problem: StepProblem | null): string | null {
    const words = wordsIn(documentSignWords, this.language, this.texts);
    if (problem?.key === 'conflict') return words.changed;
    if (problem?.key === 'unavailable' || problem?.key === 'deadline_exceeded') return words.notSealed;
    return problem && problemInWords(problem, this.language);
  }

  #renderOpening() {
    const words = wordsIn(documentSignWords, this.language, this.texts);
    const lost = this.#pages.document.status === 'lost';
    return html`<zaguan-page .heading=${words.heading} .why=${lost ? '' : words.opening}>
      ${
        lost
          ? html`<zaguan-notice class="unopened" kind="warn" live="alert"><span slot="icon">${warnIcon()}</span>${words.notOpened}</zaguan-notice>
              <zaguan-button slot="dock" @click=${() => this.#pages.open()}>${words.retry}</zaguan-button>`
          : html`<div class="opening"></div>`
      }
    </zaguan-page>`;
  }

  protected override render() {
    const words = wordsIn(documentSignWords, this.language, this.texts);
    const document = this.#document;
    if (!document) return this.#renderOpening();
    if (document.taken) return html`<zaguan-page .heading=${words.takenHeading} .why=${words.takenWhy(this.companyName)}></zaguan-page>`;
    const { screen, page, kind } = this.#now;
    const problem = this.#problem(this.problem);
    const last = page === document.pages.length;
    return html`<form novalidate @submit=${this.#submit}>
      ${
        screen === 'read'
          ? html`<zaguan-page .heading=${words.heading} .why=${document.name}>
              ${this.#read(document)}
              ${renderDock(this, { submit: last ? words.read : words.nextPage, problem: this.early ? words.waitForPage : problem })}
            </zaguan-page>`
          : html`<zaguan-page .heading=${words.signHeading} .why=${words.summary(document.name, document.pages.length)}>
              ${this.#signing(document)}
              ${renderDock(this, {
                submit: words.submit,
                problem,
                ...(this.busy ? { waiting: words.signing } : {}),
                after: this.busy
                  ? nothing
                  : html`<zaguan-button slot="dock" variant="text" @click=${this.#switchKind}>
                      ${kind === 'typed' ? words.preferDrawing : words.preferTyping}
                    </zaguan-button>`,
              })}
            </zaguan-page>`
      }
    </form>`;
  }
}

export const tag = 'zaguan-step-document-sign';
define(tag, DocumentSignElement);
