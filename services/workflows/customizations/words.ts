import { readFileSync } from 'node:fs';
import type { FieldProblem } from '#contracts/base/problems.ts';
import { editDistance } from '#mexico/edit-distance.ts';

/** The keys of the words that a customization may replace, by step. `npm run words` writes the file. */
const words: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')) as Record<string, string>).map(
    ([step, keys]) => [step, keys.split(' ')],
  ),
);

/** Matches `<step>.<word>`, `<step>:<custom id>.<word>` or `shell.<word>`. */
const KEY = /^([a-z][a-z0-9_]{0,63})(?::[A-Za-z_][A-Za-z0-9_]{0,63})?\.([A-Za-z0-9]{1,64})$/;

/** MOST_LOOKS: the most unknown keys of one request for which the nearest key is searched. LONGEST_LOOK: the most characters compared. */
const MOST_LOOKS = 10;
const LONGEST_LOOK = 64;

type CustomizationTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns a fault for each unknown key, with the nearest known key, and for each text with more than one line. */
export function faultsInTexts(texts: CustomizationTexts): FieldProblem[] {
  let looks = MOST_LOOKS;
  return Object.entries(texts).flatMap(([language, own]) =>
    Object.entries(own).flatMap(([key, text]): FieldProblem[] => {
      const path = `texts.${language}.${key}`;
      const [, step, word] = KEY.exec(key) ?? [];
      const ofStep = step === undefined ? undefined : words.get(step);
      if (!ofStep?.includes(word!))
        return [{ path, code: 'unknown_word', message: `The widget has no such word${looks-- > 0 ? nearestTo(key) : ''}` }];
      return /\p{Cc}/u.test(text) ? [{ path, code: 'invalid_value', message: 'A text is one line, without control characters' }] : [];
    }),
  );
}

function nearestTo(key: string): string {
  const all = Array.from(words).flatMap(([step, keys]) => keys.map((word) => `${step}.${word}`));
  const [nearest] = all
    .map((name) => ({ name, distance: editDistance(key.slice(0, LONGEST_LOOK), name) }))
    .sort((one, other) => one.distance - other.distance);
  return `; the nearest is ${nearest?.name}`;
}
