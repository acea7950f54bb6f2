import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Counts whole seconds down to a moment and redraws its host each second. */
export class Countdown implements ReactiveController {
  #host: ReactiveControllerHost;
  #until = 0;
  #ticking: ReturnType<typeof setInterval> | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** @param moment Epoch milliseconds; a past moment ends the countdown. */
  set until(moment: number) {
    this.#until = moment;
    this.#start();
    this.#host.requestUpdate();
  }

  get seconds(): number {
    return Math.max(0, Math.ceil((this.#until - Date.now()) / 1000));
  }

  /** Returns the remaining time in minutes and seconds: 0:42. */
  get clock(): string {
    const { seconds } = this;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  hostConnected(): void {
    this.#start();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  #start(): void {
    if (this.#ticking !== null || this.seconds === 0) return;
    this.#ticking = setInterval(() => {
      if (this.seconds === 0) this.#stop();
      this.#host.requestUpdate();
    }, 1000);
  }

  #stop(): void {
    if (this.#ticking !== null) clearInterval(this.#ticking);
    this.#ticking = null;
  }
}
