import { bare, slips, slipsAllowed } from './likeness.ts';
import { around, type Box } from './page.ts';
import { isApart, isParted, type Row } from './rows.ts';

/** A label found in a row: its words from `first` to before `end`. */
export interface Anchor<Name extends string> {
  name: Name;
  row: Row;
  first: number;
  end: number;
  box: Box;
}

export type Labels<Name extends string> = Readonly<Record<Name, readonly string[]>>;

interface Wanted<Name extends string> {
  name: Name;
  letters: string;
}

/** Words of the longest label. */
const MOST_WORDS = 12;

/**
 * Every place where one of these labels is printed, by likeness. A label begins a column or ends with a colon: elsewhere the same word is
 * part of a value. Where two overlap, the longer one is meant.
 */
export function anchorsOf<Name extends string>(rows: readonly Row[], labels: Labels<Name>): Anchor<Name>[] {
  const wanted = (Object.entries(labels) as [Name, readonly string[]][]).flatMap(([name, texts]) =>
    texts.map((text): Wanted<Name> => ({ name, letters: bare(text) })),
  );
  const longest = Math.max(...wanted.map(({ letters }) => letters.length + slipsAllowed(letters)));
  return rows.flatMap((row) => inRow(row, wanted, longest));
}

interface Match<Name extends string> extends Anchor<Name> {
  length: number;
  slips: number;
  /** Stands where a label begins; else only right behind another. */
  free: boolean;
}

function inRow<Name extends string>(row: Row, wanted: readonly Wanted<Name>[], longest: number): Anchor<Name>[] {
  const matches = matchesIn(row, wanted, longest);
  const best = longestOf(matches.filter(({ free }) => free));
  // The heads of a table may stand so close that nothing parts them.
  for (let at = 0; at < best.length; at++) {
    const { end } = best[at]!;
    // Behind a colon stands a value.
    if (row.words[end - 1]!.text.endsWith(':')) continue;
    const behind = matches.filter(({ free, first }) => !free && first === end);
    best.push(...longestOf(behind).filter((match) => !best.some((other) => overlap(match, other))));
  }
  return best.sort((one, other) => one.first - other.first);
}

function matchesIn<Name extends string>(row: Row, wanted: readonly Wanted<Name>[], longest: number): Match<Name>[] {
  const matches: Match<Name>[] = [];
  for (const { first, end, letters } of runsOf(row, longest)) {
    const free = mayBeLabel(row, first, end - 1);
    for (const { name, letters: label } of wanted) {
      const wrong = slips(letters, label);
      if (wrong === null) continue;
      const box = around(row.words.slice(first, end).map((word) => word.box));
      matches.push({ name, row, first, end, box, length: label.length, slips: wrong, free });
    }
  }
  return matches;
}

/** Every run of words of a column with its letters, as far as a label may go. */
function runsOf({ words }: Row, longest: number): { first: number; end: number; letters: string }[] {
  const bares = words.map(({ text }) => bare(text));
  const runs: { first: number; end: number; letters: string }[] = [];
  for (let first = 0; first < bares.length; first++) {
    let letters = '';
    for (let at = first; at < Math.min(bares.length, first + MOST_WORDS); at++) {
      if (at > first && isApart(words[at - 1]!, words[at]!)) break;
      letters += bares[at]!;
      if (letters.length > longest) break;
      if (letters !== '') runs.push({ first, end: at + 1, letters });
    }
  }
  return runs;
}

const overlap = (one: Match<string>, other: Match<string>) => one.first < other.end && other.first < one.end;

/** Those that remain where of two that overlap the longer one counts. */
function longestOf<Name extends string>(matches: readonly Match<Name>[]): Match<Name>[] {
  const best: Match<Name>[] = [];
  for (const match of matches.toSorted((one, other) => one.slips - other.slips || other.length - one.length)) {
    const overlapping = best.filter((other) => overlap(match, other));
    if (overlapping.every((other) => other.length < match.length)) {
      for (const other of overlapping) best.splice(best.indexOf(other), 1);
      best.push(match);
    }
  }
  return best;
}

function mayBeLabel({ words }: Row, first: number, last: number): boolean {
  if (words[last]!.text.endsWith(':') || words[last + 1]?.text === ':') return true;
  const before = words[first - 1];
  return !before || isParted(before, words[first]!) || before.text === '|';
}
