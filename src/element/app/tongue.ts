import type { SessionView } from '../../../contracts/session.ts';
import { type Language, languages, nearestLanguage } from '../../i18n/words.ts';

/** The languages that we and the company speak, in our order; all of ours before the company said anything. */
export function spokenIn(view: SessionView | null | undefined): Language[] {
  const offered = view?.languages ?? languages;
  return languages.filter((language) => offered.some((tag) => nearestLanguage(tag) === language));
}

/** What is wanted, as far as the company speaks it. */
export function spokenFor(view: SessionView | null | undefined, wanted: Language): Language {
  const spoken = spokenIn(view);
  return spoken.includes(wanted) ? wanted : (spoken[0] ?? wanted);
}
