import { editDistance } from '#mexico/edit-distance.ts';
import { entities } from '#mexico/entities.ts';
import { plainText } from '#mexico/plain-text.ts';
import { corroborate, MIN_CERTAIN_CONFIDENCE, type PaperField } from '#papers/findings/findings.ts';

const stateNames: readonly string[] = entities.map(({ name }) => name);

/** A known text may have one misread letter per this many letters. */
const LETTERS_PER_MISREAD = 5;
/** Maximum number of misread letters of a known text. */
const MAX_MISREAD = 3;
/** A longer text may have one misread letter per this many letters, without the limit `MAX_MISREAD`. */
const LETTERS_PER_MISREAD_MORE = 8;
/** One misread text in this many equals a known text. */
const ONE_MISREADING_IN = 50;
/** Probability that a known text is right although its reading has wrong letters. */
const CORRECTION_PROBABILITY = 0.9;

const accents = (text: string) => text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/** Returns the text in capitals or small letters if `original` is entirely so. */
function inCaseOf(original: string, text: string): string {
  if (original === original.toUpperCase()) return text.toUpperCase();
  return original === original.toLowerCase() ? text.toLowerCase() : text;
}

/** Matches letters whose two cases, or whose form and another letter's, look alike to OCR. */
const ALIKE_IN_BOTH = /^[cijklopsuvwxyz]$/i;

/** True if two texts differ only in the case of letters that look alike in both cases. */
const isInCaseOf = (original: string, text: string) =>
  original.length === text.length &&
  [...original].every(
    (letter, at) => letter === text[at] || (letter.toLowerCase() === text[at]?.toLowerCase() && ALIKE_IN_BOTH.test(letter)),
  );

/** Corrects a text by a list: a listed text becomes surer, a near one is replaced. `printsAccents`: the paper accents small letters. */
export function asKnown(
  field: PaperField | null,
  list: readonly string[],
  { printsAccents = false, isUnaccented = false } = {},
): PaperField | null {
  if (!field || field.source.confidence >= MIN_CERTAIN_CONFIDENCE) return field;
  const text = plainText(field.value);
  const texts = list.map((other) => inCaseOf(field.value, other));
  const correctTo = (value: string): PaperField => ({ value, source: { ...field.source, confidence: CORRECTION_PROBABILITY } });
  const same = texts.find((other) => plainText(other) === text);
  // Papers may omit accents, but do not add wrong ones: the extra accent is a misreading.
  if (same !== undefined && accents(field.value) > accents(same)) return correctTo(same);
  // A text with an accent comes from a paper that prints all; for a text without accents this is unknown.
  const hasAccents = accents(field.value) > 0 || (printsAccents && field.value !== field.value.toUpperCase());
  if (same !== undefined && accents(same) > accents(field.value)) {
    if (hasAccents) return correctTo(same);
    return isUnaccented ? corroborate(field, ONE_MISREADING_IN) : field;
  }
  // The end of a longer name may have been missed: `SUR` after `BAJA CALIFORNIA`.
  if (same !== undefined && texts.some((other) => other.startsWith(`${same} `))) return field;
  if (same !== undefined) return corroborate(isInCaseOf(field.value, same) ? { ...field, value: same } : field, ONE_MISREADING_IN);
  const likeTexts = texts.filter((other) => {
    const most = Math.max(
      Math.min(MAX_MISREAD, Math.floor(other.length / LETTERS_PER_MISREAD)),
      Math.floor(other.length / LETTERS_PER_MISREAD_MORE),
    );
    return Math.abs(other.length - text.length) <= most && Number.isFinite(editDistance(plainText(other), text, most));
  });
  // For a text without accents, it is unknown whether its paper prints them.
  const [only] = likeTexts.filter((other) => accents(other) === 0 || hasAccents);
  return only !== undefined && likeTexts.length === 1 ? correctTo(only) : field;
}

export const asState = (field: PaperField | null, sets?: { isUnaccented: boolean }): PaperField | null => asKnown(field, stateNames, sets);
