import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { type ShellWords, shellWords } from '../../i18n/shell.i18n.ts';
import { learn, nearestLanguage, wordsIn } from '../../i18n/words.ts';
import type { JourneyNews } from '../../machine/journey.ts';
import { Session } from '../../session/session.ts';
import type { Appearance } from '../../step/step-host.ts';
import { base } from '../../ui/base.styles.ts';
import { adoptColours } from '../../ui/colours.ts';
import { define } from '../../ui/define.ts';
import { dialogStyles, frame } from '../../ui/frame.styles.ts';
import { pagePartStyles } from '../../ui/page-parts.styles.ts';
import { announce, emit, leaveFor, type PublicNews } from './announce.ts';
import type { BrowserBack, WayBack } from './browser-back.ts';
import type { CloseReason } from './events.ts';
import { frameStyles } from './frame.styles.ts';
import { JourneyController } from './journey-controller.ts';
import { LazyParts } from './lazy-parts.ts';
import { Modal } from './modal.ts';
import { drawLeave, drawScreen, type Shell } from './screen.ts';
import { hallStyles } from './screens/hall.ts';
import { haltStyles } from './screens/halt.ts';
import type { LeaveQuestion } from './screens/leave.ts';
import { welcomeStyles } from './screens/welcome.ts';
import { ShellLanguage } from './shell-language.ts';
import { type Screens, Stage, withPrefix } from './stage.ts';

/** The public tag, as the app reads its attributes. */
export interface AppHost extends HTMLElement {
  readonly token: string;
  readonly mode: 'inline' | 'modal';
  readonly apiBase: string;
  readonly assetsBase: string;
}

/**
 * Draws the screens inside the public tag: shows the state of the journey, and sends the person's actions to it.
 *
 * @summary The shell: the welcome, the bar, the open step, the ending, and the screens on which the journey cannot continue.
 * @csspart frame @csspart bar
 */
export class ZaguanApp extends LitElement {
  static override styles = [base, frame, dialogStyles, frameStyles, pagePartStyles, hallStyles, welcomeStyles, haltStyles];

