import { html, nothing, type TemplateResult } from 'lit';
import { type Language, wordsIn } from '../i18n/words.ts';
import '../ui/button.element.ts';
import { offlineIcon } from '../ui/drawings/icons.ts';
import { warnIcon } from '../ui/drawings/later-icons.ts';
import { dockWords } from './dock.i18n.ts';
import '../ui/notice.element.ts';
import type { StepProblem } from '../machine/step-state.ts';

/** Seconds in words, whole minutes from two minutes up. */
export function waitInWords(seconds: number, language: Language): string {
  const words = wordsIn(dockWords, language);
  return seconds < 120 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}

/** What a refusal means to the person and what to do, where a step has no words of its own for it; null where the band says it. */
export function problemInWords(problem: StepProblem, language: Language): string | null {
  const words = wordsIn(dockWords, language);
  switch (problem.key) {
    case 'offline':
      return null;
    case 'rate_limited':
      return words.tooMany(waitInWords(problem.retryAfter ?? 60, language));
    case 'attempts_exhausted':
      return words.noAttempts;
    case 'curp_differs':
      return words.curpDiffers;
    case 'invalid_body':
    case 'payload_too_large':
      return words.refused;
    default:
      return words.ourFault;
  }
}

/** What the dock needs to know of its step. */
export interface DockOwner {
  language: Language;
  offline: boolean;
  busy: boolean;
}

/** For the slot `dock`: that there is no signal, and that nothing is lost; null while there is one. */
export function offlineBand({ offline, language }: Pick<DockOwner, 'offline' | 'language'>): TemplateResult | null {
  const words = wordsIn(dockWords, language);
  return offline
    ? html`<zaguan-notice slot="dock" kind="band" live="status"
        ><span slot="icon">${offlineIcon()}</span><b>${words.offline}</b> ${words.offlineKept}</zaguan-notice
      >`
    : null;
}

/**
 * A step's dock, for the slot `dock` of `zaguan-page`: the offline band or a failure, above the button it explains.
 * @param problem What failed and what to do; null when nothing did.
 * @param waiting Why it waits, where "sending" would not be true.
 * @param after At most one text button.
 */
export function renderDock(
  owner: DockOwner,
  {
    submit,
    problem = null,
    waiting,
    after,
  }: { submit: string; problem?: string | null; waiting?: string; after?: TemplateResult | typeof nothing },
): TemplateResult {
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
