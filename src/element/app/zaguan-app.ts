import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { SessionView } from '../../../contracts/session.ts';
import { type ShellWords, shellWords } from '../../i18n/shell.i18n.ts';
import { type Language, languages, nearestLanguage, wordsIn } from '../../i18n/words.ts';
import type { JourneyEvent, JourneyNews, OpenStep } from '../../machine/journey.ts';
import type { OnboardingSnapshot } from '../../machine/onboarding.machine.ts';
import { machineOver } from '../../session/journey-actors.ts';
import { Session } from '../../session/session.ts';
import { base } from '../../ui/base.styles.ts';
import { define } from '../../ui/define.ts';
import type { ReadFile, StepEventDetails } from '../../ui/step-element.ts';
import type { CloseReason } from '../events.ts';
import { announce, emit } from './announce.ts';
import { bar, barStyles } from './bar.ts';
import { adoptColours } from './colours.ts';
import { frameStyles } from './frame.styles.ts';
import { hallStyles } from './hall.ts';
import { JourneyController } from './journey-controller.ts';
import { screenOf } from './screen-of.ts';
import type { LeaveQuestion } from './screens/leave.ts';
import { type Standstill, standstill, standstillStyles } from './screens/standstill.ts';
import { welcome, welcomeStyles } from './screens/welcome.ts';
import { type Screens, Stage, withPrefix } from './stage.ts';

/** What the public tag tells its app. */
export interface AppHost extends HTMLElement {
  readonly token: string;
  readonly mode: 'inline' | 'modal';
  readonly apiBase: string;
  readonly assetsBase: string;
}

const loadEnding = () => import('./screens/ending.ts');
const loadLeave = () => import('./screens/leave.ts');

/**
 * The screens behind the public tag: it shows what the journey's machine says, and sends it what the person does.
 *
 * @summary The shell: welcome, bar, the open step, and every screen on which the journey stands still.
 * @csspart frame @csspart bar
 */
export class ZaguanApp extends LitElement {
  static override styles = [base, frameStyles, barStyles, hallStyles, welcomeStyles, standstillStyles];

  readonly #journey = new JourneyController(this, (news) => this.#tell(news));
  readonly #filesOf =
    (step: string): ReadFile =>
    (name, signal) =>
      this.#journey.file(step, name, signal);
  readonly #stage = new Stage((event) => this.#journey.send(event), this.#filesOf);
  #ready = false;
  #colours: Readonly<Record<string, string>> | null = null;
  /** The person has touched the widget: until then an inline one leaves the host page's focus and scroll alone. */
  #touched = false;
  #host: AppHost | null = null;
  #ending: Awaited<ReturnType<typeof loadEnding>> | null = null;
  #leave: Awaited<ReturnType<typeof loadLeave>> | null = null;

  @query('dialog') private dialog!: HTMLDialogElement | null;

  @state() private token = '';
  @state() private mode: 'inline' | 'modal' = 'inline';
  @state() private opened = true;
  @state() private asked: Language = 'es-MX';
  @state() private chosen: Language | null = null;
  @state() private begun = false;
  @state() private appearance: 'page' | 'camera' = 'page';
  @state() private question: LeaveQuestion = null;

  /** Lazy screens by step key. */
  @property({ attribute: false }) screens: Screens = {};
  /** Opens the session with the server; a seam for tests. */
  @property({ attribute: false }) openSession = (apiBase: string): Session => new Session({ apiBase });

  /** Takes over what the public tag says now. */
  follow(host: AppHost, opened: boolean): void {
    this.#host = host;
    this.mode = host.mode;
    this.token = host.token;
    this.opened = opened;
    this.asked = nearestLanguage(host.closest('[lang]')?.getAttribute('lang') ?? navigator.language);
  }

