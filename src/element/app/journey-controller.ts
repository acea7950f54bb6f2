import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SessionView } from '#contracts/session/session.ts';
import type { JourneyEvent, JourneyInput, JourneyNews } from '../../machine/journey.ts';
import type { OnboardingActor, OnboardingSnapshot } from '../../machine/onboarding.machine.ts';
import type { StepFileReader } from '../../machine/step-state.ts';
import type { LoadScreen } from '../../session/journey-actors.ts';
import type { Session } from '../../session/session.ts';
import type { StepRequests } from '../../session/step-requests.ts';
import { EarlyJourney } from './early-journey.ts';

/** The session and the loaders of a journey. */
export interface Journey {
  session: Session;
  /** Loads a lazy part of the widget, with the words of its language, through the session's loader. */
  load<Part>(part: () => Promise<Part>): Promise<Part>;
  /** Fetches the code of a step's screen, with the same loader. */
  loadScreen: LoadScreen;
}

/** Connects the journey to Lit. `EarlyJourney` runs until the statechart is loaded; both stop when the host is disconnected. */
export class JourneyController implements ReactiveController {
  snapshot: OnboardingSnapshot | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #onNews: (news: JourneyNews) => void;
  /** Null once the statechart has taken over. */
  #early: EarlyJourney | null = null;
  #actor: OnboardingActor | null = null;
  #journey: Journey | null = null;

  constructor(host: ReactiveControllerHost, onNews: (news: JourneyNews) => void) {
    this.#host = host;
    this.#onNews = onNews;
    host.addController(this);
  }

  get isStarted(): boolean {
    return this.#journey !== null;
  }

  get view(): SessionView | null | undefined {
    return this.snapshot?.context.view;
  }

  /** True while a step is open or being sent. */
  get isRunning(): boolean {
    return this.snapshot?.matches({ journey: 'running' }) ?? false;
  }

  /** True if the person is at another device and may return to this one. They may not return to a second device that they have left. */
  get mayComeBack(): boolean {
    const { guest, away } = this.view?.handoff ?? {};
    return (this.snapshot?.matches({ journey: 'handedOff' }) && !(guest && away)) ?? false;
  }

  start(journey: Journey, input: JourneyInput): void {
    const { session } = journey;
    this.#journey = journey;
    const early: EarlyJourney = new EarlyJourney(
      {
        session,
        startChart: () => this.#startChart(journey, early),
        show: (snapshot) => this.#show(snapshot),
        onNews: this.#onNews,
      },
      input,
    );
    this.#early = early;
  }

  load<Part>(part: () => Promise<Part>): Promise<Part> {
    return this.#journey ? this.#journey.load(part) : part();
  }

  /** Returns the reader of a step's files. The reader rejects after the journey has stopped. */
  filesOf = (step: string): StepFileReader => {
    return async (name, signal) => this.#journey!.session.file(step, name, signal);
  };

  async steps(): Promise<StepRequests> {
    return this.#journey!.session.steps();
  }

  send(event: JourneyEvent): void {
    (this.#early ?? this.#actor)?.send(event);
  }

  stop(): void {
    this.#early?.stop();
    this.#early = null;
    this.#actor?.stop();
    this.#actor = null;
    this.snapshot = null;
    this.#journey?.session.close();
    this.#journey = null;
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Loads the statechart and passes the journey and its waiting events to it. */
  async #startChart({ session, loadScreen }: Journey, early: EarlyJourney): Promise<void> {
    const { createJourney } = await session.load(() => import('../../session/journey-actors.ts'));
    if (this.#early !== early) return;
    early.handOver();
    const actor = createJourney(session, loadScreen, early.connection, early.input);
    this.#actor = actor;
    actor.subscribe((snapshot) => {
      // The early screen stays until the statechart has received the session's first answer.
      if (this.#early && snapshot.matches({ journey: 'connecting' })) return;
      this.#early = null;
      this.#show(snapshot);
      for (const event of early.events.splice(0)) actor.send(event);
    });
    actor.on('*', this.#onNews);
    actor.start();
  }

  #show(snapshot: OnboardingSnapshot): void {
    this.snapshot = snapshot;
    this.#host.requestUpdate();
  }
}
