import { html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { learn, wordsIn } from '../../src/i18n/words.ts';
import { base } from '../../src/ui/base.styles.ts';
import '../../src/ui/button.element.ts';
import { problemInWords, renderDock } from '../../src/step/dock.ts';
import { define } from '../../src/ui/define.ts';
import '../../src/ui/page.element.ts';
import { step } from '../../src/step/step.styles.ts';
import { StepElement } from '../../src/step/step-element.ts';
import type { SignatureKind, SignDocument } from './document-sign.contract.ts';
import { documentSignWords } from './document-sign.i18n.ts';
import { documentSignStyles } from './document-sign.styles.ts';
import { type Draft, nameAsSignature, placeIn } from './draft.ts';
import type { Rare } from './extra-screens.ts';
import { opening } from './reading/opening-screen.ts';
import { DocumentPages } from './reading/pages.ts';
import { Reader } from './reading/reader.ts';
import type { ZaguanPad } from './signing/pad.element.ts';
import { signConsent } from './signing/sign-consent.contract.ts';
import { SCRIPT } from './signing/signature-picture.ts';
import { nothingMissing, signing } from './signing/signing-screen.ts';
import { Signer } from './signing/submission.ts';

/**
 * @summary A document, filled in where it asks for something, read page by page to its end, then signed by hand or by name.
 * @event zaguan-step-action - `fill {texts}`; the pages that are read afterwards say them.
 * @event zaguan-step-submit - `{submission: {document_sha256, signature: {kind, png}, name, consent: {text_sha256, language}}}`
 * @event zaguan-step-draft - What the person writes, how far they have read, and how they want to sign.
 */
export class DocumentSignElement extends StepElement<null, null, Draft> {
  static override styles = [base, step, documentSignStyles];

  readonly #pages = new DocumentPages(this);
  readonly #reader = new Reader(this, this.#pages);
  #rare: Rare | null = null;
  #rareAsked = false;
  readonly #signer = new Signer();
  /** Whether the last thing that touched this screen was a keyboard: who uses one is offered to type first. */
  #byKeyboard = false;
  #padAsked = false;

  @query('zaguan-pad') private pad!: ZaguanPad | null;
  @state() private kept: Draft | null = null;

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
    const { screen, page } = this.place;
    if (screen === 'sign') this.#readAgain();
    else if (screen === 'read' && page > 1) this.#turn(-1);
    else if (screen === 'read' && this.#document?.asks.length) this.keep({ screen: 'fill' });
    else return false;
    return true;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.#document && !this.#padAsked) this.#askForPad();
    if (changed.has('problem') && this.#isUnread) this.#startOver();
    if (changed.has('problem') && this.problem?.field === 'name') this.#refuseName();
    if (this.#document && !this.#rareAsked) this.#askForRare(this.#document);
    if (changed.has('actions')) this.#rare?.asking.follow();
  }

  /** The place to sign comes while the person reads; who cannot have it types. */
  #askForPad(): void {
    this.#padAsked = true;
    import('./signing/pad.element.ts').catch(() => this.keep({ kind: 'typed' }));
  }

  #askForRare(document: SignDocument): void {
    if (document.asks.length === 0 && document.given === null && !document.closed) return;
    this.#rareAsked = true;
    const rare = async () => {
      const { Rare } = await import('./extra-screens.ts');
      await learn(this.language);
      this.#rare = new Rare(this, document);
      this.requestUpdate();
    };
    rare().catch(() => {
      this.#rareAsked = false;
      this.#pages.set({ status: 'lost' });
    });
  }

  /** What was read is not, or not all of, what would be signed. */
  get #isUnread(): boolean {
    return ['conflict', 'pages_not_delivered', 'document_not_fillable', 'not_found'].includes(this.problem?.key ?? '');
  }

  #startOver(): void {
    this.#reader.beginAnew();
    this.kept = { ...this.place, screen: 'read', page: 1 };
    this.#pages.open();
  }

  #refuseName(): void {
    this.#signer.missing = { ...nothingMissing, name: this.#words.nameUnsupported };
    this.focusSoon('[data-missing]');
  }

  get #document(): SignDocument | null {
    return this.#pages.document.status === 'here' ? this.#pages.document.value : null;
  }

  get #words() {
    return wordsIn(documentSignWords, this.language, this.texts);
  }

  /** What the person is at, of this very document. */
  get place(): Draft {
    return placeIn(this.#document, this.kept ?? this.draft);
  }

  keep(change: Partial<Draft>): void {
    this.kept = { ...this.place, ...change };
    // Whoever comes back agrees anew: a drawn signature is not kept.
    this.emit('zaguan-step-draft', { draft: { ...this.kept, agreed: false } });
  }

  #turn(by: 1 | -1): void {
    const { page } = this.place;
    if (by === 1 && !this.#reader.mayLeave(page)) return;
    this.keep({ page: page + by });
    this.focusSoon('#page');
    this.#reader.turned();
  }

  #readAgain = () => this.keep({ screen: 'read', page: 1 });

  #submit = (event: Event) => {
    event.preventDefault();
    const document = this.#document;
    if (this.busy || this.#rare?.asking.waiting || !document) return;
    const { screen, page } = this.place;
    if (screen === 'fill') this.#rare?.asking.submit(document);
    else if (screen === 'sign') this.#sign(document);
    else if (page < document.pages.length) this.#turn(1);
    else if (this.#reader.mayLeave(page)) this.#goToSign();
  };

  say(document: SignDocument): void {
    this.#reader.beginAnew();
    this.#pages.set({ status: 'here', value: document });
  }

  #goToSign(): void {
    this.#signer.missing = nothingMissing;
    const { kind } = this.place;
    const first = this.#rare?.given ? 'applied' : this.#ownKind;
    this.keep({ screen: 'sign', kind: kind ?? first });
  }

  get #ownKind(): SignatureKind {
    return this.#byKeyboard ? 'typed' : 'drawn';
  }

  #sign(document: SignDocument): void {
    const { pad, language } = this;
    const consent = this.#consent(document);
    const submission = this.#signer.sign({ document, draft: this.place, pad, language, consent, words: this.#words });
    this.requestUpdate();
    if (submission) this.emit('zaguan-step-submit', { submission });
    else this.focusSoon('[data-missing]');
  }

  /** It names the document whose signature is applied. */
  #consent({ name }: SignDocument) {
    const given = this.place.kind === 'applied' ? this.#rare?.given : null;
    return given?.consent(name) ?? signConsent(this.language, this.companyName, name);
  }

  #switchKind = () => {
    const other = { applied: this.#ownKind, drawn: 'typed', typed: 'drawn' } as const;
    this.#signBy(other[this.place.kind ?? 'drawn']);
  };

  /** What is agreed to names the signature that is applied: another one is agreed to anew. */
  #signBy(kind: SignatureKind): void {
    this.#signer.drop('signature');
    const agreed = this.place.agreed && kind !== 'applied' && this.place.kind !== 'applied';
    this.keep({ kind, agreed });
    if (kind === 'typed') this.focusSoon('.hand zaguan-field:last-of-type');
    if (kind === 'applied') this.focusSoon('#given');
  }

  #signing(document: SignDocument) {
    const { kind, name, agreed } = this.place;
    return signing(this.#words, {
      kind: kind ?? 'drawn',
      signer: document.signer,
      name,
      typed: nameAsSignature(document, this.place),
      agreed,
      consent: this.#consent(document),
      given: this.#rare?.given ?? null,
      missing: this.#signer.missing,
      onReadAgain: this.#readAgain,
      onGiven: () => this.#signBy('applied'),
      onName: (value) => {
        this.#signer.drop('name');
        this.keep({ name: value });
      },
      onTyped: (value) => {
        this.#signer.drop('signature');
        this.keep({ typed: value });
      },
      onDrawn: () => {
        this.#signer.drop('signature');
        this.requestUpdate();
      },
      onAgree: (value) => {
        this.#signer.drop('consent');
        this.keep({ agreed: value });
      },
    });
  }

  /** What went wrong, in this step's words where it has some. */
  get #problem(): string | null {
    const { problem } = this;
    if (problem?.field === 'name') return null;
    if (this.#isUnread) return this.#words.changed;
    if (problem?.key === 'unavailable' || problem?.key === 'deadline_exceeded') return this.#words.notSealed;
    return problem && problemInWords(problem, this.language);
  }

  #renderReading(document: SignDocument) {
    const words = this.#words;
    const { page } = this.place;
    const given = { document, number: page, company: this.companyName, onBack: () => this.#turn(-1) };
    return html`<zaguan-page .heading=${words.heading} .why=${document.name}>
      ${this.#reader.render(words, given)}
      ${renderDock(this, {
        submit: page === document.pages.length ? words.read : words.nextPage,
        problem: this.#reader.early ? words.waitForPage : this.#problem,
      })}
    </zaguan-page>`;
  }

  #renderSigning(document: SignDocument) {
    const words = this.#words;
    const other = { applied: this.#rare?.given?.preferAnew, drawn: words.preferTyping, typed: words.preferDrawing }[
      this.place.kind ?? 'drawn'
    ];
    return html`<zaguan-page .heading=${words.signHeading} .why=${words.summary(document.name, document.pages.length)}>
      ${this.#signing(document)}
      ${renderDock(this, {
        submit: words.submit,
        problem: this.#problem,
        ...(this.busy ? { waiting: words.signing } : {}),
        after: this.busy ? nothing : html`<zaguan-button slot="dock" variant="text" @click=${this.#switchKind}>${other}</zaguan-button>`,
      })}
    </zaguan-page>`;
  }

  protected override render() {
    const words = this.#words;
    const document = this.#document;
    if (!document || (this.#rareAsked && !this.#rare))
      return opening(words, this.#pages.document.status === 'lost' ? () => this.#pages.open() : null);
    if (document.closed) return this.#rare?.closed(document.closed);
    const { screen } = this.place;
    return html`<form novalidate @submit=${this.#submit}>
      ${
        screen === 'fill'
          ? this.#rare?.asking.render(document)
          : screen === 'read'
            ? this.#renderReading(document)
            : this.#renderSigning(document)
      }
    </form>`;
  }
}

export const tag = 'zaguan-step-document-sign';
define(tag, DocumentSignElement);
