import { middleOf, type Word } from '../layout/page.ts';
import { type Row, textOf } from '../layout/rows.ts';
import { datesIn } from '../texts/dates.ts';
import type { LabelReader } from './label-reader.ts';
import type { taxLabels } from './tax-labels.ts';

export interface Regime {
  regime: string;
  start_date: string | null;
}

type Reader = LabelReader<keyof typeof taxLabels>;

const MOST_REGIMES = 30;
/** Rows under the heading that are looked through. */
const MOST_ROWS = 60;
const ENDS: readonly (keyof typeof taxLabels)[] = ['duties', 'chain', 'privacy', 'activities'];

/** The regimes in force: rows of a table, or a label and a date for each. One with an end is over. */
export function regimesOf(reader: Reader, today: string): Regime[] {
  const labelled = labelledRegimes(reader, today);
  return labelled.length > 0 ? labelled : tableOfRegimes(reader, today);
}

/** `Régimen: … Fecha de alta: dd-mm-yyyy`. */
function labelledRegimes(reader: Reader, today: string): Regime[] {
  const regimes: Regime[] = [];
  for (const { row, end } of reader.anchors('regime')) {
    const value = textOf(row.words.slice(end)).replace(/^[\s:]+/, '');
    if (!row.words[end - 1]?.text.includes(':') || value === '' || regimes.length === MOST_REGIMES) continue;
    const below = reader.rows.slice(row.at, row.at + 4).map(({ words }) => textOf(words));
    const start = below.find((text) => /fecha (de )?(alta|inicio)/i.test(text));
    regimes.push({ regime: value, start_date: (start && datesIn(start, today)[0]?.date) ?? null });
  }
  return regimes;
}

function tableOfRegimes(reader: Reader, today: string): Regime[] {
  const [header] = reader.anchors('regimeStart');
  const title = reader.anchors('regimes').findLast(({ row }) => !header || row.at <= header.row.at);
  const from = header ?? title;
  if (!from) return [];
  const edge = header?.box.left ?? Number.POSITIVE_INFINITY;
  const lines: { words: Word[]; dates: string[]; middle: number; row: Row }[] = [];
  for (const row of reader.rows.slice(from.row.at + 1, from.row.at + 1 + MOST_ROWS)) {
    const labels = reader.sheet.anchors.filter((anchor) => anchor.row === row);
    if (row.page !== from.row.page || labels.some(({ name }) => ENDS.includes(name))) break;
    const words = row.words.filter(({ box }) => box.left < edge - 1);
    const text = words.filter((word) => datesIn(word.text, today).length === 0);
    lines.push({ words: text, dates: datesIn(textOf(row.words), today).map(({ date }) => date), middle: middleOf(row.words[0]!.box), row });
  }
  const dated = lines.filter(({ dates }) => dates.length > 0);
  // A name that is longer than its cell stands over or under the line of its dates: it belongs to the nearest.
  const names = new Map(dated.map((line) => [line, [] as typeof lines]));
  for (const line of lines) {
    const nearest = dated.reduce<(typeof lines)[number] | null>(
      (best, other) => (best === null || Math.abs(other.middle - line.middle) < Math.abs(best.middle - line.middle) ? other : best),
      null,
    );
    if (nearest) names.get(nearest)!.push(line);
  }
  return dated
    .map((line) => ({
      line,
      regime: names
        .get(line)!
        .map(({ words }) => textOf(words))
        .join(' ')
        .trim(),
    }))
    .filter(({ line, regime }) => line.dates.length === 1 && regime !== '')
    .slice(0, MOST_REGIMES)
    .map(({ line, regime }) => ({ regime, start_date: line.dates[0]! }));
}
