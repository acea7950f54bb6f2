import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { LARGEST_PICTURE, MAX_PIXELS } from '#contracts/base/file-limits.ts';
import type { SessionView } from '#contracts/session/session.ts';
import type { Language } from '../i18n/words.ts';
import type { ActionState, MediaState, StepFileReader, StepProblem } from '../machine/step-state.ts';
import type { StepHost } from './step-host.ts';

/** Base class of every step's screen: its state is set as properties, its requests go through `host`. The shell draws the bar. */
export abstract class StepElement<Setup = unknown, Payload = unknown, Draft = unknown> extends LitElement {
  host!: StepHost;
  /** The part of the setup that the browser may receive. */
  @property({ attribute: false }) setup!: Setup;
  /** The browser's part of an earlier submission if the step was reopened; else the values that earlier steps prefill, or null. */
  @property({ attribute: false }) payload: Payload | null = null;
  /** The last draft saved by `saveDraft`; else null. */
  @property({ attribute: false }) draft: Draft | null = null;
  @property({ attribute: false }) language: Language = 'es-MX';
  /** The partner's texts for this step, by key of its words. */
  @property({ attribute: false }) texts: Readonly<Record<string, string>> = {};
  @property({ attribute: false }) companyName = '';
  /** The company's contact for help, shown when no attempt is left. */
  support?: SessionView['company']['support'];
  /** True if this device was opened with another device's link; then it cannot create a link itself. */
  isSecondDevice = false;
  /** Days for which the company stores photos. */
  @property({ attribute: false }) mediaDays = 30;
  /** False if the workflow does not want the step to request the location. */
  @property({ attribute: false }) geolocationAllowed = false;
  /** The address where the partner serves workers and models; empty if they are next to our scripts. */
  @property({ attribute: false }) assetsBase = '';
  @property({ attribute: false }) imageLimits: { bytes: number; pixels: number } = { bytes: LARGEST_PICTURE, pixels: MAX_PIXELS };
  /** True from a submission until the server's answer or the withdrawal. */
  @property({ type: Boolean }) busy = false;
  /** True while the device is offline; drafts and media are kept. */
  @property({ type: Boolean }) offline = false;
  /** The problem of the last submission; null after the next submission. */
  @property({ attribute: false }) problem: StepProblem | null = null;
  @property({ attribute: false }) actions: Readonly<Record<string, ActionState>> = {};
  @property({ attribute: false }) media: readonly MediaState[] = [];
  @property({ attribute: false }) readFile: StepFileReader = () => Promise.reject(new Error('No shell gave this step its files.'));

  /** Goes one screen back inside the step. Returns false on the first screen, so that the shell goes back a step. */
  back(): boolean {
    return false;
  }

  /** Moves the focus to an element after the next render. */
  protected focusSoon(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }
}
