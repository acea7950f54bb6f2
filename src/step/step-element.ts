import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { SessionView } from '#contracts/session/session.ts';
import type { Language } from '../i18n/words.ts';
import type { ActionState, MediaState, StepFileReader, StepProblem } from '../machine/step-state.ts';
import type { StepHost } from './step-host.ts';

/**
 * The base of every step's screen: state comes in as properties, requests go out through `host`.
 * The shell draws the bar (back, progress, close); the step draws its page and its dock.
 */
export abstract class StepElement<Setup = unknown, Payload = unknown, Draft = unknown> extends LitElement {
  host!: StepHost;
  /** What of the setup the browser may see. */
  @property({ attribute: false }) setup!: Setup;
  /** What the browser may see of an earlier answer, when the step was re-opened; else what earlier steps fill in, or null. */
  @property({ attribute: false }) payload: Payload | null = null;
  /** What `saveDraft` kept last; else null. */
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
}
