import { html, nothing } from 'lit';
import { type HaltWords, haltWords } from '#src/i18n/halt.i18n.ts';
import { type TwoDevicesWords, twoDevicesWords } from '#src/i18n/two-devices.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import type { JourneyContext, JourneyEvent } from '#src/machine/journey.ts';
import type { OnboardingSnapshot } from '#src/machine/onboarding.machine.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import { documentIcon, lockIcon, phoneIcon } from '#src/ui/drawings/icons.ts';
import { warnIcon } from '#src/ui/drawings/later-icons.ts';
import type { HaltContent } from './halt.ts';
import { help } from './help.ts';
import type { Halt } from './screen-of.ts';
import './lost-link.element.ts';
import './other-device.element.ts';
import './waiting-device.element.ts';

/** Returns the contents of the halts caused by the server, another tab or the person, and the help below. `retry`: a label. */
export function halts(
  snapshot: OnboardingSnapshot | null,
  language: Language,
  texts: Readonly<Record<string, string>>,
  retry: string,
  send: (event: JourneyEvent) => void,
) {
  const context = snapshot?.context;
  const view = context?.view ?? null;
  const sending = snapshot?.matches({ journey: { running: 'submitting' } }) ?? false;
  const w = wordsIn(haltWords, language, texts);
  const two = wordsIn(twoDevicesWords, language);
  const contents: Partial<Record<Halt, HaltContent>> = {
    expired: refusal(context, w, two),
    blocked: { icon: lockIcon, warn: true, help: true, title: w.blockedTitle, why: w.blockedWhy, act: retry },
    consent: { icon: documentIcon, warn: true, help: true, title: w.consentTitle, why: w.consentWhy, act: retry },
    elsewhere: { icon: documentIcon, title: w.elsewhereTitle, why: w.elsewhereWhy, act: w.goOnHere },
    left:
      context?.notice === 'arrived'
        ? { icon: warnIcon, warn: true, help: true, title: w.leftTitle, why: w.leftArrivedWhy(view?.company.name ?? '') }
        : { icon: lockIcon, title: w.leftTitle, why: w.leftWhy },
    paused: {
      icon: lockIcon,
      title: w.pausedTitle,
      why: sending ? w.pausedSendingWhy : w.pausedWhy,
      act: w.goOn,
    },
  };
  const { handoff } = context ?? {};
  if (context && waits(context))
    return {
      contents,
      help: html`<zaguan-waiting-device .handoff=${handoff} .language=${language} .send=${send}></zaguan-waiting-device>`,
    };
  const dead = DEAD_LINK_PROBLEMS.has(context?.problem?.key);
  return {
    contents,
    help: html`${dead ? html`<zaguan-lost-link .handoff=${handoff} .language=${language} .send=${send}></zaguan-lost-link>` : nothing}
      ${help((dead && handoff?.lost) || view, language, texts)}`,
  };
}

/** Problems of a dead link whose company the server still knows. */
const DEAD_LINK_PROBLEMS: ReadonlySet<string | undefined> = new Set([
  'token_expired',
  'token_idle',
  'token_too_old',
  'token_revoked',
  'token_after_end',
]);

/** Returns true on a second device that waits until the person approves it on the first. */
const waits = ({ problem, handoff }: JourneyContext) => problem?.key === 'token_other_device' && !handoff.sentAgain;

/** Returns the content of the screen that explains why the link does not open on this device. */
function refusal(context: JourneyContext | undefined, w: HaltWords, two: TwoDevicesWords): HaltContent {
  const calm = { icon: phoneIcon };
  const warn = { icon: warnIcon, warn: true, help: true };
  const { problem, handoff } = context ?? {};
  if (handoff?.sentAgain) return { ...calm, title: two.sentTitle, why: two.sentWhy(handoff.sentAgain.to) };
  const expired = { ...warn, title: w.expiredTitle, why: w.expiredWhy };
  const contents: Partial<Record<StepProblem['key'], HaltContent>> = {
    ...{ token_expired: expired, token_idle: expired, token_too_old: expired },
    token_revoked: { ...warn, title: w.endedTitle, why: w.endedWhy },
    token_after_end: { icon: lockIcon, help: true, title: two.overTitle, why: two.overWhy },
    token_left: { ...calm, title: two.leftTitle, why: two.leftWhy },
    token_other_device: { ...calm, help: true, title: two.waitTitle, why: two.waitWhy, wait: two.waiting },
  };
  return (problem && contents[problem.key]) ?? { ...warn, title: w.invalidTitle, why: w.invalidWhy };
}

/** Draws the notice that another device uses this link. */
export function otherDevice(context: JourneyContext, send: (event: JourneyEvent) => void) {
  return html`<zaguan-other-device .context=${context} .send=${send}></zaguan-other-device>`;
}
