import type { Anchor, LabelTexts } from '../layout/anchors.ts';
import { type IsLabel, LabelSheet, runAt, runText, type ValuePlace, type WordRun } from '../layout/fields.ts';
import type { PaperPage, Word } from '../layout/page.ts';
import { cellsOf, fewestWords, rowsOf, type TextRow, textOf } from '../layout/rows.ts';
import { type PaperField, sourceOf } from './findings.ts';

/** Parses a printed text; returns null if it is no such value. */
export type TextParser<Value> = (text: string) => Value | null;

export interface Search {
  /** Places of the value relative to its label, the likeliest first. */
  places?: readonly ValuePlace[];
  /** Maximum number of lines of the value. */
  lines?: number;
  /** Selects the label if it occurs several times. */
  isMeant?: (label: Anchor<string>) => boolean;
}

/** Maximum number of characters in a value. */
const MAX_CHARACTERS = 300;

/** Returns any text without the colon or vertical bar after its label; null if it is empty, too long, or only dashes and dots. */
export function textIn(text: string): string | null {
  const value = text.replace(/^[\s:|]{1,20}/, '').replace(/[\s|]{1,20}$/, '');
  return value === '' || value.length > MAX_CHARACTERS || /^[-_–.*]+$/.test(value) ? null : value;
}

/** Reads values next to their labels. */
export class LabelReader<Name extends string> extends LabelSheet<Name> {
  constructor(pages: readonly PaperPage[], labels: LabelTexts<Name>, isLabel?: IsLabel) {
    super(pages.flatMap(rowsOf), labels, isLabel);
  }

  anchors(name: Name): Anchor<Name>[] {
    return this.labels.filter((label) => label.name === name);
  }

  has(name: Name): boolean {
    return this.anchors(name).length > 0;
  }

  /** Returns the first text at this label that `read` accepts, parsed; null if there is none. */
  value<Value>(
    name: Name,
    read: TextParser<Value>,
    { places = ['right', 'below'], lines = 1, isMeant }: Search = {},
  ): PaperField<Value> | null {
    for (const anchor of this.anchors(name)) {
      if (isMeant && !isMeant(anchor)) continue;
      for (const place of places) {
        const field =
          this.#valueOf(runAt(this, anchor, place, lines), read) ?? this.#valueOf(lines > 1 ? runAt(this, anchor, place, 1) : null, read);
        if (field) return field;
      }
    }
    return null;
  }

  text(name: Name, search: Search = {}): PaperField | null {
    return this.value(name, textIn, search);
  }

  #valueOf<Value>(run: WordRun | null, read: TextParser<Value>): PaperField<Value> | null {
    const value = run && read(runText(run));
    return run && value !== null ? { value, source: sourceOf(run.page, narrow(run.words, read, value)) } : null;
  }

  /** Returns the first row, or cell of a row, that `read` accepts, parsed; null if there is none. */
  anywhere<Value>(read: TextParser<Value>): PaperField<Value> | null {
    for (const row of this.rows) {
      for (const words of [row.words, ...cellsOf(row.words)]) {
        const value = read(textOf(words));
        if (value !== null) return { value, source: sourceOf(row.page, narrow(words, read, value)) };
      }
    }
    return null;
  }

  /** Returns all values that `read` finds, row after row; with `accepts`, only those in cells that it accepts. */
  all<Value>(read: (text: string) => readonly Value[], accepts?: (cell: TextRow) => boolean): PaperField<Value>[] {
    return this.rows.flatMap((row) => {
      if (read(textOf(row.words)).length === 0) return [];
      const cells = cellsOf(row.words).map((words) => ({ ...row, words }));
      const places = accepts ? cells.filter(accepts) : [row];
      return places.flatMap(({ page, words }) => read(textOf(words)).map((value) => ({ value, source: sourceOf(page, words) })));
    });
  }
}

/** Returns the fewest words from which `read` makes the value: other words must not affect its place and confidence. */
const narrow = <Value>(words: readonly Word[], read: TextParser<Value>, value: Value) =>
  fewestWords(words, (some) => isEqual(read(textOf(some)), value));

/** Compares texts, numbers, and plain records and lists of them. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isEqual(Reflect.get(one, name), Reflect.get(other, name)));
}
