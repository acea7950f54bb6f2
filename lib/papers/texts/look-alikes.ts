import type { Positions } from '#mexico/positions.ts';

/** Signs that readers of print take for each other, the likeliest first. */
const alike: Readonly<Record<string, string>> = {
  ...{ 0: 'ODQ', 1: 'ILJT7', 2: 'Z7', 3: 'B8E', 4: 'A', 5: 'S6', 6: 'G5', 7: 'T1Z', 8: 'B3', 9: 'GP' },
  ...{ A: '4', B: '83', C: 'GO', D: '0O', E: 'F', F: 'EP', G: '6C', H: 'N', I: '1L', J: '1', K: 'X', L: '1I', M: 'N', N: 'MHÑ', Ñ: 'N' },
  ...{ O: '0QD', P: 'FR', Q: '0O', R: 'P', S: '5', T: '71', U: 'V', V: 'UY', W: 'V', X: 'K', Y: 'V', Z: '27', '&': '8' },
};

export const lookAlikes = (sign: string): string => alike[sign] ?? '';

/** Letters that were read for figures as those figures. */
export const asFigures = (run: string) => run.replaceAll('O', '0').replace(/[Il]/g, '1');

/** Signs of a code that may be read as one that cannot stand there. More, and it is another text. */
const MOST_ALIKE = 4;

/** The text of upper case signs without what parts them, where it can have been read of such a code. */
function mayBe(text: string, positions: Positions): boolean {
  let strange = 0;
  return [...text].every((sign, at) => {
    const allowed = positions[at]!;
    if (allowed.includes(sign)) return true;
    return ++strange <= MOST_ALIKE && [...lookAlikes(sign)].some((other) => allowed.includes(other));
  });
}

/** Every text that is left without a sign that may be none: readers see one twice, and take a line beside the text for one. */
export function withoutOne(text: string): string[] {
  const isTwice = (at: number) =>
    [at - 1, at + 1].some((near) => text[near] === text[at] || lookAlikes(text[at]!).includes(text[near] ?? ' '));
  const ends = [0, text.length - 1];
  const texts = [...text].flatMap((_, at) => (ends.includes(at) || isTwice(at) ? [text.slice(0, at) + text.slice(at + 1)] : []));
  return [...new Set(texts)];
}

const LONGEST = 400;

/** Finds a run of signs that fit a code, or look like signs that fit. It may have one sign too many; blanks and hyphens do not count. */
export function codeLikeIn(text: string, positions: Positions): string | null {
  const words = text
    .slice(0, LONGEST)
    .toUpperCase()
    .normalize('NFC')
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^A-Z0-9Ñ&]/g, ''))
    .filter((word) => word !== '');
  for (const first of words.keys()) {
    let run = '';
    for (const word of words.slice(first)) {
      run += word;
      if (run.length >= positions.length) break;
    }
    if (run.length === positions.length && mayBe(run, positions)) return run;
    if (run.length === positions.length + 1 && withoutOne(run).some((text) => mayBe(text, positions))) return run;
  }
  return null;
}
