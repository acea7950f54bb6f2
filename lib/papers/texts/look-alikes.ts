import type { Positions } from '#mexico/positions.ts';

/** Characters that OCR confuses with each character, the likeliest first. */
const alike: Readonly<Record<string, string>> = {
  ...{ 0: 'ODQ', 1: 'ILJT7', 2: 'Z7', 3: 'B8E', 4: 'A', 5: 'S6', 6: 'G5', 7: 'T1Z', 8: 'B3', 9: 'GP' },
  ...{ A: '4', B: '83', C: 'GO', D: '0O', E: 'F', F: 'EP', G: '6C', H: 'N', I: '1L', J: '1', K: 'X', L: '1I', M: 'N', N: 'MHÑ', Ñ: 'N' },
  ...{ O: '0QD', P: 'FR', Q: '0O', R: 'P', S: '5', T: '71', U: 'V', V: 'UY', W: 'V', X: 'K', Y: 'V', Z: '27', '&': '8' },
};

/** Returns the characters that may be printed where OCR read this one, the likeliest first; empty for an unlisted one. */
export const lookAlikes = (sign: string): string => alike[sign] ?? '';

/** Replaces letters that are misread digits with those digits. */
export const asFigures = (run: string) => run.replaceAll('O', '0').replace(/[Il]/g, '1');

/** Maximum number of characters in a code that are not allowed at their positions; with more, the text is no code. */
const MAX_ALIKE = 4;

/** True if a text (upper case, no separators) may be a reading of a code with these positions. */
function mayBe(text: string, positions: Positions): boolean {
  let strange = 0;
  return [...text].every((sign, at) => {
    const allowed = positions[at]!;
    if (allowed.includes(sign)) return true;
    return ++strange <= MAX_ALIKE && [...lookAlikes(sign)].some((other) => allowed.includes(other));
  });
}

/** Returns the text without each character that OCR may have added: a double, or a line at either end. */
export function withoutOne(text: string): string[] {
  const isTwice = (at: number) =>
    [at - 1, at + 1].some((near) => text[near] === text[at] || lookAlikes(text[at]!).includes(text[near] ?? ' '));
  const ends = [0, text.length - 1];
  const texts = [...text].flatMap((_, at) => (ends.includes(at) || isTwice(at) ? [text.slice(0, at) + text.slice(at + 1)] : []));
  return [...new Set(texts)];
}

/** Maximum number of a text's characters that are searched. */
const MAX_CHARACTERS = 400;

/** Finds a text that may be a misread code. It may have one character too many, and spaces and hyphens. Null if there is none. */
export function codeLikeIn(text: string, positions: Positions): string | null {
  const words = text
    .slice(0, MAX_CHARACTERS)
    .toUpperCase()
    .normalize('NFC')
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^A-Z0-9Ñ&]/g, ''))
    .filter((word) => word !== '');
  for (const first of words.keys()) {
    let run = '';
    for (const word of words.slice(first)) {
      run += word;
      if (run.length >= positions.length) break;
    }
    if (run.length === positions.length && mayBe(run, positions)) return run;
    if (run.length === positions.length + 1 && withoutOne(run).some((text) => mayBe(text, positions))) return run;
  }
  return null;
}
