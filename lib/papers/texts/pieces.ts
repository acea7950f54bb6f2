/** Detects words that OCR split because their letters are spaced: `M O N TE R R EY`. */

/** Maximum number of a text's characters that are searched. */
const MAX_CHARACTERS = 400;
const LETTER = /^\p{L}$/u;
const LETTERS = /^\p{L}+$/u;
/** Matches legal forms of companies, `S A DE C V`. */
const FORMS = /(?<!\p{L})(?:S DE R L|S A|A C|S C|C V|R L|I A P)(?!\p{L})/gu;
/** Words of one letter between others: `ORTEGA Y GASSET`, `CAMINO A TOLUCA`. Beside a shorter word, the letter is a piece of a word. */
const JOINING = new Set(['A', 'E', 'O', 'U', 'Y']);
/** Minimum number of letters of the words beside such a word. */
const MIN_BESIDE = 3;

/** True if single letters are pieces of words that OCR split: two side by side, or one between words. */
export function isInPieces(text: string): boolean {
  const words = text.slice(0, MAX_CHARACTERS).toUpperCase().replace(FORMS, '').split(' ').filter(Boolean);
  return words.some((word, at) => {
    if (!LETTER.test(word)) return false;
    const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? ''];
    if (LETTER.test(before) || LETTER.test(after)) return true;
    if (!LETTERS.test(before) || !LETTERS.test(after)) return false;
    return !JOINING.has(word) || before.length < MIN_BESIDE || after.length < (word === 'A' ? 1 : MIN_BESIDE);
  });
}
