import type { Language } from '../../../i18n/words.ts';
import type { OnboardingSnapshot } from '../../../machine/onboarding.machine.ts';
import { documentIcon, lockIcon, warnIcon } from '../../../ui/icons.ts';
import type { Standstill } from '../screen-of.ts';
import { help, standstillWordsIn } from './help.ts';
import type { Look } from './standstill.ts';

export interface Halts {
  looks: Partial<Record<Standstill, Look>>;
  /** The drawing of whom to ask. */
  help: unknown;
}

/** Returns the standstills that come from the server, another tab or the person. `retry` is the shell's word. */
export function halts(
  snapshot: OnboardingSnapshot | null,
  language: Language,
  texts: Readonly<Record<string, string>>,
  retry: string,
): Halts {
  const view = snapshot?.context.view ?? null;
  const arrived = snapshot?.context.notice === 'arrived';
  const sending = snapshot?.matches({ journey: { running: 'submitting' } }) ?? false;
  const w = standstillWordsIn(language, texts);
  const looks: Halts['looks'] = {
    expired: { icon: warnIcon, warn: true, help: true, title: w.expiredTitle, why: w.expiredWhy },
    ended: { icon: warnIcon, warn: true, help: true, title: w.endedTitle, why: w.endedWhy },
    invalid: { icon: warnIcon, warn: true, help: true, title: w.invalidTitle, why: w.invalidWhy },
    blocked: { icon: lockIcon, warn: true, help: true, title: w.blockedTitle, why: w.blockedWhy, act: retry },
    consent: { icon: documentIcon, warn: true, help: true, title: w.consentTitle, why: w.consentWhy, act: retry },
    elsewhere: { icon: documentIcon, title: w.elsewhereTitle, why: w.elsewhereWhy, act: w.goOnHere },
    left: arrived
      ? { icon: warnIcon, warn: true, help: true, title: w.leftTitle, why: w.leftArrivedWhy(view?.company.name ?? '') }
      : { icon: lockIcon, title: w.leftTitle, why: w.leftWhy },
    paused: {
      icon: lockIcon,
      title: w.pausedTitle,
      why: sending ? w.pausedSendingWhy : w.pausedWhy,
      act: w.goOn,
    },
  };
  return { looks, help: help(view, language, texts) };
}
