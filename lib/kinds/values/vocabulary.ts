import { editDistance } from '#mexico/edit-distance.ts';
import { entities } from '#mexico/entities.ts';
import { plainText } from '#mexico/plain-text.ts';
import { corroborate, type PaperField, PRINTED_SO } from '#papers/findings/findings.ts';

const stateNames: readonly string[] = entities.map(({ name }) => name);

/** Letters of a known text per letter that may be misread. */
const LETTERS_PER_SLIP = 5;
const MOST_SLIPS = 3;
/** A text of so many letters may have one more, and one more again. */
const LETTERS_PER_SLIP_MORE = 8;
/** A misread text equals a known one once in so many times. */
const ONE_IN = 50;
/** Probability of a known text that was read with a wrong letter. */
const NEAR = 0.9;

const accents = (text: string) => text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/** The text in capitals, or in small letters, where its paper prints it so. */
function inCaseOf(original: string, text: string): string {
  if (original === original.toUpperCase()) return text.toUpperCase();
  return original === original.toLowerCase() ? text.toLowerCase() : text;
}

/** Letters that are as their capitals are, or as another one is: a reader of print may take them for each other. */
const ALIKE_IN_BOTH = /^[cijklopsuvwxyz]$/i;

/** True where two texts differ only in the case of letters that look alike in both cases. */
const isInCaseOf = (original: string, text: string) =>
  original.length === text.length &&
  [...original].every(
    (letter, at) => letter === text[at] || (letter.toLowerCase() === text[at]?.toLowerCase() && ALIKE_IN_BOTH.test(letter)),
  );

/** Corrects a text by a list: surer where it is listed, replaced where it was read badly and one is near. `setsAccents`: also in lower case. */
export function asKnown(
  field: PaperField | null,
  list: readonly string[],
  { setsAccents = false, setsNone = false } = {},
): PaperField | null {
  if (!field || field.source.confidence >= PRINTED_SO) return field;
  const text = plainText(field.value);
  const texts = list.map((other) => inCaseOf(field.value, other));
  const near = (value: string): PaperField => ({ value, source: { ...field.source, confidence: NEAR } });
  const same = texts.find((other) => plainText(other) === text);
  // Papers leave accents out. They set none where none belongs.
  if (same !== undefined && accents(field.value) > accents(same)) return near(same);
  // A paper that sets one accent sets all; of one without any nobody knows.
  const hasAccents = accents(field.value) > 0 || (setsAccents && field.value !== field.value.toUpperCase());
  if (same !== undefined && accents(same) > accents(field.value)) {
    if (hasAccents) return near(same);
    return setsNone ? corroborate(field, ONE_IN) : field;
  }
  // `SUR` behind `BAJA CALIFORNIA` may not have been read.
  if (same !== undefined && texts.some((other) => other.startsWith(`${same} `))) return field;
  if (same !== undefined) return corroborate(isInCaseOf(field.value, same) ? { ...field, value: same } : field, ONE_IN);
  const alike = texts.filter((other) => {
    const most = Math.max(
      Math.min(MOST_SLIPS, Math.floor(other.length / LETTERS_PER_SLIP)),
      Math.floor(other.length / LETTERS_PER_SLIP_MORE),
    );
    return Math.abs(other.length - text.length) <= most && Number.isFinite(editDistance(plainText(other), text, most));
  });
  // Of one that was read without any accent nobody knows whether its paper sets them.
  const [only] = alike.filter((other) => accents(other) === 0 || hasAccents);
  return only !== undefined && alike.length === 1 ? near(only) : field;
}

export const asState = (field: PaperField | null, sets?: { setsNone: boolean }): PaperField | null => asKnown(field, stateNames, sets);
