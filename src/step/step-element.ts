import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { SessionView } from '#contracts/session/session.ts';
import type { CaptureSource } from '#contracts/steps/step.ts';
import type { Language } from '../i18n/words.ts';
import type { ActionState, MediaState, StepFileReader, StepProblem } from '../machine/step-state.ts';

export interface StepEventDetails {
  /** Ask the server to take the answer. Once per press: the shell ignores it while `busy`. */
  'zaguan-step-submit': { submission: unknown; coordinates?: readonly [string, string] | null };
  /** Run one of the step's declared actions; its state comes back in `actions`. */
  'zaguan-step-action': { action: string; input: unknown };
  /** Keep a capture on the device and send it; its state comes back in `media`, under the uuid given here. */
  'zaguan-step-media': { uuid: string; collection: string; blob: Blob; capture: CaptureSource };
  /** Forget a capture (retake). */
  'zaguan-step-discard': { uuid: string };
  /** Keep what was typed or chosen, so that a killed tab costs nothing. JSON values only; never a code. */
  'zaguan-step-draft': { draft: unknown };
  /** The person wants to go on at another device: this one's camera does not serve. */
  'zaguan-step-handoff': null;
  /** A device failure that the person met, for the log. `reason` in snake_case, figures only in `extra`. */
  'zaguan-step-error': { reason: string; extra?: Record<string, number> };
  /** A camera screen is dark and full-bleed, a page is not; the shell's bar follows. */
  'zaguan-step-appearance': { appearance: 'page' | 'camera' };
}

/**
 * What every step screen is: state comes in as properties, requests go out as events.
 * The shell draws the bar (back, progress, close); the step draws its page and its dock.
 */
export abstract class StepElement<Setup = unknown, Payload = unknown, Draft = unknown> extends LitElement {
  /** What of the setup the browser may see. */
  @property({ attribute: false }) setup!: Setup;
  /** What the browser may see of an earlier answer, when the step was re-opened; else what earlier steps fill in, or null. */
  @property({ attribute: false }) payload: Payload | null = null;
  /** What `zaguan-step-draft` kept last; else null. */
  @property({ attribute: false }) draft: Draft | null = null;
  @property({ attribute: false }) language: Language = 'es-MX';
  /** The operator's texts for this step, by key of its words. */
  @property({ attribute: false }) texts: Readonly<Record<string, string>> = {};
  @property({ attribute: false }) companyName = '';
  /** How the company helps, for a step that may be used up. */
  support?: SessionView['company']['support'];
  /** This device came by a link that another one made: it makes none itself. */
  isSecondDevice = false;
  /** Days that the company keeps photos. */
  @property({ attribute: false }) mediaDays = 30;
  /** False under `disable_geolocation`: then location is never asked. */
  @property({ attribute: false }) geolocationAllowed = false;
  /** Where the partner serves workers and models; empty for beside our scripts. */
  @property({ attribute: false }) assetsBase = '';
  @property({ attribute: false }) imageLimits: { bytes: number; pixels: number } = { bytes: 10_000_000, pixels: 25_000_000 };
  /** True from an accepted submit until the server answered, or the person took it back. */
  @property({ type: Boolean }) busy = false;
  /** True while the network is away; what is typed and captured is kept. */
  @property({ type: Boolean }) offline = false;
  /** Why the last submit was refused; null after the next one. */
  @property({ attribute: false }) problem: StepProblem | null = null;
  @property({ attribute: false }) actions: Readonly<Record<string, ActionState>> = {};
  @property({ attribute: false }) media: readonly MediaState[] = [];
  @property({ attribute: false }) readFile: StepFileReader = () => Promise.reject(new Error('No shell gave this step its files.'));

  /** Goes one screen back inside the step; false when it stands on its first screen, so that the shell goes back a step. */
  back(): boolean {
    return false;
  }

  /** Moves the focus once the next render stands. */
  protected focusSoon(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }

  protected emit<Name extends keyof StepEventDetails>(name: Name, detail: StepEventDetails[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: false }));
  }
}
