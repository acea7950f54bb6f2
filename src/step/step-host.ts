import type { Medium } from '../machine/step-state.ts';

/** Executes the requests of a step's screen. The shell ignores them while the step is busy or no longer open. */
export interface StepHost {
  submit(submission: unknown, coordinates?: readonly [string, string] | null): void;
  /** Runs one of the step's declared actions. Its state arrives in `actions`. */
  act(action: string, input: unknown): void;
  /** Stores a medium on the device and uploads it. Its state arrives in `media`. */
  keep(medium: Medium): void;
  /** Deletes a medium that the person retakes. */
  discard(uuid: string): void;
  /** Saves entries as a draft, so that they survive a closed tab. JSON values only, never a code. */
  saveDraft(draft: unknown): void;
  /** Starts a handoff to another device, because this device's camera does not work. */
  handOff(): void;
  /** Logs a failure of the device that the person met. `reason` in snake_case, figures only in `extra`. */
  reportFailure(reason: string, extra?: Record<string, number>): void;
  /** Reports whether the screen is a page or a dark full-bleed camera, so that the shell's bar matches. */
  changeAppearance(appearance: Appearance): void;
}

export type Appearance = 'page' | 'camera';
