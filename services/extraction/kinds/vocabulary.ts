import { editDistance } from '../../../mexico/edit-distance.ts';
import { entities } from '../../../mexico/entities.ts';
import { plainText } from '../../../mexico/plain-text.ts';
import { corroborate, type Found, PRINTED_SO } from '../../../papers/kinds/findings.ts';

/** As papers print them. */
export const stateNames: readonly string[] = entities.map(({ name }) => name.toUpperCase());
const stateNamesInSmall: readonly string[] = entities.map(({ name }) => name);

/** So many letters of a known text may have one that was read wrongly. */
const LETTERS_PER_SLIP = 5;
const MOST_SLIPS = 3;
/** How rarely a text that was read wrongly is a known one. */
const ONE_IN = 50;
/** How probable a known text is that was read with a wrong letter. */
const NEAR = 0.9;

const accents = (text: string) => text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/**
 * A text of which nearly all that are printed are known: as it was read, and surer where it is one of them. Where it was read badly and is
 * like one of them alone, that one.
 */
export function asKnown(found: Found | null, texts: readonly string[]): Found | null {
  if (!found || found.source.confidence >= PRINTED_SO) return found;
  const text = plainText(found.value);
  const same = texts.find((other) => plainText(other) === text);
  // Papers leave accents out. They set none where none belongs.
  if (same !== undefined && accents(found.value) > accents(same)) return { value: same, source: { ...found.source, confidence: NEAR } };
  if (same !== undefined && accents(same) > accents(found.value)) {
    // A paper that sets one accent sets all; of one without any nobody knows.
    return accents(found.value) > 0 ? { value: same, source: { ...found.source, confidence: NEAR } } : found;
  }
  if (same !== undefined) return corroborate(found, ONE_IN);
  const near = texts.filter((other) => {
    const most = Math.min(MOST_SLIPS, Math.floor(other.length / LETTERS_PER_SLIP));
    return Math.abs(other.length - text.length) <= most && Number.isFinite(editDistance(plainText(other), text, most));
  });
  // Of one that was read without any accent nobody knows whether its paper sets them.
  const [only] = near.filter((other) => accents(other) === 0 || accents(found.value) > 0);
  return only !== undefined && near.length === 1 ? { value: only, source: { ...found.source, confidence: NEAR } } : found;
}

/** A state, in the letters of its paper: capitals or not. */
export const asState = (found: Found | null): Found | null =>
  asKnown(found, found?.value === found?.value.toUpperCase() ? stateNames : stateNamesInSmall);
