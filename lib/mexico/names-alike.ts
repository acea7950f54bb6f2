import { plainCapitals } from './letters.ts';

/** Words that are ignored when names are compared. */
const SMALL_WORDS = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'Y', 'MC', 'SAN', 'SR', 'SRA']);
const MAX_WORDS = 12;

/** Returns true if two names are likely one person's: any word order, parts missing or abbreviated. Null if a name has one word. */
export function namesAlike(one: string, other: string): boolean | null {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (short.length < 2) return null;
  const left = [...long];
  const fullWords = short.filter((word) => word.length > 1);
  for (const word of [...fullWords, ...short.filter((word) => word.length === 1)]) {
    const at = left.findIndex((candidate) => agree(word, candidate));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

function agree(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);
}

/** Splits a printed text into upper case words without accents, without the words of `SMALL_WORDS`. Ñ becomes N, because print varies. */
export function wordsOf(text: string): string[] {
  return plainCapitals(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .slice(0, MAX_WORDS);
}
