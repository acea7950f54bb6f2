import * as positions from '../../mexico/positions.ts';
import type { LineView } from '../../vision/reader/reader.ts';
import type { Reading } from '../../vision/reader/reading.ts';
import type { Word } from '../layout/page.ts';
import { lookAlikes } from '../texts/look-alikes.ts';

/** Codes whose letters are known to stand in their places, and zones of 30 and 44 signs a line. */
const WORDS: readonly positions.Positions[] = [
  ...[positions.CURP, positions.ELECTOR_KEY, positions.RFC_OF_PERSON, positions.RFC_OF_COMPANY],
  ...[positions.CLABE, positions.NSS],
];
const ZONES: readonly positions.Positions[] = [...positions.TD1, ...positions.TD3];

/** So many positions of a code may have been read as something that is alike to nothing that stands there. */
const MOST_STRANGE = 2;
/** How far the picture agrees with the template, and how probable the text must be, to take the place of what was read. */
const LEAST_FIT = 0.25;
const LEAST_PROBABILITY = 0.4;
/** Beside the letters there is room for what was cut. In heights of the word's box. */
const SIDE = 0.12;
/** Signs of a line that is taken for one of a zone. */
const ZONE_LINE = /^[\p{L}\d<«‹(]{27,47}$/u;

/**
 * The words of a line with codes read again, letter by letter from the signs that may stand in each place. A code takes the place of the
 * word that was read where the picture agrees with it. Numbers keep their length.
 */
export function readCodes(line: LineView, words: readonly Word[]): Word[] {
  return words.map((word) => {
    const part = roomy(word);
    const readings = templatesFor(word.text).map((template) => line.read({ template }, part));
    const [best] = readings.filter(isGood).sort((one, other) => other.fit - one.fit);
    return best ? { ...word, text: best.text, sure: best.probability } : word;
  });
}

/** Whether a word may be a code, or a line of a zone. */
export const isLikeCode = (text: string) => templatesFor(text).length > 0;

function templatesFor(text: string): readonly positions.Positions[] {
  const plain = text.toUpperCase();
  const isAlike = (template: positions.Positions) => template.length === plain.length && isLike(plain, template);
  if (!ZONE_LINE.test(text) || !/[<«‹]/.test(text)) return WORDS.filter(isAlike);
  const near = ZONES.filter(({ length }) => Math.abs(length - text.length) <= 3);
  const alike = near.filter(isAlike);
  // A line that was read well needs no other template tried.
  return alike.length > 0 ? alike : near;
}

const isGood = ({ fit, probability }: Reading) => fit >= LEAST_FIT && probability >= LEAST_PROBABILITY;

function isLike(text: string, template: positions.Positions): boolean {
  let strange = 0;
  for (const [at, sign] of [...text].entries()) if (!mayStand(sign, template[at]!)) strange++;
  return strange <= MOST_STRANGE;
}

function mayStand(sign: string, signs: string): boolean {
  return signs.includes(sign) || [...lookAlikes(sign)].some((other) => signs.includes(other));
}

/** Where a word stands, with room for what was cut. */
export function roomy({ box: { left, top, right, bottom } }: Word) {
  const room = SIDE * (bottom - top);
  return { left: left - room, right: right + room };
}
