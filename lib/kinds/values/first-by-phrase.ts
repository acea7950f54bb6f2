import { type FieldCollector, type PaperField, sourceOf } from '#papers/findings/findings.ts';
import type { Word } from '#papers/layout/page.ts';
import { says } from '#papers/layout/phrases.ts';
import type { TextRow } from '#papers/layout/rows.ts';

/** The first of these of which a phrase is printed, by likeness. */
export function firstByPhrase<One extends { readonly phrases: readonly string[] }>(
  rows: readonly TextRow[],
  all: readonly One[],
): PaperField<One> | null {
  for (const value of all) {
    const phrase = value.phrases.find((some) => says(rows, some));
    const row = phrase && rows.find((one) => says([one], phrase));
    if (row) return { value, source: sourceOf(row.page, wordsSaying(row, phrase)) };
  }
  return null;
}

/** The words of a row that are needed to say it. */
function wordsSaying(row: TextRow, phrase: string): readonly Word[] {
  const isSaid = (words: readonly Word[]) => says([{ ...row, words }], phrase);
  let { words } = row;
  while (words.length > 1 && isSaid(words.slice(1))) words = words.slice(1);
  while (words.length > 1 && isSaid(words.slice(0, -1))) words = words.slice(0, -1);
  return words;
}

/** The value, however surely its words were read: likeness to what is known makes it so. */
export function tell<Value>(findings: FieldCollector, path: string, field: PaperField<Value> | null): Value | null {
  if (field === null) return null;
  findings.sources[path] = field.source;
  return field.value;
}
