import type { PaperField } from '#papers/findings/findings.ts';
import type { LabelReader } from '#papers/findings/label-reader.ts';
import type { IneLabel } from './labels.ts';

const LONGEST_LINE = 200;
/** A dash with blanks around it, or what a reader took it for. */
const LONGEST_DASH = 9;

const isYear = (text: string) => /^20\d\d$/.test(text);

interface ValiditySpan {
  start: string | null;
  end: string;
}

/** Finds the last two years of a row, whatever a reader makes of the dash between them. */
const yearsIn = (text: string): ValiditySpan | null => {
  const line = text.slice(0, LONGEST_LINE);
  const figures = [...line.matchAll(/\d+/g)].flatMap(({ 0: text, index }) =>
    // Where the dash was not read at all, the two are one.
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

/** `2024`; null where it is one of two, and the other cannot be read. */
const lastYearIn = (text: string): ValiditySpan | null => {
  const [end] = /^20\d\d(?!.{0,4}\d)/.exec(text.trim()) ?? [];
  return end === undefined ? null : { start: null, end };
};

/** A credential is in force for so many years. */
const TERM = 10;
/** A section may look like a year: it begins no span. */
const wholeTermIn = (section: string | null) => (text: string) => {
  const years = yearsIn(text);
  return years && years.start !== section && Number(years.end) - Number(years.start) === TERM ? years : null;
};

/** Reads the validity as two years, which may stand apart, or as one year. Null where it would end before it begins. */
export function validityOf(
  reader: LabelReader<IneLabel>,
  { emission, section, today }: Readonly<Record<'emission' | 'section', string | null>> & { today: string },
): PaperField<ValiditySpan> | null {
  const validity = reader.value('validity', yearsIn, { places: ['row', 'below'] }) ?? reader.anywhere(wholeTermIn(section));
  if (validity) return emission === null || emission === validity.value.start ? validity : null;
  const single = reader.value('validity', lastYearIn);
  // Without a year of emission one that is over began the span, and the end was not read.
  const least = emission ?? (reader.has('emission') ? '' : today.slice(0, 4));
  return single && single.value.end > least ? single : null;
}
