import { bare, slips, slipsAllowed } from './likeness.ts';
import { around, type Box } from './page.ts';
import { isApart, type Row } from './rows.ts';

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
}

function inRow<Name extends string>(row: Row, wanted: readonly Wanted<Name>[], longest: number): Anchor<Name>[] {
  const matches: Match<Name>[] = [];
  const bares = row.words.map(({ text }) => bare(text));
  for (let first = 0; first < bares.length; first++) {
    let letters = '';
    for (let at = first; at < Math.min(bares.length, first + MOST_WORDS); at++) {
      if (at > first && isApart(row.words[at - 1]!, row.words[at]!)) break;
      letters += bares[at]!;
      if (letters.length > longest) break;
      if (letters === '' || !mayBeLabel(row, first, at)) continue;
      for (const { name, letters: label } of wanted) {
        const wrong = slips(letters, label);
        if (wrong === null) continue;
        const words = row.words.slice(first, at + 1);
        matches.push({ name, row, first, end: at + 1, box: around(words.map(({ box }) => box)), length: label.length, slips: wrong });
      }
    }
  }
  const best: Match<Name>[] = [];
  for (const match of matches.sort((one, other) => one.slips - other.slips || other.length - one.length)) {
    const overlapping = best.filter((other) => match.first < other.end && other.first < match.end);
    if (overlapping.every((other) => other.length < match.length)) {
      for (const other of overlapping) best.splice(best.indexOf(other), 1);
      best.push(match);
    }
  }
  return best.sort((one, other) => one.first - other.first);
}

function mayBeLabel({ words }: Row, first: number, last: number): boolean {
  if (words[last]!.text.endsWith(':') || words[last + 1]?.text === ':') return true;
  const before = words[first - 1];
  return !before || isApart(before, words[first]!) || before.text === '|';
}
