import type { PaperField } from '#papers/findings/findings.ts';
import type { LabelReader } from '#papers/findings/label-reader.ts';
import type { IneLabel } from './labels.ts';

/** Maximum number of a text's characters that are searched for years. */
const LONGEST_LINE = 200;
/** Maximum number of characters between two years: a dash with spaces, or its misreading. */
const LONGEST_DASH = 9;

const isYear = (text: string) => /^20\d\d$/.test(text);

interface ValiditySpan {
  start: string | null;
  end: string;
}

/** Finds the last two years of a row, however the dash between them was read. */
const yearsIn = (text: string): ValiditySpan | null => {
  const line = text.slice(0, LONGEST_LINE);
  const figures = [...line.matchAll(/\d+/g)].flatMap(({ 0: text, index }) =>
    // If the dash was missed, the two years are a run of eight digits.
    text.length === 8
      ? [
          { text: text.slice(0, 4), index },
          { text: text.slice(4), index: index + 4 },
        ]
      : [{ text, index }],
  );
  for (let at = figures.length - 1; at > 0; at--) {
    const [one, other] = [figures[at - 1]!, figures[at]!];
    const between = line.slice(one.index + one.text.length, other.index);
    const isDash = between.length <= LONGEST_DASH && between.replace(/\P{L}/gu, '').length <= 1;
    const [start, end] = [one.text, other.text];
    if (isDash && isYear(start) && isYear(end) && line[one.index - 1] !== '/') return start < end ? { start, end } : null;
  }
  return null;
};

/** Reads a single year, `2024`, as the end; null if digits follow, which may be an unreadable second year. */
const lastYearIn = (text: string): ValiditySpan | null => {
  const [end] = /^20\d\d(?!.{0,4}\d)/.exec(text.trim()) ?? [];
  return end === undefined ? null : { start: null, end };
};

/** Years for which a credential is valid. */
const TERM = 10;
/** Finds two years that are exactly the term apart; not from the section number, which may look like a year. */
const wholeTermIn = (section: string | null) => (text: string) => {
  const years = yearsIn(text);
  return years && years.start !== section && Number(years.end) - Number(years.start) === TERM ? years : null;
};

/** Reads the validity as two years or as its last year. Null if none was read, or its start or end contradicts the year of emission. */
export function validityOf(
  reader: LabelReader<IneLabel>,
  { emission, section, today }: Readonly<Record<'emission' | 'section', string | null>> & { today: string },
): PaperField<ValiditySpan> | null {
  const validity = reader.value('validity', yearsIn, { places: ['row', 'below'] }) ?? reader.anywhere(wholeTermIn(section));
  if (validity) return emission === null || emission === validity.value.start ? validity : null;
  const single = reader.value('validity', lastYearIn);
  // Without a year of emission, a past year is the start of a span whose end was not read.
  const least = emission ?? (reader.has('emission') ? '' : today.slice(0, 4));
  return single && single.value.end > least ? single : null;
}
