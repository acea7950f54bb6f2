import { clabeOdds, curpOdds, electorKeyOdds, nssOdds, rfcOdds } from '#mexico/code-odds.ts';
import * as positions from '#mexico/positions.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { LineView } from '#vision/reader/reader.ts';
import type { LineReading } from '#vision/reader/reading.ts';
import type { Word } from '../layout/page.ts';
import { lookAlikes } from '../texts/look-alikes.ts';

/** The form of a code: the characters that are allowed at each position. */
interface WordTemplate {
  readonly template: positions.Positions;
  /** Returns how many times likelier this code is on a document than a random text of the form, mainly because of its check digit. */
  odds?(code: string): number;
}

const today = () => mexicanDate(new Date());
const WORDS: readonly WordTemplate[] = [
  { template: positions.CURP, odds: (code) => curpOdds(code, today()) },
  { template: positions.ELECTOR_KEY, odds: electorKeyOdds },
  { template: positions.RFC_OF_PERSON, odds: rfcOdds },
  { template: positions.RFC_OF_COMPANY, odds: rfcOdds },
  { template: positions.CLABE, odds: clabeOdds },
  { template: positions.NSS, odds: nssOdds },
];
/** Templates of lines of machine-readable zones (MRZ): 30 characters on cards, 44 on passports. */
const ZONES: readonly WordTemplate[] = [...positions.TD1, ...positions.TD3].map((template) => ({ template }));

/** Maximum number of characters in a code that neither are allowed at their position nor look like an allowed character. */
const MAX_UNEXPECTED = 2;
/** A reading by a template replaces the text only if its `fit` (0 to 1) is at least this. */
const MIN_FIT = 0.25;
/** A reading by a template replaces the text only if its probability is at least this. */
const MIN_PROBABILITY = 0.4;
/** Margin added left and right of a word for letters that its box cuts, as a share of the box's height. */
const SIDE_MARGIN = 0.12;
/** Matches a line that may belong to a machine-readable zone. */
const ZONE_LINE = /^[\p{L}\d<«‹(]{27,47}$/u;

/**
 * Reads the codes of a line again, with only the characters allowed at each position. A word is replaced if the new reading fits the
 * picture.
 */
export function readCodes(line: LineView, words: readonly Word[]): Word[] {
  return words.map((word) => {
    const part = withMargins(word);
    const readings = formsOf(word.text).map((form) => ({ ...line.read(form, part), form }));
    const [best] = readings.filter(isGood).sort((one, other) => other.fit - one.fit);
    return best ? { ...word, text: best.text, sure: withoutOdds(best.probability, best.form.odds?.(best.text) ?? 1) } : word;
  });
}

/**
 * Removes from a probability the odds that `line.read` applied. `correctCode` (`lib/papers/findings/codes/`) applies them later, and they
 * must be applied once.
 */
function withoutOdds(probability: number, odds: number): number {
  return probability / (probability + odds * (1 - probability));
}

/** True for a word that may be a code or a line of a machine-readable zone. */
export const isLikeCode = (text: string) => formsOf(text).length > 0;

function formsOf(text: string): readonly WordTemplate[] {
  const plain = text.toUpperCase();
  const isAlike = ({ template }: WordTemplate) => template.length === plain.length && isLike(plain, template);
  if (!ZONE_LINE.test(text) || !/[<«‹]/.test(text)) return WORDS.filter(isAlike);
  const near = ZONES.filter(({ template }) => Math.abs(template.length - text.length) <= 3);
  const alike = near.filter(isAlike);
  // A line that was read well needs no other templates.
  return alike.length > 0 ? alike : near;
}

const isGood = ({ fit, probability }: LineReading) => fit >= MIN_FIT && probability >= MIN_PROBABILITY;

function isLike(text: string, template: positions.Positions): boolean {
  let misfits = 0;
  for (const [at, sign] of [...text].entries()) if (!mayStand(sign, template[at]!)) misfits++;
  return misfits <= MAX_UNEXPECTED;
}

function mayStand(sign: string, signs: string): boolean {
  return signs.includes(sign) || [...lookAlikes(sign)].some((other) => signs.includes(other));
}

/** Returns the horizontal extent of a word with the margins for cut letters. */
export function withMargins({ box: { left, top, right, bottom } }: Word) {
  const margin = SIDE_MARGIN * (bottom - top);
  return { left: left - margin, right: right + margin };
}
