export type Language = 'es-MX' | 'en';
export const languages = ['es-MX', 'en'] as const satisfies readonly Language[];

/** A phrase, or a phrase made from values (names, figures, dates). */
export type Phrase = string | ((...values: never[]) => string);

/** The words of one screen or step: every language has every key, and a phrase with values has the same parameters in each. */
export type WordTable<Spanish extends Record<string, Phrase>> = {
  'es-MX': Spanish;
  en: { [Key in keyof Spanish]: Spanish[Key] extends (...values: infer Values) => string ? (...values: Values) => string : string };
};

/**
 * Loaders of English words that a build moved to files of their own (`englishApart` in tools/build/texts.ts) and that are not loaded yet.
 */
const apart = new Set<() => Promise<void>>();

/** Defines a table of words. Its English must have the same keys as its Spanish. Only the build passes `english`. */
export function defineWords<Spanish extends Record<string, Phrase>>(
  words: WordTable<Spanish>,
  english?: () => Promise<WordTable<Spanish>['en']>,
): WordTable<Spanish> {
  if (english) {
    const bring = async () => {
      words.en = await english();
      apart.delete(bring);
    };
    apart.add(bring);
  }
  return words;
}

/** Returns true if all tables loaded so far have their words in this language. */
export function speaks(language: Language): boolean {
  return language === 'es-MX' || apart.size === 0;
}

/** Loads the words of this language for all tables loaded so far. A caller that loads a part must await it before showing the part. */
export async function learn(language: Language): Promise<void> {
  if (!speaks(language)) await Promise.all(Array.from(apart, (bring) => bring()));
}

/** Returns the words in a language; `overrides` are the operator's plain texts (workflow metadata, customization). */
export function wordsIn<Spanish extends Record<string, Phrase>>(
  words: WordTable<Spanish>,
  language: Language,
  overrides: Readonly<Record<string, string>> = {},
): Spanish {
  const table = words[language] as Spanish;
  const plain = Object.entries(overrides).filter(([key]) => Object.hasOwn(table, key) && typeof table[key] === 'string');
  return plain.length === 0 ? table : { ...table, ...Object.fromEntries(plain) };
}

/** Returns the widget's language for a BCP 47 tag: es-MX for any Spanish and for no tag, otherwise English. */
export function nearestLanguage(tag: string | null | undefined): Language {
  if (!tag) return 'es-MX';
  return tag.toLowerCase().startsWith('es') ? 'es-MX' : 'en';
}
