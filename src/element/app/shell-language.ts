import type { SessionView } from '#contracts/session/session.ts';
import { type Language, languages, learn, nearestLanguage, speaks } from '../../i18n/words.ts';

/** The languages that we and the company speak, in our order; all of ours before the company said anything. */
export function spokenIn(view: SessionView | null | undefined): Language[] {
  const tags = view?.languages ?? languages;
  return languages.filter((language) => tags.some((tag) => nearestLanguage(tag) === language));
}

/** The wanted language as far as the company speaks it. */
function spokenFor(view: SessionView | null | undefined, target: Language): Language {
  const available = spokenIn(view);
  return available.includes(target) ? target : (available[0] ?? target);
}

type Load = <Part>(part: () => Promise<Part>) => Promise<Part>;

/**
 * The language that the shell speaks. A wanted language is spoken once its words are here; until then the shell goes on
 * in the language before. Where the words cannot be had it speaks Spanish.
 */
export class ShellLanguage {
  /** The page's wish. */
  pageChoice: Language = 'es-MX';
  /** Null before anything can be said. */
  active: Language | null = null;
  readonly #view: () => SessionView | null | undefined;
  readonly #load: Load;
  readonly #onChange: () => void;
  /** The person's wish, which goes before the page's. */
  #choice: Language | null = null;
  #learning = false;

  constructor(view: () => SessionView | null | undefined, load: Load, onChange: () => void) {
    this.#view = view;
    this.#load = load;
    this.#onChange = onChange;
  }

  /** The spoken language, or the one that will be. */
  get current(): Language {
    return this.active ?? this.#wanted;
  }

  get #wanted(): Language {
    return spokenFor(this.#view(), this.#choice ?? this.pageChoice);
  }

  /** Speaks what is wanted now, or begins to learn it. */
  update(): void {
    const target = this.#wanted;
    if (speaks(target)) this.active = target;
    else if (!this.#learning) void this.#learn(target);
  }

  /** Changes to another language of the company. */
  switch(): void {
    this.#choice = spokenIn(this.#view()).find((language) => language !== this.current) ?? null;
    this.#onChange();
  }

  async #learn(target: Language): Promise<void> {
    this.#learning = true;
    const isLearnt = await this.#load(() => learn(target)).then(
      () => true,
      () => false,
    );
    this.#learning = false;
    const wasSilent = this.active === null;
    if (!isLearnt) this.active ??= 'es-MX';
    // What could not be learnt is tried again when something else changes, not at once.
    if (isLearnt || wasSilent) this.#onChange();
  }
}
