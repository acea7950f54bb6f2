import { html, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { ConsentWords } from '#contracts/steps/consent-text.ts';
import { learn, wordsIn } from '#src/i18n/words.ts';
import { base } from '#src/ui/base.styles.ts';
import '#src/ui/button.element.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import { ActionWatch } from '#src/step/action-watch.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import { define } from '#src/ui/define.ts';
import { warnIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';
import '#src/ui/page.element.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';
import type { SignDocument } from './document/document.contract.ts';
import { documentSignWords } from './document/document-sign.i18n.ts';
import type { SignDraft } from './document/draft.ts';
import { signConsent } from './document/sign-consent.contract.ts';
import type { FillAnswer } from './document-sign.contract.ts';
import { documentSignMachine, isUnread, type SignContext } from './document-sign.machine.ts';
import { documentSignStyles } from './document-sign.styles.ts';
import type { extraScreens } from './extra-screens.ts';
import { DocumentPages } from './reading/pages.ts';
import { DocumentReader } from './reading/reader.ts';
import type { EarlierSignature } from './signing/earlier-signature.ts';
import type { ZaguanPad } from './signing/pad.element.ts';
import { SCRIPT } from './signing/signature-picture.ts';
import { renderSignature } from './signing/signing-screen.ts';
import { type Missing, nothingMissing, submissionOf } from './signing/submission.ts';

/** @summary A document: the person writes its open texts, reads it and signs it by hand or with a typed name on one screen. */
export class DocumentSignElement extends StepElement<null, null, SignDraft> {
  static override styles = [base, step, documentSignStyles];

  /** The state machine that decides which screen is shown. */
  #actor: Actor<typeof documentSignMachine> | null = null;
  /** The screens that few documents need, loaded with such a document. */
  #extra: typeof extraScreens | null = null;
  readonly #pages = new DocumentPages(this);
  readonly #reader = new DocumentReader(this, this.#pages);
  /** Waits for the action `fill`, which writes the person's texts into the document. */
  readonly #filling = new ActionWatch();
  /** True if the person's last input was by keyboard. */
  #byKeyboard = false;

  @query('zaguan-pad') private pad!: ZaguanPad | null;
  @state() private missing = nothingMissing;

  override connectedCallback(): void {
    super.connectedCallback();
    this.style.setProperty('--script', SCRIPT);
    this.addEventListener('keydown', this.#noteInput);
    this.addEventListener('pointerdown', this.#noteInput);
    this.#send({ type: 'document.open' });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#send({ type: 'step.removed' });
  }

  #noteInput = ({ type }: Event) => {
    this.#byKeyboard = type === 'keydown';
  };

  override back(): boolean {
    const event = { type: 'screen.back' } as const;
    const moves = this.#actor?.getSnapshot().can(event) ?? false;
    this.#send(event);
    return moves;
  }

  /** Prevents an update, and so all fetches, if the step left the page before its first screen. */
  protected override shouldUpdate(): boolean {
    return this.isConnected || this.#actor !== null;
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    this.#actor ??= this.#start();
    if (changes.has('problem') && this.problem) this.#tellProblem(this.problem);
    else if (changes.get('busy') && !this.busy) this.#send({ type: 'submission.withdrawn' });
    this.#followTexts();
    const snapshot = this.#actor.getSnapshot();
    const { document, pagesShown: seen } = snapshot.context;
    if (!document || !snapshot.matches('signing')) return;
    for (const page of this.#reader.textsShown(document)) if (!seen.has(page)) this.#send({ type: 'page.seen', page });
  }

  #start(): Actor<typeof documentSignMachine> {
    const machine = documentSignMachine.provide({
      actors: { openDocument: fromPromise(({ signal }) => this.#openDocument(signal)) },
      actions: {
        // After a return the person must consent again, because a drawn signature is not stored.
        keepDraft: ({ context }, { screen }) => this.host.saveDraft({ ...context.place, screen, agreed: false }),
        fetchPad: () => void import('./signing/pad.element.ts').catch(() => this.#send({ type: 'pad.lost' })),
        forgetPages: () => this.#pages.forget(),
        writeTexts: (_, texts) => {
          this.#filling.ask(this.actions.fill);
          this.host.act('fill', { texts });
        },
        moveFocus: () => {
          this.requestUpdate();
          this.focusSoon('[data-wrong=yes], #page');
          this.#reader.turn();
        },
        submit: ({ event }) => event.type === 'submission.send' && this.host.submit(event.submission),
      },
    });
    const actor = createActor(machine, { input: { draft: this.draft } });
    actor.subscribe(() => this.requestUpdate());
    return actor.start();
  }

  #send = (event: Parameters<Actor<typeof documentSignMachine>['send']>[0]): void => this.#actor?.send(event);

  async #openDocument(signal: AbortSignal): Promise<SignDocument> {
    const file = await this.readFile('document', signal);
    const document = JSON.parse(await file.text()) as SignDocument;
    if (document.asks.length > 0 || document.given !== null || document.closed) {
      this.#extra = (await import('./extra-screens.ts')).extraScreens;
      await learn(this.language);
    }
    return document;
  }

  #tellProblem(problem: StepProblem): void {
    this.#send({ type: 'submission.refused', problem });
    if (problem.field !== 'name') return;
    this.missing = { ...nothingMissing, name: ({ nameUnsupported }) => nameUnsupported };
    this.focusSoon('[data-missing]');
  }

  #followTexts(): void {
    const outcome = this.#filling.outcome(this.actions.fill);
    if (outcome?.status === 'failed') this.#send({ type: 'texts.refused', problem: outcome.problem });
    if (outcome?.status === 'done') this.#send({ type: 'texts.answered', answer: outcome.result as FillAnswer });
  }

  get #snapshot() {
    if (!this.#actor) throw new Error('The step is not on the page.');
    return this.#actor.getSnapshot();
  }

  get #words() {
    return wordsIn(documentSignWords, this.language, this.texts);
  }

  get #isSealing(): boolean {
    return this.busy || this.#snapshot.matches({ signing: 'sealing' });
  }

  #submit = (event: Event) => {
    event.preventDefault();
    if (this.#isSealing) return;
    const snapshot = this.#snapshot;
    const { document, place } = snapshot.context;
    this.missing = nothingMissing;
    if (!document) return;
    if (snapshot.matches('signing')) this.#sign(document, snapshot.context);
    else if (this.#extra) this.#send({ type: 'texts.send', ...this.#extra.checkTexts(document, place.texts) });
  };

  /** Submits the signature, or leads the person to the first missing part. */
  #sign(document: SignDocument, { place, pagesShown: seen }: SignContext): void {
    const { pad, language } = this;
    const consent = this.#consent(document, place);
    // The number of the first page that was not on the screen; 0 if all were.
    const unseen = document.pages.findIndex((_, at) => !seen.has(at + 1)) + 1;
    const { submission, missing } = submissionOf({ document, place, unseen, pad, language, consent });
    this.missing = missing;
    if (submission) this.#send({ type: 'submission.send', submission });
    else if (unseen) this.#send({ type: 'page.turn', page: unseen });
    // A signature cannot be drawn with a keyboard, so the typed name is offered.
    else if (missing.signature && place.kind === 'drawn' && this.#byKeyboard) this.#send({ type: 'signature.otherWay' });
    if (!submission && !unseen) this.focusSoon('[data-missing]');
  }

  #earlier({ given: signature }: SignDocument): EarlierSignature | null {
    return signature !== null && this.#extra ? this.#extra.earlierSignature(this, signature) : null;
  }

  #consent(document: SignDocument, { kind }: SignDraft): ConsentWords {
    const earlier = kind === 'applied' ? this.#earlier(document) : null;
    return earlier?.consentTo(document.name) ?? signConsent(this.language, this.companyName, document.name);
  }

  #signBy(type: 'signature.otherWay' | 'signature.applyEarlier'): void {
    this.#settle('signature');
    this.#send({ type });
    const { kind } = this.#snapshot.context.place;
    if (kind === 'typed') this.focusSoon('.hand zaguan-field:last-of-type');
    if (kind === 'applied') this.focusSoon('#earlier');
  }

  /** Clears the message about a missing part, because the person supplies the part now. */
  #settle(part: keyof Missing): void {
    this.missing = { ...this.missing, [part]: null };
  }

  /** Returns the error message, in this step's own words if it has some for the problem. */
  get #problem(): string | null {
    const { problem } = this;
    const { changed, notSealed } = this.#words;
    if (!problem || problem.field === 'name') return null;
    if (isUnread(problem)) return changed;
    return problemInWords(problem, this.language, { unavailable: notSealed, deadline_exceeded: notSealed });
  }

  #renderSigning(document: SignDocument, { place }: SignContext) {
    const words = this.#words;
    const kind = place.kind ?? 'drawn';
    const earlier = this.#earlier(document);
    const other = { applied: earlier?.preferAnew, drawn: words.preferTyping, typed: words.preferDrawing }[kind];
    const write = (part: keyof Missing, change: Partial<Pick<SignDraft, 'name' | 'typed' | 'agreed'>>) => {
      this.#settle(part);
      this.#send({ type: 'signature.write', change });
    };
    return html`<zaguan-page class="sign" .heading=${words.heading} .why=${document.name}>
      ${this.#reader.render(words, {
        document,
        number: place.page,
        company: this.companyName,
        onTurn: (page) => this.#send({ type: 'page.turn', page }),
        onSeen: (page) => this.#send({ type: 'page.seen', page }),
      })}
      ${renderSignature(words, {
        document,
        place,
        consent: this.#consent(document, place),
        earlier,
        missing: this.missing,
        onApplyEarlier: () => this.#signBy('signature.applyEarlier'),
        onName: (name) => write('name', { name }),
        onTyped: (text) => write('signature', { typed: text }),
        onDrawn: () => this.#settle('signature'),
        onAgree: (isAgreed) => write('consent', { agreed: isAgreed }),
      })}
      ${renderDock(this, {
        submit: words.submit,
        problem: this.missing.page?.(words) ?? this.#problem,
        ...(this.#isSealing ? { waiting: words.signing } : {}),
        // The button stays in the layout while it is inert, so that the button above it does not move.
        after: html`<zaguan-button slot="dock" variant="text" ?inert=${this.#isSealing} @click=${() => this.#signBy('signature.otherWay')}
          >${other}</zaguan-button
        >`,
      })}
    </zaguan-page>`;
  }

  /** Renders the page shown while the document loads, or the button to load it again. */
  #renderOpening(isLost: boolean) {
    const { heading, opening, notOpened, retry } = this.#words;
    const lost = html`<zaguan-notice class="unopened" kind="warn" live="alert"><span slot="icon">${warnIcon()}</span>${notOpened}</zaguan-notice>
      <zaguan-button slot="dock" @click=${() => this.#send({ type: 'document.open' })}>${retry}</zaguan-button>`;
    return html`<zaguan-page .heading=${heading} .why=${isLost ? '' : opening}>
      ${isLost ? lost : html`<div class="opening"></div>`}
    </zaguan-page>`;
  }

  #renderForm(document: SignDocument, context: SignContext) {
    const snapshot = this.#snapshot;
    if (snapshot.matches('signing')) return this.#renderSigning(document, context);
    const waiting = snapshot.matches({ asking: 'writing' });
    return this.#extra?.renderTextForm(this, document, { ...context, waiting, send: this.#send });
  }

  protected override render() {
    const snapshot = this.#snapshot;
    const { document } = snapshot.context;
    if (!document || snapshot.matches('opening')) return this.#renderOpening(snapshot.matches({ opening: 'lost' }));
    if (snapshot.matches('closed') || snapshot.matches('later')) return document.closed && this.#extra?.renderClosed(this, document.closed);
    return html`<form novalidate @submit=${this.#submit}>${this.#renderForm(document, snapshot.context)}</form>`;
  }
}

export const tag = 'zaguan-step-document-sign';
define(tag, DocumentSignElement);
