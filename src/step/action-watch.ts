import type { ActionState } from '../machine/step-state.ts';

/** Reports the outcome of a step's action once. A state that is older than the request is no outcome. */
export class ActionWatch {
  #request: { before: ActionState | undefined } | null = null;

  /** @param before The action's state before the request. */
  ask(before: ActionState | undefined): void {
    this.#request = { before };
  }

  get waiting(): boolean {
    return this.#request !== null;
  }

  /** Returns the outcome once; null before that and afterwards. */
  outcome(now: ActionState | undefined): Exclude<ActionState, { status: 'running' }> | null {
    if (!this.#request || !now || now === this.#request.before || now.status === 'running') return null;
    this.#request = null;
    return now;
  }
}
