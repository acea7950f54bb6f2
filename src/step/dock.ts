import { html, nothing, type TemplateResult } from 'lit';
import { type Language, wordsIn } from '../i18n/words.ts';
import '../ui/button.element.ts';
import { offlineIcon } from '../ui/drawings/icons.ts';
import { warnIcon } from '../ui/drawings/later-icons.ts';
import { dockWords } from './dock.i18n.ts';
import '../ui/notice.element.ts';
import type { StepProblem } from '../machine/step-state.ts';

/** Returns a wait in words: in seconds, or in whole minutes from two minutes up. */
export function waitInWords(seconds: number, language: Language): string {
  const words = wordsIn(dockWords, language);
  return seconds < 120 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}

/** Words for problems, by key. */
type ProblemWords = Readonly<Partial<Record<StepProblem['key'], string>>>;

/** Explains a problem to the person, in the step's own words if it has some; null if the offline band already shows it. */
export function problemInWords(problem: StepProblem, language: Language, own: ProblemWords = {}): string | null {
  const words = wordsIn(dockWords, language);
  const common: ProblemWords = {
    rate_limited: words.tooMany(waitInWords(problem.retryAfter ?? 60, language)),
    attempts_exhausted: words.noAttempts,
    curp_differs: words.curpDiffers,
    ...{ invalid_body: words.refused, payload_too_large: words.refused },
  };
  return own[problem.key] ?? common[problem.key] ?? (problem.key === 'offline' ? null : words.ourFault);
}

/** The step's state that the dock shows. */
export interface DockOwner {
  language: Language;
  offline: boolean;
  busy: boolean;
}

/** Draws the offline band for the slot `dock`: no signal, and nothing is lost; null while the device is online. */
export function offlineBand({ offline, language }: Pick<DockOwner, 'offline' | 'language'>): TemplateResult | null {
  const words = wordsIn(dockWords, language);
  return offline
    ? html`<zaguan-notice slot="dock" kind="band" live="status"
        ><span slot="icon">${offlineIcon()}</span><b>${words.offline}</b> ${words.offlineKept}</zaguan-notice
      >`
    : null;
}

interface DockParts {
  submit: string;
  /** The failure and its remedy, in words; null if nothing failed. */
  problem?: string | null;
  /** The reason for the wait, if it is not the submission. */
  waiting?: string;
  /** At most one text button. */
  after?: TemplateResult | typeof nothing;
}

/** Draws a step's dock (the buttons at the page's end): the offline band or a failure, above the button it explains. */
export function renderDock(owner: DockOwner, { submit, problem = null, waiting, after }: DockParts): TemplateResult {
  const words = wordsIn(dockWords, owner.language);
  const pending = owner.offline ? words.waitingForSignal : (waiting ?? words.sending);
  return html`
    ${
      offlineBand(owner) ??
      (problem
        ? html`<zaguan-notice slot="dock" kind="warn" live="alert"><span slot="icon">${warnIcon()}</span>${problem}</zaguan-notice>`
        : nothing)
    }
    <zaguan-button slot="dock" type="submit" .waiting=${owner.busy || waiting !== undefined ? pending : ''}>${submit}</zaguan-button>
    ${after ?? nothing}
  `;
}
