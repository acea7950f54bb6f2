import type { Columns } from './columns.ts';

/** Probabilities of a prefix, by what the last column read: a blank, or the prefix's last letter. */
type Start = [blank: number, letter: number];

/** Signs below this probability are dropped, and so are prefixes below this share of the best prefix's probability. */
const MIN_PROBABILITY = 1e-5;

/** Finds up to `most` likely texts with a class of `slots[i]` at position `i`, by beam search; the columns to the right count too. */
export function likelyTexts({ count, classes, probabilities }: Columns, slots: readonly (readonly number[])[], most: number): number[][] {
  // A state is a cell (a class at a position) or a blank (before each position and after the last). Cells have the first indexes.
  const signs = slots.flat();
  const begins = [0];
  for (const slot of slots) begins.push(begins.at(-1)! + slot.length);
  // The position after the last has no cells.
  begins.push(signs.length);
  const states = signs.length + slots.length + 1;

  /** Returns the probability of the columns from this one on, for each state, scaled so that the greatest is 1. */
  function restBefore(row: number, after: Float64Array): Float64Array {
    const rest = new Float64Array(states);
    const goesOn = (cell: number) => probabilities[row + signs[cell]!]! * after[cell]!;
    for (let position = slots.length; position >= 0; position--) {
      const blank = signs.length + position;
      // Sum of all letters that may begin at this position.
      let begun = 0;
      for (let cell = begins[position]!; cell < begins[position + 1]!; cell++) begun += goesOn(cell);
      const pause = probabilities[row]! * after[blank]!;
      rest[blank] = pause + begun;
      for (let cell = begins[Math.max(0, position - 1)]!; cell < begins[position]!; cell++) {
        // An equal letter can follow only after a blank.
        const twin = signs.indexOf(signs[cell]!, begins[position]!);
        const others = twin < 0 || twin >= begins[position + 1]! ? begun : begun - goesOn(twin);
        rest[cell] = goesOn(cell) + pause + Math.max(0, others);
      }
    }
    const greatest = rest.reduce((one, other) => Math.max(one, other), 1e-300);
    return rest.map((value) => value / greatest);
  }

  const rests: Float64Array[] = [new Float64Array(states).fill(1, begins[slots.length - 1]!, signs.length).fill(1, states - 1)];
  for (let column = count - 1; column >= 0; column--) rests.push(restBefore(column * classes, rests.at(-1)!));

  // A text is a string whose characters are indexes of cells.
  let starts = new Map<string, Start>([['', [1, 0]]]);
  for (let row = 0; row < count * classes; row += classes) {
    rests.pop();
    const [next, rest] = [new Map<string, Start>(), rests.at(-1)!];
    const add = (text: string, blank: number, letter: number) => {
      const [oneBlank, oneLetter] = next.get(text) ?? [0, 0];
      next.set(text, [oneBlank + blank, oneLetter + letter]);
    };
    for (const [text, [blank, letter]] of starts) {
      // The empty text has no last letter, so the blank (0) takes its place.
      const last = text ? signs[lastOf(text)]! : 0;
      add(text, (blank + letter) * probabilities[row]!, letter * probabilities[row + last]!);
      for (let cell = begins[text.length]!; cell < begins[text.length + 1]!; cell++) {
        const probability = probabilities[row + signs[cell]!]!;
        const before = signs[cell] === last ? blank : blank + letter;
        if (probability >= MIN_PROBABILITY && before > 0) add(text + String.fromCharCode(cell), 0, before * probability);
      }
    }
    starts = promising(next, rest, signs.length, most);
  }
  const fullTexts = [...starts.keys()].filter((text) => text.length === slots.length);
  return fullTexts.map((text) => [...text].map((sign) => signs[sign.charCodeAt(0)]!));
}

const lastOf = (text: string) => text.charCodeAt(text.length - 1);

/** Keeps the `most` most promising prefixes, scaled so that the best has value 1. The first `cells` entries of `rest` are cells. */
function promising(starts: ReadonlyMap<string, Start>, rest: Float64Array, cells: number, most: number): Map<string, Start> {
  const ranking = [...starts].map(([text, [blank, letter]]) => {
    const ends = text ? letter * rest[lastOf(text)]! : 0;
    return { text, blank, letter, value: blank * rest[cells + text.length]! + ends };
  });
  ranking.sort((one, other) => other.value - one.value);
  const greatest = ranking[0]?.value ?? 0;
  const bestTexts = ranking.slice(0, most).filter(({ value }) => value > MIN_PROBABILITY * greatest);
  return new Map(bestTexts.map(({ text, blank, letter }) => [text, [blank / greatest, letter / greatest]]));
}
