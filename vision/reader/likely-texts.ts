import type { Columns } from './columns.ts';

/** The belief that the columns so far say a beginning of a text, their last one a blank, or its last letter. */
interface Start {
  blank: number;
  letter: number;
}

/** A sign that is believed less in a column is not begun there; nor is a text followed that is so much less likely than the best. */
const LEAST = 1e-5;

/**
 * Up to `most` texts that have one class of `slots[i]` at position `i`, the likeliest that the columns say. Of all beginnings of texts
 * those are followed from column to column of which most can still become. Time: columns times `most` times the classes of a slot.
 */
export function likelyTexts(columns: Columns, slots: readonly (readonly number[])[], most: number): number[][] {
  const { count, classes, beliefs } = columns;
  const cells = new Cells(slots);
  const rests = restsOf(columns, cells);
  // A text is one sign for each of its cells.
  let starts = new Map<string, Start>([['', { blank: 1, letter: 0 }]]);
  for (let column = 0; column < count; column++) {
    const row = column * classes;
    const next = new Map<string, Start>();
    const startOf = (text: string): Start => {
      const start = next.get(text) ?? { blank: 0, letter: 0 };
      next.set(text, start);
      return start;
    };
    for (const [text, { blank, letter }] of starts) {
      const last = lastOf(text);
      const same = startOf(text);
      same.blank += (blank + letter) * beliefs[row]!;
      if (text) same.letter += letter * beliefs[row + cells.classes[last]!]!;
      for (let cell = cells.begins[text.length]!; cell < cells.begins[text.length + 1]!; cell++) {
        const belief = beliefs[row + cells.classes[cell]!]!;
        const follows = text !== '' && cells.classes[cell] === cells.classes[last] ? blank : blank + letter;
        if (belief >= LEAST && follows > 0) startOf(text + String.fromCharCode(cell)).letter += follows * belief;
      }
    }
    starts = promising(next, rests[column + 1]!, cells, most);
  }
  return [...starts.keys()]
    .filter((text) => text.length === slots.length)
    .map((text) => [...text].map((sign) => cells.classes[sign.charCodeAt(0)]!));
}

const lastOf = (text: string) => text.charCodeAt(text.length - 1);

/** The beginnings of which most can become, made as large as the columns before left them small. */
function promising(starts: ReadonlyMap<string, Start>, rest: Float64Array, cells: Cells, most: number): Map<string, Start> {
  const valued = [...starts].map(([text, start]) => {
    const ends = start.letter === 0 ? 0 : start.letter * rest[lastOf(text)]!;
    return { text, start, value: start.blank * rest[cells.count + text.length]! + ends };
  });
  const best = valued.sort((one, other) => other.value - one.value).slice(0, most);
  const greatest = best[0]?.value ?? 0;
  const scale = 1 / greatest;
  const near = best.filter(({ value }) => value > LEAST * greatest);
  return new Map(near.map(({ text, start }) => [text, { blank: start.blank * scale, letter: start.letter * scale }]));
}

/** A class at a position each; behind the cells count the blanks: one before each position, and one after the last. */
class Cells {
  readonly classes: readonly number[];
  readonly begins: readonly number[];
  readonly positions: number;

  constructor(slots: readonly (readonly number[])[]) {
    this.classes = slots.flat();
    const begins = [0];
    for (const slot of slots) begins.push(begins.at(-1)! + slot.length);
    // Behind the last position none begins.
    this.begins = [...begins, begins.at(-1)!];
    this.positions = slots.length;
  }

  get count(): number {
    return this.classes.length;
  }

  /** The cell of a class at a position; -1 where it has none. */
  twinAt(position: number, sign: number): number {
    const at = this.classes.indexOf(sign, this.begins[position]!);
    return at < this.begins[position + 1]! ? at : -1;
  }
}

/** For each column, and after the last: the belief that the rest of a text follows from each cell and blank, in proportion. */
function restsOf({ count, classes, beliefs }: Columns, cells: Cells): Float64Array[] {
  const states = cells.count + cells.positions + 1;
  const end = new Float64Array(states);
  end[states - 1] = 1;
  end.fill(1, cells.begins[cells.positions - 1]!, cells.count);
  const rests = [end];
  for (let column = count - 1; column >= 0; column--) {
    const row = column * classes;
    const after = rests[0]!;
    const rest = new Float64Array(states);
    const belief = (cell: number) => beliefs[row + cells.classes[cell]!]!;
    let greatest = 0;
    for (let position = cells.positions; position >= 0; position--) {
      const blank = cells.count + position;
      let begun = 0;
      for (let cell = cells.begins[position]!; cell < cells.begins[position + 1]!; cell++) begun += belief(cell) * after[cell]!;
      rest[blank] = beliefs[row]! * after[blank]! + begun;
      greatest = Math.max(greatest, rest[blank]!);
      for (let cell = cells.begins[position - 1] ?? 0; position > 0 && cell < cells.begins[position]!; cell++) {
        const twin = cells.twinAt(position, cells.classes[cell]!);
        const others = twin < 0 ? begun : begun - belief(twin) * after[twin]!;
        rest[cell] = belief(cell) * after[cell]! + beliefs[row]! * after[blank]! + Math.max(0, others);
        greatest = Math.max(greatest, rest[cell]!);
      }
    }
    if (greatest > 0) for (let state = 0; state < states; state++) rest[state]! /= greatest;
    rests.unshift(rest);
  }
  return rests;
}
