import type { SessionView } from '#contracts/session/session.ts';
import { type Language, languages, learn, nearestLanguage, speaks } from '../../i18n/words.ts';

/** Returns the languages that both the widget and the company have, in the widget's order; all the widget's before the view is loaded. */
export function spokenIn(view: SessionView | null | undefined): Language[] {
  const tags = view?.languages ?? languages;
  return languages.filter((language) => tags.some((tag) => nearestLanguage(tag) === language));
}

/** Returns the target language if the company has it, else the company's first language that the widget has. */
function spokenFor(view: SessionView | null | undefined, target: Language): Language {
  const available = spokenIn(view);
  return available.includes(target) ? target : (available[0] ?? target);
}

type Load = <Part>(part: () => Promise<Part>) => Promise<Part>;

/** Chooses the shell's language. The previous one stays until the new one's words are loaded; Spanish is used if none could be. */
export class ShellLanguage {
  /** The language that the page requests. */
  pageChoice: Language = 'es-MX';
  /** The language shown; null until the words of a language are loaded. */
  active: Language | null = null;
  readonly #view: () => SessionView | null | undefined;
  readonly #load: Load;
  readonly #onChange: () => void;
  /** The language that the person chose, which takes precedence over the page's. */
  #choice: Language | null = null;
  #learning = false;

  constructor(view: () => SessionView | null | undefined, load: Load, onChange: () => void) {
    this.#view = view;
    this.#load = load;
    this.#onChange = onChange;
  }

  /** The active language, or the wanted language before any is active. */
  get current(): Language {
    return this.active ?? this.#wanted;
  }

  get #wanted(): Language {
    return spokenFor(this.#view(), this.#choice ?? this.pageChoice);
  }

  /** Activates the wanted language, or starts to load its words. */
  update(): void {
    const target = this.#wanted;
    if (speaks(target)) this.active = target;
    else if (!this.#learning) void this.#learn(target);
  }

  /** Changes to the first language of `spokenIn` that is not the current one. */
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
    // After a failure no update is triggered: the load is tried again at the next update.
    if (isLearnt || wasSilent) this.#onChange();
  }
}
