import type { ActionState } from '../machine/step-state.ts';

/** Tells a step once how its action came out. States from before the request are no outcome. */
export class ActionWatch {
  #request: { before: ActionState | undefined } | null = null;

  /** @param before the action's state when the step asks for it. */
  ask(before: ActionState | undefined): void {
    this.#request = { before };
  }

  get waiting(): boolean {
    return this.#request !== null;
  }

  /** The outcome, once; null before and after. */
  outcome(now: ActionState | undefined): Exclude<ActionState, { status: 'running' }> | null {
    if (!this.#request || !now || now === this.#request.before || now.status === 'running') return null;
    this.#request = null;
    return now;
  }
}
