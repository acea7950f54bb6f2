import type { SessionView } from '../../../contracts/session/session.ts';
import { type Language, languages, learn, nearestLanguage, speaks } from '../../i18n/words.ts';

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

type Load = <Part>(part: () => Promise<Part>) => Promise<Part>;

/** The language that the shell speaks: the wanted one once its words are here, until then the one before; Spanish where they cannot be had. */
export class Tongue {
  /** Null before anything can be said. */
  spoken: Language | null = null;
  readonly #load: Load;
  readonly #onLearnt: () => void;
  #learning = false;

  constructor(load: Load, onLearnt: () => void) {
    this.#load = load;
    this.#onLearnt = onLearnt;
  }

  want(wanted: Language): void {
    if (speaks(wanted)) this.spoken = wanted;
    else if (!this.#learning) void this.#learn(wanted);
  }

  async #learn(wanted: Language): Promise<void> {
    this.#learning = true;
    const learnt = await this.#load(() => learn(wanted)).then(
      () => true,
      () => false,
    );
    this.#learning = false;
    const silent = this.spoken === null;
    if (!learnt) this.spoken ??= 'es-MX';
    // What could not be learnt is tried again when something else changes, not at once.
    if (learnt || silent) this.#onLearnt();
  }
}
