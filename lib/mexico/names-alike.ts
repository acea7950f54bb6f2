import { withoutMarks } from './letters.ts';

/** Words that do not identify a name. */
const SMALL = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'Y', 'MC', 'SAN', 'SR', 'SRA']);
const MOST_WORDS = 12;

/** Tells whether two names are likely one person's, in any order, with parts missing or abbreviated. Null below two words. */
export function namesAlike(one: string, other: string): boolean | null {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (short.length < 2) return null;
  const left = [...long];
  const whole = short.filter((word) => word.length > 1);
  for (const word of [...whole, ...short.filter((word) => word.length === 1)]) {
    const at = left.findIndex((candidate) => agree(word, candidate));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

function agree(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);
}

/** Splits a printed text into upper case words without accents and small words. Ñ counts as N: printers differ on it. */
export function wordsOf(text: string): string[] {
  const plain = withoutMarks(text).toUpperCase();
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL.has(word))
    .slice(0, MOST_WORDS);
}