  /** Hides without asking. */
  leave(reason: CloseReason): void {
    if (!this.opened) return;
    this.opened = false;
    this.question = null;
    emit(this, 'zaguan-close', { reason });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('zaguan');
    this.setAttribute('exportparts', 'frame, bar');
    adoptColours(this.getRootNode() as ShadowRoot);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stage.clear();
    this.token = '';
    this.#ready = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#stage.screens = this.screens;
    const colours = this.#journey.snapshot?.context.view?.customization?.colors;
    if (colours && colours !== this.#colours) {
      this.#colours = colours;
      adoptColours(this.getRootNode() as ShadowRoot, colours);
    }
    const language = this.#language;
    if (this.#journey.snapshot && this.#journey.snapshot.context.language !== language) this.#send({ type: 'language.chosen', language });
    if (!changed.has('token') || !this.token) return;
    if (this.#journey.started) this.#send({ type: 'token.renewed', token: this.token });
    else this.#start();
  }

  #start(): void {
    const session = this.openSession(this.#host?.apiBase ?? location.origin);
    const machine = machineOver(session, ({ step }) => this.#stage.load(step));
    this.#journey.start(
      { machine, load: (part) => session.load(part), file: (...asked) => session.file(...asked), close: () => session.close() },
      { token: this.token, language: this.#language },
    );
  }

  protected override updated(): void {
    if (!this.dialog || this.dialog.open === this.opened) return;
    if (this.opened) this.dialog.showModal();
    else void this.#closeDialog();
  }

  /** The sheet closes first: each gives the focus back to where it took it from. */
  async #closeDialog(): Promise<void> {
    await this.renderRoot.querySelector('zaguan-sheet')?.updateComplete;
    if (!this.opened) this.dialog?.close();
  }

  /** What the person chose, else what was asked for, as far as the company speaks it. */
  get #language(): Language {
    const wanted = this.chosen ?? this.asked;
    const spoken = this.#spoken;
    return spoken.includes(wanted) ? wanted : (spoken[0] ?? wanted);
  }

  get #spoken(): Language[] {
    const offered = this.#journey.snapshot?.context.view?.languages ?? languages;
    return languages.filter((language) => offered.some((tag) => nearestLanguage(tag) === language));
  }

  get #texts(): Record<string, string> {
    return withPrefix(this.#journey.snapshot?.context.view?.customization?.texts[this.#language] ?? {}, 'shell.');
  }

