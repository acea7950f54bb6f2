import { type Peak, peaksOf } from './best-path.ts';
import type { Columns } from './columns.ts';

export interface TemplateReading {
  /** One a position. */
  readonly peaks: readonly Peak[];
  /** The logarithm of the belief that the columns say some text of the template. */
  readonly logMass: number;
}

/**
 * The likeliest text that has one class of `slots[i]` at position `i`, and the belief in all such texts together.
 * Null where the columns are too few for it, or a slot is empty. Time: columns times all classes of all slots.
 */
export function readTemplate(columns: Columns, slots: readonly (readonly number[])[]): TemplateReading | null {
  if (slots.length === 0 || columns.count < slots.length || slots.some((slot) => slot.length === 0)) return null;
  const lattice = new Lattice(columns, slots);
  for (let column = 0; column < columns.count; column++) lattice.step(column);
  return lattice.finish();
}

/** What leads out of one position of the template. */
interface Exit {
  /** The letter that led furthest, and the best of another class: a letter follows its equal only after a blank. */
  best: number;
  cell: number;
  otherBest: number;
  otherCell: number;
  /** The belief in all its letters together. */
  mass: number;
}

const LEAST = 1e-300;

/**
 * States are cells (a class at a position), and after them the blanks: one before each position and one after the last.
 * For each state it keeps the likeliest way there (`best`, a logarithm) and the belief in all ways (`mass`, scaled to sum 1).
 */
class Lattice {
  private readonly classes: Int32Array;
  private readonly positions: Int32Array;
  /** The cell of the position before that has the same class; -1 where none has. */
  private readonly twins: Int32Array;
  /** Logarithms of the beliefs. */
  private readonly logs: Float64Array;
  /** The first cell of each position, and the count of all. */
  private readonly begins: number[] = [0];
  private readonly cells: number;
  private readonly states: number;
  private readonly came: Int32Array;
  private best: Float64Array;
  private mass: Float64Array;
  private nextBest: Float64Array;
  private nextMass: Float64Array;
  private logMass = 0;
  private readonly columns: Columns;
  private readonly slots: readonly (readonly number[])[];

  constructor(columns: Columns, slots: readonly (readonly number[])[]) {
    this.columns = columns;
    this.slots = slots;
    this.classes = Int32Array.from(slots.flat());
    this.positions = Int32Array.from(slots.flatMap((slot, at) => slot.map(() => at)));
    for (const slot of slots) this.begins.push(this.begins.at(-1)! + slot.length);
    this.cells = this.classes.length;
    this.twins = this.classes.map((sign, cell) => this.twinOf(sign, this.positions[cell]! - 1));
    this.logs = new Float64Array(columns.beliefs.length);
    for (let at = 0; at < this.logs.length; at++) this.logs[at] = Math.log(columns.beliefs[at]! + 1e-30);
    this.states = this.cells + slots.length + 1;
    this.came = new Int32Array(columns.count * this.states);
    [this.best, this.nextBest] = [new Float64Array(this.states).fill(-Infinity), new Float64Array(this.states)];
    [this.mass, this.nextMass] = [new Float64Array(this.states), new Float64Array(this.states)];
    // Before the first column one stands at the blank before the first position.
    this.best[this.cells] = 0;
    this.mass[this.cells] = 1;
  }

  private twinOf(sign: number, position: number): number {
    const at = this.slots[position]?.indexOf(sign) ?? -1;
    return at < 0 ? -1 : this.begins[position]! + at;
  }

  step(column: number): void {
    const { best, mass: massBefore, cells } = this;
    const exits = this.slots.map((_, at) => this.exitOf(at));
    for (let at = 0; at <= this.slots.length; at++) this.blank(column, cells + at, exits[at - 1]);
    for (let at = 0; at < this.slots.length; at++) this.letters(column, at, exits[at - 1]);
    let sum = LEAST;
    for (let state = 0; state < this.states; state++) sum += this.nextMass[state]!;
    this.logMass += Math.log(sum);
    for (let state = 0; state < this.states; state++) this.nextMass[state]! /= sum;
    [this.best, this.nextBest, this.mass, this.nextMass] = [this.nextBest, best, this.nextMass, massBefore];
  }

  private exitOf(position: number): Exit {
    const exit: Exit = { best: -Infinity, cell: 0, otherBest: -Infinity, otherCell: 0, mass: 0 };
    for (let cell = this.begins[position]!; cell < this.begins[position + 1]!; cell++) {
      exit.mass += this.mass[cell]!;
      const value = this.best[cell]!;
      if (value > exit.best) {
        exit.otherBest = exit.best;
        exit.otherCell = exit.cell;
        exit.best = value;
        exit.cell = cell;
      } else if (value > exit.otherBest) {
        exit.otherBest = value;
        exit.otherCell = cell;
      }
    }
    return exit;
  }

  private blank(column: number, state: number, before: Exit | undefined): void {
    const leaves = before !== undefined && before.best > this.best[state]!;
    const at = column * this.columns.classes;
    this.nextBest[state] = (leaves ? before.best : this.best[state]!) + this.logs[at]!;
    this.nextMass[state] = (this.mass[state]! + (before?.mass ?? 0)) * this.columns.beliefs[at]!;
    this.came[column * this.states + state] = leaves ? before.cell : state;
  }

  /** The letters of one position. Written without calls: it is where the time goes. */
  private letters(column: number, position: number, before: Exit | undefined): void {
    const { best, mass, classes, twins, nextBest, nextMass, came, logs } = this;
    const { beliefs } = this.columns;
    const [row, states] = [column * this.columns.classes, column * this.states];
    const blank = this.cells + position;
    const [bestBlank, massBlank] = [best[blank]!, mass[blank]!];
    const last = this.begins[position + 1]!;
    for (let cell = this.begins[position]!; cell < last; cell++) {
      const comes = bestBlank > best[cell]!;
      let value = comes ? bestBlank : best[cell]!;
      let from = comes ? blank : cell;
      let whole = mass[cell]! + massBlank;
      if (before) {
        const twin = twins[cell]!;
        whole += twin < 0 ? before.mass : Math.max(0, before.mass - mass[twin]!);
        const equal = twin === before.cell;
        const other = equal ? before.otherBest : before.best;
        if (other > value) {
          value = other;
          from = equal ? before.otherCell : before.cell;
        }
      }
      const at = row + classes[cell]!;
      nextBest[cell] = value + logs[at]!;
      nextMass[cell] = whole * beliefs[at]!;
      came[states + cell] = from;
    }
  }

  finish(): TemplateReading | null {
    const { count, classes, beliefs } = this.columns;
    const lastCells = Array.from({ length: this.slots.at(-1)!.length }, (_, at) => this.begins.at(-2)! + at);
    const ends = [this.states - 1, ...lastCells];
    const end = ends.reduce((one, other) => (this.best[other]! > this.best[one]! ? other : one));
    if (this.best[end] === -Infinity) return null;
    // The path names cells and not classes: the same sign at two positions stays two letters.
    const path = new Int32Array(count);
    for (let column = count - 1, state = end; column >= 0; column--) {
      path[column] = state < this.cells ? state + 1 : 0;
      state = this.came[column * this.states + state]!;
    }
    const peaks = peaksOf(path, (column, cell) => beliefs[column * classes + this.classes[cell - 1]!]!);
    const mass = ends.reduce((sum, state) => sum + this.mass[state]!, 0);
    return {
      peaks: peaks.map((peak) => ({ ...peak, sign: this.classes[peak.sign - 1]! })),
      logMass: this.logMass + Math.log(Math.max(mass, LEAST)),
    };
  }
}
