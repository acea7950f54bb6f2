import { type Peak, peaksOf } from './best-path.ts';
import type { Columns } from './columns.ts';

export interface TemplateReading {
  readonly peaks: readonly Peak[];
  /** Logarithm of the probability of all texts of the template together. */
  readonly logMass: number;
}

/** Finds the likeliest text with a class of `slots[i]` at position `i`; null if none fits. The time is columns times reachable classes. */
export function readTemplate(columns: Columns, slots: readonly (readonly number[])[]): TemplateReading | null {
  if (slots.length === 0 || columns.count < slots.length || slots.some((slot) => slot.length === 0)) return null;
  const lattice = new Lattice(columns, slots);
  for (let column = 0; column < columns.count; column++) lattice.step(column);
  return lattice.finish();
}

/** The letters with which paths can leave a position. */
interface Exit {
  /** Best letter, and best of another class: a letter follows its equal only after a blank. */
  readonly best: number;
  readonly cell: number;
  readonly other: number;
  readonly otherCell: number;
  /** Probability of all its letters. */
  readonly mass: number;
}

const NO_EXIT: Exit = { best: 0, cell: 0, other: 0, otherCell: 0, mass: 0 };
/** Lower bound of a probability, so that its logarithm is finite. */
const MIN_PROBABILITY = 1e-300;
/** Share of the total probability below which the first or last reachable position is dropped. */
const MIN_REACH_SHARE = 1e-18;

/**
 * States are cells (a class at a position), then blanks: one before each position and one after the last. Keeps the likeliest path (`best`)
 * and all paths (`mass`), scaled so that masses sum to 1.
 */
class Lattice {
  private readonly classes: Int32Array;
  /** Cell of the same class at the position before; -1 for none. */
  private readonly twins: Int32Array;
  /** First cell of each position, and the total. */
  private readonly begins: number[] = [0];
  private readonly cells: number;
  private readonly states: number;
  /** Predecessor on the likeliest path; fewer than 2^15 states. */
  private readonly came: Int16Array;
  private best: Float64Array;
  private mass: Float64Array;
  private nextBest: Float64Array;
  private nextMass: Float64Array;
  private logMass = 0;
  /** Range of reachable positions, with the blanks before them. */
  private first = 0;
  private last = 0;
  /** Exit of the position before. */
  private exit = NO_EXIT;
  private readonly columns: Columns;

  constructor(columns: Columns, slots: readonly (readonly number[])[]) {
    this.columns = columns;
    this.classes = Int32Array.from(slots.flat());
    for (const slot of slots) this.begins.push(this.begins.at(-1)! + slot.length);
    this.cells = this.classes.length;
    this.twins = Int32Array.from(
      slots.flatMap((slot, at) =>
        slot.map((sign) => {
          const twin = slots[at - 1]?.indexOf(sign) ?? -1;
          return twin < 0 ? -1 : this.begins[at - 1]! + twin;
        }),
      ),
    );
    this.states = this.cells + slots.length + 1;
    this.came = new Int16Array(columns.count * this.states);
    [this.best, this.nextBest] = [new Float64Array(this.states), new Float64Array(this.states)];
    [this.mass, this.nextMass] = [new Float64Array(this.states), new Float64Array(this.states)];
    // Starts at the blank before the first position.
    this.best[this.cells] = 1;
    this.mass[this.cells] = 1;
  }

  step(column: number): void {
    const { first, last } = this;
    this.exit = NO_EXIT;
    let [sum, inFirst, inLast] = [MIN_PROBABILITY, 0, 0];
    for (let position = first; position <= last; position++) {
      const blank = this.blank(column, this.cells + position);
      inLast = this.letters(column, position);
      sum += blank + inLast;
      if (position === first) inFirst = blank + inLast;
    }
    this.scale(sum);
    if (inFirst <= MIN_REACH_SHARE * sum && first < last) this.first++;
    if (inLast > MIN_REACH_SHARE * sum && last < this.begins.length - 1) this.last++;
  }