  #send(event: JourneyEvent): void {
    this.#journey.send(event);
  }

  #tell(news: JourneyNews): void {
    if (news.type === 'redirect') {
      if (/^https?:/.test(new URL(news.url, location.href).protocol)) location.assign(news.url);
      return;
    }
    if (news.type === 'ready' && this.#ready) return;
    if (news.type === 'ready') this.#ready = true;
    if (news.type === 'step') this.appearance = 'page';
    if (news.type === 'step' || (news.type === 'error' && news.code !== 'offline')) this.begun = false;
    const wanted = announce(this, news, (token) => this.#host?.setAttribute('token', token));
    if (news.type === 'complete' && !wanted) this.#send({ type: 'redirect.declined' });
    if (news.type === 'ready' || news.type === 'step') this.#prefetch();
  }

  /** While the person reads, what comes next is fetched: the next step's screen, the sheet, the ending. */
  #prefetch(): void {
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
    idle(() => {
      const { view, open } = this.#journey.snapshot?.context ?? {};
      if (!view) return;
      const index = view.steps.findIndex(({ uuid }) => uuid === (open?.current.uuid ?? view.current?.uuid));
      const next = open ? view.steps[index + 1] : view.steps[Math.max(index, 0)];
      // A part that does not come now is asked for again when it is needed.
      void Promise.allSettled([next && this.#stage.load(next.step), this.#needLeave(), next ? null : this.#needEnding()]);
    });
  }

  async #needEnding(): Promise<void> {
    this.#ending ??= await this.#journey.load(loadEnding);
    this.requestUpdate();
  }

  async #needLeave(): Promise<void> {
    this.#leave ??= await this.#journey.load(loadLeave);
    this.requestUpdate();
  }

  #askToLeave = (): void => {
    const { snapshot } = this.#journey;
    if (!snapshot?.matches({ journey: 'running' })) {
      this.leave('person');
      return;
    }
    this.question = 'leave';
    this.#needLeave().catch(() => this.leave('person'));
  };

  #cancel = (event: Event): void => {
    if (event.target !== this.dialog) return;
    event.preventDefault();
    this.#askToLeave();
  };

  /** Browsers close a dialog without asking when Escape is pressed again. */
  #closed = (event: Event): void => {
    if (event.target === this.dialog) this.leave('person');
  };

  #back = (): void => {
    if (this.#stage.element?.back()) return;
    if (this.#journey.snapshot?.context.view?.can_go_back) this.#send({ type: 'step.left_back' });
    else this.#askToLeave();
  };

  #begin = (): void => {
    this.begun = true;
    this.#send({ type: 'journey.begun' });
  };

  #switchLanguage = (): void => {
    this.chosen = this.#spoken.find((language) => language !== this.#language) ?? null;
  };

  #screen(words: ShellWords): TemplateResult {
    const { snapshot } = this.#journey;
    if (!this.opened && this.mode === 'inline') return this.#standstill('paused', words);
    if (!snapshot) return this.#loading(words);
    const screen = screenOf(snapshot, this.begun);
    const { view, open } = snapshot.context;
    const offline = snapshot.matches({ network: 'offline' });
    switch (screen) {
      case 'loading':
        return this.#loading(words);
      case 'welcome':
        return this.#welcome(view!, words, offline);
      case 'step':
        return this.#step(view!, open!, words, offline);
      case 'ending':
        return this.#end(view!, words, snapshot);
      default:
        return this.#standstill(screen, words);
    }
  }

  #loading(words: ShellWords): TemplateResult {
    return html`<div class="loading" role="status" aria-label=${words.loading}><div class="arch"></div></div>`;
  }

  #welcome(view: SessionView, words: ShellWords, offline: boolean): TemplateResult {
    return welcome({
      view,
      words,
      language: this.#language,
      waiting: this.begun ? (offline ? words.waitingForSignal : words.opening) : '',
      canSwitchLanguage: this.#spoken.length > 1,
      onLanguage: this.#switchLanguage,
      onBegin: this.#begin,
      onClose: this.#askToLeave,
    });
  }

  #step(view: SessionView, open: OpenStep, words: ShellWords, offline: boolean): TemplateResult {
    const busy = !this.#journey.snapshot?.matches({ journey: { running: 'active' } });
    const assetsBase = this.#host?.assetsBase ?? '';
    const step = this.#stage.show({ view, open, language: this.#language, assetsBase, busy, offline });
    const fleeting = !open.durable && open.current.needs.camera && this.appearance === 'page';
    return html`${bar({ words, view, current: open.current.uuid, onBack: this.#back, onClose: this.#askToLeave })}
    ${fleeting ? html`<p class="fleeting small">${words.fleeting}</p>` : nothing}${step}`;
  }

  #end(view: SessionView, words: ShellWords, snapshot: OnboardingSnapshot): TemplateResult {
    if (!this.#ending) {
      // The door's screen is small; if its file cannot be had, the calm arch stays: the page has been told of the end.
      this.#needEnding().catch(() => {});
      return this.#loading(words);
    }
    return this.#ending.ending({
      view,
      shell: words,
      language: this.#language,
      texts: this.#texts,
      counting: snapshot.matches({ journey: { finished: 'told' } }) && view.redirect_url !== null,
      leaving: snapshot.matches({ journey: 'redirecting' }),
      closable: this.mode === 'modal',
      filesOf: this.#filesOf,
      onRedirect: () => this.#send({ type: 'redirect.chosen' }),
      onStay: () => this.#send({ type: 'redirect.declined' }),
      onClose: () => this.leave('finished'),
    });
  }

  #standstill(kind: Standstill, words: ShellWords): TemplateResult {
    const acts: Partial<Record<Standstill, () => void>> = {
      paused: this.#reopen,
      elsewhere: () => this.#send({ type: 'journey.taken_over' }),
    };
    return standstill({
      kind,
      words,
      view: this.#journey.snapshot?.context.view ?? null,
      onAct: acts[kind] ?? (() => this.#send({ type: 'journey.retried' })),
      onClose: this.mode === 'modal' ? () => this.leave('person') : null,
    });
  }

  #touch = (): void => {
    this.#touched = true;
  };

  /** A new screen fades in, begins at its top, and takes the focus. */
  #pageOpens = (event: Event): void => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.renderRoot.querySelector('.screen')?.animate({ opacity: [0.4, 1] }, 150);
    if (this.mode === 'inline' && !this.#touched) {
      event.preventDefault();
      return;
    }
    if (this.dialog) this.dialog.scrollTop = 0;
    else if (this.getBoundingClientRect().top < 0) this.scrollIntoView({ block: 'start' });
  };

  #reopen = (): void => {
    this.opened = true;
  };

  #dress = ({ detail }: CustomEvent<StepEventDetails['zaguan-step-appearance']>): void => {
    this.appearance = detail.appearance;
  };

  protected override render() {
    const camera = this.appearance === 'camera' && this.#journey.snapshot?.context.open !== null;
    const words = wordsIn(shellWords, this.#language, this.#texts);
    const frame = html`<div class="frame ${camera ? 'camera' : ''}" part="frame" lang=${this.#language}>
      <div
        class="screen"
        @pointerdown=${this.#touch}
        @keydown=${this.#touch}
        @zaguan-page-open=${this.#pageOpens}
        @zaguan-step-appearance=${this.#dress}
      >
        ${this.#screen(words)}
      </div>
      ${
        this.#leave?.leaveSheet({
          question: this.question,
          shell: words,
          language: this.#language,
          onAsk: (question) => {
            this.question = question;
          },
          onLeave: () => this.leave('person'),
          onForget: () => {
            this.question = null;
            this.#send({ type: 'journey.forgotten' });
          },
        }) ?? nothing
      }
    </div>`;
    return this.mode === 'modal'
      ? html`<dialog aria-label=${this.#journey.snapshot?.context.view?.company.name ?? words.loading} @cancel=${this.#cancel} @close=${this.#closed}>
          ${frame}
        </dialog>`
      : frame;
  }
}
define('zaguan-app', ZaguanApp);

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-app': ZaguanApp;
  }
}
