import { clabeOdds, curpOdds, electorKeyOdds, nssOdds, rfcOdds } from '#mexico/code-odds.ts';
import * as positions from '#mexico/positions.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { LineView } from '#vision/reader/reader.ts';
import type { LineReading } from '#vision/reader/reading.ts';
import type { Word } from '../layout/page.ts';
import { lookAlikes } from '../texts/look-alikes.ts';

/** What a word may be: the signs that stand in each place, and how much oftener a code is printed than others of its form. */
interface WordTemplate {
  readonly template: positions.Positions;
  odds?(code: string): number;
}

/** Codes whose letters are known to stand in their places, and zones of 30 and 44 signs a line. */
const today = () => mexicanDate(new Date());
const WORDS: readonly WordTemplate[] = [
  { template: positions.CURP, odds: (code) => curpOdds(code, today()) },
  { template: positions.ELECTOR_KEY, odds: electorKeyOdds },
  { template: positions.RFC_OF_PERSON, odds: rfcOdds },
  { template: positions.RFC_OF_COMPANY, odds: rfcOdds },
  { template: positions.CLABE, odds: clabeOdds },
  { template: positions.NSS, odds: nssOdds },
];
const ZONES: readonly WordTemplate[] = [...positions.TD1, ...positions.TD3].map((template) => ({ template }));

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
    const readings = formsOf(word.text).map((form) => ({ ...line.read(form, part), form }));
    const [best] = readings.filter(isGood).sort((one, other) => other.fit - one.fit);
    return best ? { ...word, text: best.text, sure: withoutOdds(best.probability, best.form.odds?.(best.text) ?? 1) } : word;
  });
}

/** How sure a text is by the picture alone: what its check digit tells is weighed where codes are settled, beside all else that tells of it. */
function withoutOdds(probability: number, odds: number): number {
  return probability / (probability + odds * (1 - probability));
}

/** Whether a word may be a code, or a line of a zone. */
export const isLikeCode = (text: string) => formsOf(text).length > 0;

function formsOf(text: string): readonly WordTemplate[] {
  const plain = text.toUpperCase();
  const isAlike = ({ template }: WordTemplate) => template.length === plain.length && isLike(plain, template);
  if (!ZONE_LINE.test(text) || !/[<«‹]/.test(text)) return WORDS.filter(isAlike);
  const near = ZONES.filter(({ template }) => Math.abs(template.length - text.length) <= 3);
  const alike = near.filter(isAlike);
  // A line that was read well needs no other template tried.
  return alike.length > 0 ? alike : near;
}

const isGood = ({ fit, probability }: LineReading) => fit >= LEAST_FIT && probability >= LEAST_PROBABILITY;

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