  /** Updates the blank before a position. */
  private blank(column: number, state: number): number {
    const { exit, best, mass } = this;
    const probability = this.columns.probabilities[column * this.columns.classes]!;
    const leaves = exit.best > best[state]!;
    this.nextBest[state] = (leaves ? exit.best : best[state]!) * probability;
    this.came[column * this.states + state] = leaves ? exit.cell : state;
    this.nextMass[state] = (mass[state]! + exit.mass) * probability;
    return this.nextMass[state]!;
  }

  /** Updates the letters of a position and its exit. The hot loop, so without calls. */
  private letters(column: number, position: number): number {
    const { exit, best, mass, nextBest, nextMass, classes, twins, came } = this;
    const { probabilities } = this.columns;
    const [row, states, blank] = [column * this.columns.classes, column * this.states, this.cells + position];
    const [bestBlank, massBlank] = [best[blank]!, mass[blank]!];
    let [one, oneCell, other, otherCell, all, letters] = [0, 0, 0, 0, 0, 0];
    for (let cell = this.begins[position]!, end = this.begins[position + 1] ?? cell; cell < end; cell++) {
      const here = best[cell]!;
      const twin = twins[cell]!;
      const equal = twin === exit.cell;
      const step = equal ? exit.other : exit.best;
      const value = Math.max(here, bestBlank, step);
      if (value === here) came[states + cell] = cell;
      else if (value === bestBlank) came[states + cell] = blank;
      else came[states + cell] = equal ? exit.otherCell : exit.cell;
      const massIn = twin < 0 ? exit.mass : Math.max(0, exit.mass - mass[twin]!);
      const probability = probabilities[row + classes[cell]!]!;
      nextBest[cell] = value * probability;
      nextMass[cell] = (mass[cell]! + massBlank + massIn) * probability;
      letters += nextMass[cell]!;
      all += mass[cell]!;
      if (here > one) {
        other = one;
        otherCell = oneCell;
        one = here;
        oneCell = cell;
      } else if (here > other) {
        other = here;
        otherCell = cell;
      }
    }
    this.exit = { best: one, cell: oneCell, other, otherCell, mass: all };
    return letters;
  }

  private scale(sum: number): void {
    const { best, mass, nextBest, nextMass, begins, cells, first, last } = this;
    for (const next of [nextBest, nextMass]) {
      for (let cell = begins[first]!, end = begins[last + 1] ?? cells; cell < end; cell++) next[cell]! /= sum;
      for (let blank = cells + first; blank <= cells + last; blank++) next[blank]! /= sum;
    }
    this.logMass += Math.log(sum);
    [this.best, this.nextBest, this.mass, this.nextMass] = [nextBest, best, nextMass, mass];
  }

  finish(): TemplateReading | null {
    const { count, classes, probabilities } = this.columns;
    const ends = [this.states - 1];
    // The cells of the last letter are out of date once its position was pruned.
    if (this.first < this.begins.length - 1) for (let cell = this.begins.at(-2)!; cell < this.cells; cell++) ends.push(cell);
    const end = ends.reduce((one, other) => (this.best[other]! > this.best[one]! ? other : one));
    if (this.best[end] === 0) return null;
    // The path holds cells, not classes: equal signs at two positions stay two letters.
    const path = new Int32Array(count);
    for (let column = count - 1, state = end; column >= 0; column--) {
      path[column] = state < this.cells ? state + 1 : 0;
      state = this.came[column * this.states + state]!;
    }
    const peaks = peaksOf(path, (column, cell) => probabilities[column * classes + this.classes[cell - 1]!]!);
    const mass = ends.reduce((sum, state) => sum + this.mass[state]!, 0);
    return {
      peaks: peaks.map((peak) => ({ ...peak, sign: this.classes[peak.sign - 1]! })),
      logMass: this.logMass + Math.log(Math.max(mass, MIN_PROBABILITY)),
    };
  }
}
