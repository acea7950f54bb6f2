import { countMisreadInLabel, lettersOfWord, lettersOnly, maxMisread, maxMisreadIfSure } from './likeness.ts';
import { around, type PageBox } from './page.ts';
import { hasColumnGap, hasLabelGap, type TextRow } from './rows.ts';

/** A label found in a row: its words from `first` to before `end`. */
export interface Anchor<Name extends string> {
  name: Name;
  row: TextRow;
  first: number;
  end: number;
  box: PageBox;
  /** True if it has more wrong letters than well-read print can have. */
  isDoubtful: boolean;
}

export type LabelTexts<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** A label's letters, in upper case without accents. */
interface LabelLetters<Name extends string> {
  name: Name;
  letters: string;
}

/** Maximum number of words of a label. */
const MAX_WORDS_OF_LABEL = 12;

/** Maximum number of places of one label on a paper. Papers print a label a few times, so more is an attack. */
const MAX_PLACES = 40;

/** Finds labels, small misreadings allowed. A label begins a column or ends with a colon; the longer of overlapping labels counts. */
export function anchorsOf<Name extends string>(rows: readonly TextRow[], labels: LabelTexts<Name>): Anchor<Name>[] {
  const labelsByLength = new Map<number, LabelLetters<Name>[]>();
  let longest = 0;
  for (const [name, texts] of Object.entries(labels) as [Name, readonly string[]][]) {
    for (const letters of new Set(texts.map(lettersOnly))) {
      const most = maxMisread(letters);
      longest = Math.max(longest, letters.length + most);
      for (let length = letters.length - most; length <= letters.length + most; length++)
        labelsByLength.set(length, [...(labelsByLength.get(length) ?? []), { name, letters }]);
    }
  }
  const all = rows.flatMap((row) => inRow(row, labelsByLength, longest));
  const certain = new Set(all.filter(({ isDoubtful }) => !isDoubtful).map(({ name }) => name));
  const places = new Map<Name, number>();
  return all.filter(({ name, isDoubtful }) => {
    const count = (places.get(name) ?? 0) + 1;
    places.set(name, count);
    return count <= MAX_PLACES && !(isDoubtful && certain.has(name));
  });
}

/** Labels that a text may be, by the text's number of letters. */
type ByLength<Name extends string> = ReadonlyMap<number, readonly LabelLetters<Name>[]>;

/** Minimum number of letters of a label that may directly follow digits, as `LOCALIDAD` in `MUNICIPIO 039 LOCALIDAD 0001`. */
const LONG_LABEL = 7;

interface LabelMatch<Name extends string> extends Anchor<Name> {
  length: number;
  misreadCount: number;
  /** True if a label may begin here; a match elsewhere counts only directly after another label. */
  isAtStart: boolean;
}

/** Finds the labels of a row, from left to right. */
function inRow<Name extends string>(row: TextRow, labelsByLength: ByLength<Name>, longest: number): Anchor<Name>[] {
  const matches = matchesIn(row, labelsByLength, longest);
  const best = longestOf(matches.filter(({ isAtStart }) => isAtStart));
  // The column titles of a table may have no gap between them.
  for (let at = 0; at < best.length; at++) {
    const { end } = best[at]!;
    // The text after a colon is a value.
    if (row.words[end - 1]!.text.endsWith(':')) continue;
    const behind = matches.filter((match) => !match.isAtStart && match.first === end && isTitle(match, matches));
    best.push(...longestOf(behind).filter((match) => !best.some((other) => overlap(match, other))));
  }
  return best.sort((one, other) => one.first - other.first);
}

/** True for a column title: the column's end or another title follows. `ESTADO CIUDAD DE MÉXICO` is a label and its value. */
function isTitle<Name extends string>({ row, end }: LabelMatch<Name>, matches: readonly LabelMatch<Name>[]): boolean {
  const [last, next] = [row.words[end - 1]!, row.words[end]];
  return !next || last.text.endsWith(':') || hasLabelGap(last, next) || matches.some(({ first }) => first === end);
}

function matchesIn<Name extends string>(row: TextRow, labelsByLength: ByLength<Name>, longest: number): LabelMatch<Name>[] {
  const matches: LabelMatch<Name>[] = [];
  for (const { first, end, letters, sure } of runsOf(row, longest)) {
    const isAtStart = mayBeLabel(row, first, end - 1);
    const followsFigures = /^[\d-]{2,}$/.test(row.words[first - 1]?.text ?? '');
    for (const { name, letters: label } of labelsByLength.get(letters.length) ?? []) {
      const wrong = countMisreadInLabel(letters, label, sure);
      if (wrong === null) continue;
      const box = around(row.words.slice(first, end).map((word) => word.box));
      matches.push({
        name,
        row,
        first,
        end,
        box,
        length: label.length,
        misreadCount: wrong,
        isDoubtful: wrong > maxMisreadIfSure(label),
        isAtStart: isAtStart || (followsFigures && wrong === 0 && label.length >= LONG_LABEL),
      });
    }
  }
  return matches;
}

interface LetterRun {
  first: number;
  end: number;
  letters: string;
  /** Lowest confidence among its words. */
  sure: number;
}

/** Lists every run of words in a column that is short enough for a label, with its letters. */
function runsOf({ words }: TextRow, longest: number): LetterRun[] {
  const runs: LetterRun[] = [];
  for (let first = 0; first < words.length; first++) {
    let [letters, sure] = ['', 1];
    for (let at = first; at < Math.min(words.length, first + MAX_WORDS_OF_LABEL); at++) {
      if (at > first && hasColumnGap(words[at - 1]!, words[at]!)) break;
      letters += lettersOfWord(words[at]!);
      sure = Math.min(sure, words[at]!.sure);
      if (letters.length > longest) break;
      if (letters !== '') runs.push({ first, end: at + 1, letters, sure });
      // The text after a colon is a value.
      if (words[at]!.text.endsWith(':')) break;
    }
  }
  return runs;
}

const overlap = (one: LabelMatch<string>, other: LabelMatch<string>) => one.first < other.end && other.first < one.end;

/** One misread letter outweighs this many matched letters. */
const COST = 3;
const worth = ({ length, misreadCount: wrong }: LabelMatch<string>) => length - COST * wrong;

/** Removes overlaps: keeps the longer match, unless its misread letters outweigh its length. */
function longestOf<Name extends string>(matches: readonly LabelMatch<Name>[]): LabelMatch<Name>[] {
  const best: LabelMatch<Name>[] = [];
  for (const match of [...matches].sort((one, other) => one.misreadCount - other.misreadCount || other.length - one.length)) {
    const overlapping = best.filter((other) => overlap(match, other));
    if (overlapping.every((other) => worth(other) < worth(match))) {
      for (const other of overlapping) best.splice(best.indexOf(other), 1);
      best.push(match);
    }
  }
  return best;
}

/** True if a colon follows the words, or if they begin the row or follow a gap or a vertical line. */
function mayBeLabel({ words }: TextRow, first: number, last: number): boolean {
  if (words[last]!.text.endsWith(':') || words[last + 1]?.text === ':') return true;
  const before = words[first - 1];
  return !before || hasLabelGap(before, words[first]!) || before.text === '|';
}