  readonly #journey = new JourneyController(this, (news) => this.#tell(news));
  readonly #stage = new Stage(this.#journey, (appearance) => {
    this.appearance = appearance;
  });
  readonly #parts = new LazyParts(
    (part) => this.#journey.load(part),
    () => this.requestUpdate(),
  );
  readonly #language = new ShellLanguage(
    () => this.#journey.view,
    (part) => this.#journey.load(part),
    () => this.requestUpdate(),
  );
  readonly #modal = new Modal(this);
  #isReady = false;
  #colours: Readonly<Record<string, string>> | null = null;
  /** True once the person has touched the widget. Before that, an inline widget does not change the host page's focus and scroll. */
  #isTouched = false;
  #host: AppHost | null = null;
  #browserBack: BrowserBack | null = null;

  @state() private token = '';
  @state() private mode: 'inline' | 'modal' = 'inline';
  @state() isOpen = true;
  @state() private isBeginning = false;
  @state() private appearance: Appearance = 'page';
  @state() private question: LeaveQuestion = null;

  @property({ attribute: false }) screens: Screens = {};
  /** The session's `fetch`, which may already have sent the first request (see `askEarly`). */
  @property({ attribute: false }) fetch: typeof fetch | undefined;
  /** Creates the session. Tests replace it. */
  @property({ attribute: false }) openSession = (apiBase: string): Session =>
    new Session({ apiBase, ...(this.fetch ? { fetch: this.fetch } : {}) });

  /** Reads the public tag's attributes. */
  follow(host: AppHost): void {
    this.#host = host;
    this.mode = host.mode;
    this.token = host.token;
    this.#language.pageChoice = nearestLanguage(host.closest('[lang]')?.getAttribute('lang') ?? navigator.language);
    this.requestUpdate();
  }

  /** Hides the widget without asking the person. */
  leave(reason: CloseReason): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.question = null;
    emit(this, 'zaguan-close', { reason });
  }

  /** Goes a screen back, like the bar's button. A modal closes if no step is running, or if the question before leaving is open. */
  goBack(): WayBack {
    if (this.isOpen && !this.question && (this.#journey.isRunning || this.#journey.mayComeBack)) {
      this.#back();
      return 'inside';
    }
    if (this.mode === 'inline' || !this.isOpen) return 'none';
    this.leave('person');
    return 'out';
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
    this.isBeginning = false;
    this.appearance = 'page';
    this.#isReady = false;
  }

  protected override willUpdate(changes: PropertyValues): void {
    this.#stage.screens = this.screens;
    this.#stage.assetsBase = this.#host?.assetsBase ?? '';
    const colours = this.#journey.view?.customization?.colors;
    if (colours && colours !== this.#colours) {
      this.#colours = colours;
      adoptColours(this.getRootNode() as ShadowRoot, colours);
    }
    // The question is only asked while the journey runs.
    if (!this.#journey.isRunning) this.question = null;
    this.#language.update();
    const language = this.#language.current;
    if (this.#journey.snapshot && this.#journey.snapshot.context.language !== language)
      this.#journey.send({ type: 'language.chosen', language });
    if (!changes.has('token') || !this.token) return;
    if (this.#journey.isStarted) this.#journey.send({ type: 'token.renewed', token: this.token });
    else this.#start();
  }

  #start(): void {
    const session = this.openSession(this.#host?.apiBase ?? location.origin);
    const load = async <Part>(part: () => Promise<Part>): Promise<Part> => {
      const code = await session.load(part);
      await session.load(() => learn(this.#language.current));
      return code;
    };
    this.#journey.start(
      {
        session,
        load,
        loadScreen: ({ step }) => Promise.all([load(() => this.#stage.load(step)), this.#parts.load('bar')]),
      },
      { token: this.token, language: this.#language.current },
    );
  }

  get #texts(): Record<string, string> {
    return withPrefix(this.#journey.view?.customization?.texts[this.#language.current] ?? {}, 'shell.');
  }

  /** Handles the news that concern the widget itself, and passes the rest to `#announce`. */
  #tell(news: JourneyNews): void {
    if (news.type === 'redirect') leaveFor(news.url);
    // The submission reached the server although the person had withdrawn it and left, so the widget opens again.
    else if (news.type === 'arrived') this.#reopen();
    else this.#announce(news);
  }

  /** Updates the screen's state and dispatches the public event. */
  #announce(news: PublicNews): void {
    if (news.type === 'ready' && this.#isReady) return;
    if (news.type === 'ready') this.#isReady = true;
    if (news.type === 'step') {
      this.appearance = 'page';
      this.#takeBack();
    }
    if (news.type === 'step' || (news.type === 'error' && news.code !== 'offline')) this.isBeginning = false;
    const goesOn = announce(this, news, (token) => this.#host?.setAttribute('token', token));
    if (news.type === 'complete' && !goesOn) this.#journey.send({ type: 'redirect.declined' });
    if (news.type === 'ready' || news.type === 'step') this.#parts.preloadNext(this.#stage, () => this.#journey.snapshot?.context);
  }

  /** Takes over the browser's "back" on a modal and on Zaguán's hosted page; not on an inline widget, where it is the host page's. */
  #takeBack(): void {
    if (this.mode === 'inline' && !this.#host?.hasAttribute('hosted')) return;
    const take = () => {
      this.#browserBack ??= new this.#parts.available.back!.BrowserBack(this);
      this.#browserBack.begin();
    };
    this.#parts.load('back').then(take, () => {});
  }

  #ask = (question: LeaveQuestion): void => {
    this.question = question;
  };

  /** Asks before leaving if the journey runs; otherwise leaves at once. */
  askToLeave = (): void => {
    if (!this.#journey.isRunning) {
      this.leave('person');
      return;
    }
    this.question = 'leave';
    this.#parts.load('leave').catch(() => this.leave('person'));
    // Loaded now because the screen after leaving needs it, perhaps without network.
    this.#parts.load('halts').catch(() => {});
  };

  #back = (): void => {
    const { snapshot } = this.#journey;
    if (this.#journey.mayComeBack) this.#journey.send({ type: 'handoff.ended' });
    else if (snapshot?.matches({ journey: 'handedOff' })) this.leave('person');
    // A submission being sent is withdrawn; in other waits the statechart ignores the event.
    else if (!snapshot?.matches({ journey: { running: 'active' } })) this.#journey.send({ type: 'submission.withdrawn' });
    else if (this.#stage.element?.back()) return;
    else if (this.#journey.view?.can_go_back) this.#journey.send({ type: 'step.left_back' });
    else this.askToLeave();
  };

  #begin = (): void => {
    this.isBeginning = true;
    this.#journey.send({ type: 'journey.begun' });
  };

  #shell(words: ShellWords): Shell {
    return {
      snapshot: this.#journey.snapshot,
      words,
      language: this.#language.current,
      texts: this.#texts,
      modal: this.mode === 'modal',
      byLink: this.#host?.hasAttribute('hosted') ?? false,
      isOpen: this.isOpen,
      isBeginning: this.isBeginning,
      appearance: this.appearance,
      stage: this.#stage,
      parts: this.#parts,
      filesOf: this.#journey.filesOf,
      send: (event) => this.#journey.send(event),
      begin: this.#begin,
      back: this.#back,
      reopen: this.#reopen,
      askToLeave: this.askToLeave,
      leave: (reason) => this.leave(reason),
      switchLanguage: () => this.#language.switch(),
    };
  }

  #touch = (): void => {
    this.#isTouched = true;
  };

  /** Fades a new screen in and scrolls to its top. Keeps the focus where it is if the inline widget is untouched. */
  #pageOpens = (event: Event): void => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.renderRoot.querySelector('.screen')?.animate({ opacity: [0.4, 1] }, 150);
    if (this.mode === 'inline' && !this.#isTouched) {
      event.preventDefault();
      return;
    }
    const { dialog } = this.#modal;
    if (dialog) dialog.scrollTop = 0;
    else if (this.getBoundingClientRect().top < 0) this.scrollIntoView({ block: 'start' });
  };

  #reopen = (): void => {
    this.isOpen = true;
  };

  protected override render() {
    if (!this.#language.active) return nothing;
    const camera = this.appearance === 'camera' && this.#journey.snapshot?.context.open !== null;
    const words = wordsIn(shellWords, this.#language.current, this.#texts);
    const shell = this.#shell(words);
    const frame = html`<div class="frame ${camera ? 'camera' : ''}" part="frame" lang=${this.#language.current}>
      <div
        class="screen"
        @pointerdown=${this.#touch}
        @keydown=${this.#touch}
        @zaguan-page-open=${this.#pageOpens}
      >
        ${drawScreen(shell)}
      </div>
      ${drawLeave(shell, this.question, this.#ask)}
    </div>`;
    return this.mode === 'modal' ? this.#modal.draw(this.#journey.view?.company.name ?? words.loading, frame) : frame;
  }
}
define('zaguan-app', ZaguanApp);
