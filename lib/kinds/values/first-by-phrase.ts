import { type FieldCollector, type PaperField, sourceOf } from '#papers/findings/findings.ts';
import { hasPhrase } from '#papers/layout/phrases.ts';
import { fewestWords, type TextRow } from '#papers/layout/rows.ts';

/** Returns the first element of `all` with a phrase that the rows print, small misreadings allowed; null if there is none. */
export function firstByPhrase<One extends { readonly phrases: readonly string[] }>(
  rows: readonly TextRow[],
  all: readonly One[],
): PaperField<One> | null {
  for (const value of all) {
    const phrase = value.phrases.find((some) => hasPhrase(rows, some));
    const row = phrase && rows.find((one) => hasPhrase([one], phrase));
    if (!phrase || !row) continue;
    const words = fewestWords(row.words, (some) => hasPhrase([{ ...row, words: some }], phrase));
    return { value, source: sourceOf(row.page, words) };
  }
  return null;
}

/** Records the field's source and returns its value, whatever its confidence: its similarity to a known phrase is enough. */
export function takeKnown<Value>(findings: FieldCollector, path: string, field: PaperField<Value> | null): Value | null {
  if (field === null) return null;
  findings.sources[path] = field.source;
  return field.value;
}
