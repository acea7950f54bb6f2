import type { PaperPage } from '#papers/layout/page.ts';
import { dateIn, datesIn } from '#papers/texts/dates.ts';
import { printedDay } from '#papers/texts/printed-days.ts';

type DayPeriod = [start: string, end: string | null];

/** Matches a day of one digit before a month of two: `1/05/2026`. */
const SHORT_DAY = /(?<!\d|\d[-/.])(\d)(?=[-/.]0\d[-/.]\d{2})/g;

/** Match a month without a day: `FEB-2015`, `02/2015`; `2015-02`. */
const MONTH_FIRST = /^(?:\p{L}{3,10}|\d{1,2})[-/. ](?:\d{4}|\d{2})$/u;
const MONTH_LAST = /^\d{4}[-/.]\d{2}$/;

/** Returns readers of days for these pages. In pictures, `1/05/2026` is not read: OCR may have lost the first digit of its day. */
export function daysOf(pages: readonly PaperPage[], today: string) {
  const isText = pages.every(({ origin }) => origin === 'text');
  const withTwoDigitDays = (text: string) => (isText ? text.replace(SHORT_DAY, '0$1') : text);
  const dayIn = (text: string) => dateIn(withTwoDigitDays(text), today);
  return {
    /** Returns the first day in a text; null if there is none. */
    dayIn,
    /** Returns the day that is the whole text; of a month or a year that stands alone, `YYYY-MM` or `YYYY`. */
    onlyDay(text: string): string | null {
      const day = printedDay(text);
      if (day === null || /^\d{4}$/.test(day)) return day;
      const first = MONTH_FIRST.test(day) ? `01-${day}` : MONTH_LAST.test(day) ? `${day}-01` : null;
      return first === null ? dayIn(day) : (dayIn(first)?.slice(0, 7) ?? null);
    },
    /** Returns the first and last day of a period, or only its first; null if one of two printed days is unreadable. */
    periodIn: (text: string) => periodIn(withTwoDigitDays(text), today),
    /** Returns all days in a text, as ISO dates. */
    daysIn: (text: string) => datesIn(withTwoDigitDays(text), today).map(({ date }) => date),
  };
}

export type Days = ReturnType<typeof daysOf>;

/** Matches a first day whose month or year only the last day has: `Del 1 al 30 de septiembre de 2026`, `01 ago - 30 sep 2026`. */
const SHORT_START = /^(?:del? )?(\d{1,2})(?:(?: de |[ /-])(\p{L}{3,10}|\d{1,2}))?\.? ?(?:al?|[-–]) ?(?=\d)/iu;
/** Matches a text after which the end of a period is missing: `del 1 de mayo al`. */
const IS_OPEN = /(?:\bal?|[-–]|\bde|\bdel)\s*$/i;
/** Maximum number of a text's characters that are searched for a period. */
const MAX_CHARACTERS = 200;

function periodIn(input: string, today: string): DayPeriod | null {
  const text = input.slice(0, MAX_CHARACTERS).replace(/^[\s:.]{1,10}/, '');
  const days = datesIn(text, today);
  const [start, end] = days;
  if (start && end) return [start.date, end.date];
  const short = shortPeriodIn(text, today);
  if (short) return short;
  const rest = start ? text.slice(0, start.at) + text.slice(start.end) : text;
  return start && !/\d/.test(rest) && !IS_OPEN.test(rest) ? [start.date, null] : null;
}

function shortPeriodIn(text: string, today: string): DayPeriod | null {
  const [head, day, month] = SHORT_START.exec(text) ?? [];
  if (head === undefined || day === undefined) return null;
  const tail = text.slice(head.length);
  const [last, ...more] = datesIn(tail, today);
  if (last?.at !== 0 || more.length > 0 || /\d/.test(tail.slice(last.end))) return null;
  const [year, monthOfEnd] = last.date.split('-') as [string, string];
  const startIn = (ofYear: number) => dateIn(`${day.padStart(2, '0')} ${(month ?? monthOfEnd).padStart(2, '0')} ${ofYear}`, today);
  const start = startIn(Number(year));
  const before = start !== null && start > last.date && month !== undefined ? startIn(Number(year) - 1) : start;
  return before !== null && before <= last.date ? [before, last.date] : null;
}
