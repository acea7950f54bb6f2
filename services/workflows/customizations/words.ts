import { readFileSync } from 'node:fs';
import type { FieldProblem } from '#contracts/base/problems.ts';
import { createHints } from '../model/hints.ts';

/** The keys of the words that a customization may replace, by step. `npm run words` writes the file. */
const words: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')) as Record<string, string>).map(
    ([step, keys]) => [step, keys.split(' ')],
  ),
);

/** Matches `<step>.<word>`, `<step>:<custom id>.<word>` or `shell.<word>`. */
const KEY = /^([a-z][a-z0-9_]{0,63})(?::[A-Za-z_][A-Za-z0-9_]{0,63})?\.([A-Za-z0-9]{1,64})$/;

/** All keys, as texts name them. */
const keys = Array.from(words).flatMap(([step, names]) => names.map((word) => `${step}.${word}`));

type CustomizationTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns a fault for each unknown key, with a similar known key, and for each text with more than one line. */
export function faultsInTexts(texts: CustomizationTexts): FieldProblem[] {
  const hintAt = createHints();
  return Object.entries(texts).flatMap(([language, own]) =>
    Object.entries(own).flatMap(([key, text]): FieldProblem[] => {
      const path = `texts.${language}.${key}`;
      const [, step, word] = KEY.exec(key) ?? [];
      const ofStep = step === undefined ? undefined : words.get(step);
      if (!ofStep?.includes(word!)) return [{ path, code: 'unknown_word', message: `The widget has no such word${hintAt(key, keys)}` }];
      return /\p{Cc}/u.test(text) ? [{ path, code: 'invalid_value', message: 'A text is one line; remove line breaks and tabs' }] : [];
    }),
  );
}
