import type { Medium } from '../machine/step-state.ts';

/** Does what a step's screen asks for. The shell hands it to the screen, and ignores it while the step is busy or no longer open. */
export interface StepHost {
  /** Asks the server to take the submission. */
  submit(submission: unknown, coordinates?: readonly [string, string] | null): void;
  /** Runs one of the step's declared actions. Its state comes back in `actions`. */
  act(action: string, input: unknown): void;
  /** Keeps a medium on the device and sends it. Its state comes back in `media`. */
  keep(medium: Medium): void;
  /** Forgets a medium that the person takes again. */
  discard(uuid: string): void;
  /** Keeps what was typed or chosen, so that a killed tab costs nothing. JSON values only, never a code. */
  saveDraft(draft: unknown): void;
  /** Goes on at another device, because this one's camera does not serve. */
  handOff(): void;
  /** Logs a failure of the device that the person met. `reason` in snake_case, figures only in `extra`. */
  reportFailure(reason: string, extra?: Record<string, number>): void;
  /** Tells whether the screen is a page, or a camera that is dark and full-bleed: the shell's bar follows. */
  changeAppearance(appearance: Appearance): void;
}

export type Appearance = 'page' | 'camera';
