import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { createActor } from 'xstate';
import type { Language } from '../../i18n/words.ts';
import type { JourneyEvent, JourneyNews } from '../../machine/journey.ts';
import type { OnboardingActor, OnboardingSnapshot, onboardingMachine } from '../../machine/onboarding.machine.ts';

/** A machine with its actors provided, how to load more of the widget over the same network, and how to end it all. */
export interface Journey {
  machine: typeof onboardingMachine;
  load<Part>(part: () => Promise<Part>): Promise<Part>;
  /** Reads a file of a step, by name. */
  file(step: string, name: string, signal?: AbortSignal): Promise<Blob>;
  close(): void;
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

  file(...request: Parameters<Journey['file']>): Promise<Blob> {
    return this.#journey ? this.#journey.file(...request) : Promise.reject(new Error('The journey is over.'));
  }

  send(event: JourneyEvent): void {
    this.#actor?.send(event);
  }

  stop(): void {
    this.#actor?.stop();
    this.#actor = null;
    this.snapshot = null;
    this.#journey?.close();
    this.#journey = null;
  }

  hostDisconnected(): void {
    this.stop();
  }
}
