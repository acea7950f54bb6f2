import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** The typography of labels and values. In a trial layout, which no parser was written for, each document has another. */
export interface Look {
  isUpper: boolean;
  hasColon: boolean;
  /** The value's place: directly behind its label, in its own column, or under the label. */
  values: 'behind' | 'apart' | 'under';
  /** Font size of the labels, in points. */
  label: number;
  value: number;
  bold: 'labels' | 'values' | 'nothing';
  gray: number;
}

export function lookOf(random: Random, size: number): Look {
  const values = random.of(['behind', 'apart', 'under'] as const);
  return {
    isUpper: random.chance(0.45),
    hasColon: values !== 'under' && random.chance(0.7),
    values,
    label: size * random.of([0.7, 0.8, 0.9]),
    value: size * random.of([1, 1.1, 1.2]),
    bold: random.of(['labels', 'values', 'nothing']),
    gray: random.of([0, 0.2, 0.35]),
  };
}

export interface Grid {
  x: number;
  y: number;
  /** The width of a column. */
  width: number;
  columns?: number;
  /** The distance between rows, as a multiple of the value's font size. */
  leading?: number;
}

/** The margin at the right edge, in points. */
const EDGE = 12;

/** Draws labels and values in rows, in fewer columns if a value would reach the next column. Returns the y of the next row. */
export function drawFields(sheet: Sheet, look: Look, pairs: readonly (readonly [label: string, value: string])[], grid: Grid): number {
  const { x, y, leading = 1.9 } = grid;
  const { width, columns } = columnsFor(sheet, look, pairs, grid);
  const step = look.value * leading + (look.values === 'under' ? look.label : 0);
  for (const [at, [name, value]] of pairs.entries()) {
    const [left, top] = [x + (at % columns) * width, y + Math.floor(at / columns) * step];
    const label = `${look.isUpper ? name.toUpperCase() : name}${look.hasColon ? ':' : ''}`;
    const isUnder = look.values === 'under';
    const end = sheet.text(label, left, top + (isUnder ? 0 : look.value - look.label), {
      size: look.label,
      bold: look.bold === 'labels',
      gray: look.gray,
    });
    const from = isUnder ? left : look.values === 'behind' ? end + look.label * 0.6 : Math.max(left + width * 0.45, end + look.label);
    const style = { size: look.value, bold: look.bold === 'values' };
    // A value that would leave the sheet is printed smaller.
    const size = style.size * Math.min(1, (sheet.width - EDGE - from) / sheet.widthOf(value, style));
    sheet.text(value, from, isUnder ? top + look.label * 1.25 : top, { ...style, size });
  }
  return y + Math.ceil(pairs.length / columns) * step;
}

function columnsFor(sheet: Sheet, look: Look, pairs: readonly (readonly [string, string])[], { width, columns = 1 }: Grid) {
  const space = look.label * 2;
  const needs = Math.max(
    ...pairs.map(([name, value]) => {
      const label = sheet.widthOf(look.isUpper ? name.toUpperCase() : name, { size: look.label, bold: true });
      const text = sheet.widthOf(value, { size: look.value, bold: true });
      if (look.values === 'under') return Math.max(label, text) + space;
      return (look.values === 'apart' ? Math.max(label, width * 0.45) : label) + text + space;
    }),
  );
  const fitting = Math.max(1, Math.min(columns, Math.floor((width * columns) / needs)));
  return { columns: fitting, width: (width * columns) / fitting };
}
