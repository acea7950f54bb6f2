import type { ActionState } from '../machine/step-state.ts';

/** Tells a step once how an action that it asked for came out; states of before it asked are no answer. */
export class ActionWatch {
  #asked: { before: ActionState | undefined } | null = null;

  /** Call where the action is asked for, with its state of that moment. */
  ask(before: ActionState | undefined): void {
    this.#asked = { before };
  }

  get waiting(): boolean {
    return this.#asked !== null;
  }

  /** The outcome, the first time it is seen; null until then and ever after. */
  outcome(now: ActionState | undefined): Exclude<ActionState, { status: 'running' }> | null {
    if (!this.#asked || !now || now === this.#asked.before || now.status === 'running') return null;
    this.#asked = null;
    return now;
  }
}
