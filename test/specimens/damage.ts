import type { PaperPage, Word } from '#papers/layout/page.ts';
import type { Random } from './random.ts';

/** Errors of a reading. Numbers are shares of the words, or of a letter's height. */
export interface Damage {
  /** The share of words with a lower probability. Of the words with a probability p, a share 1 - p is wrong, as for a calibrated reader. */
  unsure: number;
  /** The lowest probability of a word. */
  least: number;
  /** The share of words that are not read. */
  lost: number;
  /** The share of blanks that are not seen, and of words in which a blank is seen that is not there. */
  blanks: number;
  /** The range in which a box's edges vary around their true place. */
  jitter: number;
}

export const damages: Readonly<Record<'clean' | 'moderate' | 'hard', Damage>> = {
  clean: { unsure: 0.03, least: 0.5, lost: 0, blanks: 0.005, jitter: 0.05 },
  moderate: { unsure: 0.12, least: 0.3, lost: 0.005, blanks: 0.02, jitter: 0.1 },
  hard: { unsure: 0.5, least: 0, lost: 0.03, blanks: 0.06, jitter: 0.2 },
};

/** Groups of characters that are confused with each other. */
const alike: readonly string[] = [
  'O0QD',
  'I1lL',
  'S5',
  'B8',
  'Z2',
  'ÑN',
  'G6',
  'UV',
  'ÁA',
  'ÉE',
  'ÍI',
  'ÓO',
  'ÚU',
  'áa',
  'ée',
  'íi',
  'óo',
  'CG',
  'MN',
  '17',
  '38',
];

/** Returns a page with known text as a reader of pictures (OCR) would read it. */
export function damaged(page: PaperPage, damage: Damage, random: Random): PaperPage {
  const words: Word[] = [];
  for (const word of page.words) {
    if (random.chance(damage.lost)) continue;
    const seen = shaken(misread(word, damage, random), damage, random);
    const before = words.at(-1);
    if (before && random.chance(damage.blanks) && areNeighbours(before, seen)) words.push(joined(words.pop()!, seen));
    else if (word.text.length > 3 && random.chance(damage.blanks)) words.push(...parted(seen, random));
    else words.push(seen);
  }
  return { ...page, words, origin: 'ocr' };
}

function misread(word: Word, { unsure, least }: Damage, random: Random): Word {
  if (!random.chance(unsure)) return { ...word, sure: 0.995 };
  const sure = least + ((0.98 - least) * random.between(0, 1000)) / 1000;
  return { ...word, sure, text: random.chance(sure) ? word.text : slipped(word.text, random) };
}

/** Replaces one character by one that looks like it, or by any letter if none does. */
function slipped(text: string, random: Random): string {
  const letters = [...text];
  const at = random.between(0, letters.length - 1);
  const others = alike
    .filter((group) => group.includes(letters[at]!))
    .join('')
    .replaceAll(letters[at]!, '');
  letters[at] = others === '' ? random.letters(1) : random.of([...others]);
  return letters.join('');
}

function shaken(word: Word, { jitter }: Damage, random: Random): Word {
  const { left, top, right, bottom } = word.box;
  const by = () => ((random.between(-100, 100) / 100) * jitter * (bottom - top)) / 2;
  return { ...word, box: { left: left + by(), top: top + by(), right: right + by(), bottom: bottom + by() } };
}

function areNeighbours(left: Word, right: Word): boolean {
  const gap = right.box.left - left.box.right;
  return Math.abs(left.box.top - right.box.top) < 2 && gap > 0 && gap < (left.box.bottom - left.box.top) / 2;
}

/** The highest probability of words joined or split wrongly: a reader that misses a blank is not certain of the letters next to it. */
const BLANK = 0.6;

const joined = (left: Word, right: Word): Word => ({
  text: left.text + right.text,
  sure: Math.min(left.sure, right.sure, BLANK),
  box: { ...left.box, right: right.box.right },
});

function parted(word: Word, random: Random): Word[] {
  const at = random.between(1, word.text.length - 1);
  const { left, right } = word.box;
  const middle = left + ((right - left) * at) / word.text.length;
  const sure = Math.min(word.sure, BLANK);
  return [
    { text: word.text.slice(0, at), sure, box: { ...word.box, right: middle - 0.5 } },
    { text: word.text.slice(at), sure, box: { ...word.box, left: middle + 0.5 } },
  ];
}
