import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { createActor } from 'xstate';
import type { Language } from '../../i18n/words.ts';
import type { JourneyEvent, JourneyNews } from '../../machine/journey.ts';
import type { OnboardingActor, OnboardingSnapshot, onboardingMachine } from '../../machine/onboarding.machine.ts';
import type { StepFileReader } from '../../machine/step-state.ts';
import type { Session } from '../../session/session.ts';
import type { StepRequests } from '../../session/step-requests.ts';

/** A machine with its actors provided, and the session that they ask. */
export interface Journey {
  machine: typeof onboardingMachine;
  /** Loads more of the widget over the same network. */
  load<Part>(part: () => Promise<Part>): Promise<Part>;
  session: Session;
}

/** The one bridge between the journey's actor and Lit: snapshots in, events out. It ends with its host. */
export class JourneyController implements ReactiveController {
  snapshot: OnboardingSnapshot | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #hear: (news: JourneyNews) => void;
  #actor: OnboardingActor | null = null;
  #journey: Journey | null = null;

  constructor(host: ReactiveControllerHost, hear: (news: JourneyNews) => void) {
    this.#host = host;
    this.#hear = hear;
    host.addController(this);
  }

  get isStarted(): boolean {
    return this.#actor !== null;
  }

  start(journey: Journey, input: { token: string; language: Language }): void {
    this.#journey = journey;
    const actor = createActor(journey.machine, { input });
    this.#actor = actor;
    actor.subscribe((snapshot) => {
      this.snapshot = snapshot;
      this.#host.requestUpdate();
    });
    actor.on('*', this.#hear);
    actor.start();
  }

  load<Part>(part: () => Promise<Part>): Promise<Part> {
    return this.#journey ? this.#journey.load(part) : part();
  }

  /** Returns the reader of a step's files. It rejects once the journey is over. */
  filesOf = (step: string): StepFileReader => {
    return async (name, signal) => this.#journey!.session.file(step, name, signal);
  };

  async steps(): Promise<StepRequests> {
    return this.#journey!.session.steps();
  }

  send(event: JourneyEvent): void {
    this.#actor?.send(event);
  }

  stop(): void {
    this.#actor?.stop();
    this.#actor = null;
    this.snapshot = null;
    this.#journey?.session.close();
    this.#journey = null;
  }

  hostDisconnected(): void {
    this.stop();
  }
}
