import { type Mrz, parseMrz } from '#mexico/mrz.ts';
import type { PaperPage, Word } from './page.ts';
import { rowsOf, type TextRow } from './rows.ts';

/** A machine-readable zone (MRZ) as it was read. */
export interface Zone {
  lines: readonly string[];
  mrz: Mrz;
  page: PaperPage;
  words: readonly Word[];
}

const LINE = /^[A-Z0-9<]{28,46}$/;

/** Characters as which OCR reads the filler `<`. */
const fillers = /[«‹]/g;

function lineOf(row: TextRow): string | null {
  const text = row.words
    .map((word) => word.text)
    .join('')
    .replace(fillers, (sign) => (sign === '«' ? '<<' : '<'))
    .toUpperCase();
  return LINE.test(text) && text.includes('<') ? text : null;
}

/** Finds the first valid zone of two or three consecutive lines; null if there is none. */
export function zoneOf(pages: readonly PaperPage[], today: string): Zone | null {
  for (const page of pages) {
    const rows = rowsOf(page).map((row) => ({ row, line: lineOf(row) }));
    for (const [at] of rows.entries()) {
      for (const count of [3, 2]) {
        const some = rows.slice(at, at + count);
        if (some.length < count || some.some(({ line }) => line === null)) continue;
        const lines = some.map(({ line }) => line!);
        const reading = parseMrz(lines, today);
        if (reading.ok) return { lines, mrz: reading.value, page, words: some.flatMap(({ row }) => row.words) };
      }
    }
  }
  return null;
}
