export type Language = 'es-MX' | 'en';
export const languages = ['es-MX', 'en'] as const satisfies readonly Language[];

/** A phrase, or a phrase made from values (names, figures, dates). */
export type Phrase = string | ((...values: never[]) => string);

/** The words of one screen or step: every language has every key, and a phrase with values takes the same values in each. */
export type WordTable<Spanish extends Record<string, Phrase>> = {
  'es-MX': Spanish;
  en: { [Key in keyof Spanish]: Spanish[Key] extends (...values: infer Values) => string ? (...values: Values) => string : string };
};

/** What brings the English of tables from files of their own, where a build put it (`englishApart` in vite.config.ts). */
const apart = new Set<() => Promise<void>>();

/** Spanish is written first; the English table must answer to the same keys. `english` is a build's, nobody writes it. */
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

/** Whether all that has been loaded can speak the language already. */
export function speaks(language: Language): boolean {
  return language === 'es-MX' || apart.size === 0;
}

/** All that has been loaded speaks the language from then on. Whatever loads a part with words waits for this before it shows it. */
export async function learn(language: Language): Promise<void> {
  if (!speaks(language)) await Promise.all(Array.from(apart, (bring) => bring()));
}

/** The words in a language, with the operator's plain texts (workflow metadata, customization) laid over them. */
export function wordsIn<Spanish extends Record<string, Phrase>>(
  words: WordTable<Spanish>,
  language: Language,
  overrides: Readonly<Record<string, string>> = {},
): Spanish {
  const table = words[language] as Spanish;
  const plain = Object.entries(overrides).filter(([key]) => Object.hasOwn(table, key) && typeof table[key] === 'string');
  return plain.length === 0 ? table : { ...table, ...Object.fromEntries(plain) };
}

/** The nearest language we speak to a BCP 47 tag: any Spanish is es-MX, everything else is English. Spanish when nothing is asked. */
export function nearestLanguage(tag: string | null | undefined): Language {
  if (!tag) return 'es-MX';
  return tag.toLowerCase().startsWith('es') ? 'es-MX' : 'en';
}
