export const months = 'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE'.split(' ');
const MONTH = `(?:${months.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}|SETIEMBRE|SEPT|JAN|APR|AUG|DEC)`;
const english: Readonly<Record<string, number>> = { JAN: 1, APR: 4, AUG: 8, DEC: 12, SET: 9 };

/** Years of two digits up to this many years ahead belong to this century. */
const MAX_YEARS_AHEAD = 20;

interface DateShape {
  pattern: RegExp;
  /** Indexes of the groups of year, month and day. */
  order: readonly [year: number, month: number, day: number];
}

const shapes: readonly DateShape[] = [
  { pattern: /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, order: [1, 2, 3] },
  // Excludes a day of one digit before a month such as `04`: another digit of the day was missed.
  { pattern: /(?<!\d)(\d{2}|\d(?! ?[-/.] ?0)) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4}|\d{2})(?!\d)/, order: [3, 2, 1] },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})(?:RO)?[ -/.]{0,3}(?:DE )?(${MONTH})\\.?[ -/.]{0,3}(?:DEL? )?(\\d{4}|\\d{2})(?!\\d)`),
    order: [3, 2, 1],
  },
  { pattern: new RegExp(`(?<![A-Z])(${MONTH})\\.? (\\d{1,2}),? (?:DEL? )?(\\d{4})(?!\\d)`), order: [3, 1, 2] },
  { pattern: /(?<!\d)(\d{2}) (\d{2}) (\d{4})(?!\d)/, order: [3, 2, 1] },
];

/** Matches digits, some of them misread as letters that look alike. */
const LIKE_FIGURES = /(?<![A-Z\d])(?=[OIL]{0,3}\d)[OIL\d]{2,4}(?![A-Z\d])/g;

/** Maximum number of a text's characters that are searched for a date. */
const MAX_CHARACTERS = 200;

export interface FoundDate {
  /** ISO date. */
  date: string;
  at: number;
  end: number;
}

/** Returns the dates in a text, from left to right, without days that are not in the calendar. `today`: ISO date. */
export function datesIn(text: string, today: string): FoundDate[] {
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .toUpperCase()
    .replace(/[ÁÉÍÓÚ]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(LIKE_FIGURES, (run) => run.replaceAll('O', '0').replace(/[IL]/g, '1'));
  const dates: FoundDate[] = [];
  for (const { pattern, order } of shapes) {
    for (const match of plain.matchAll(new RegExp(pattern, 'g'))) {
      const [year, month, day] = order.map((group) => match[group]!) as [string, string, string];
      const date = isoDate(wholeYear(year, today), monthNumber(month), Number(day));
      const [at, end] = [match.index, match.index + match[0].length];
      if (date !== null && dates.every((other) => end <= other.at || at >= other.end)) dates.push({ date, at, end });
    }
  }
  return dates.sort((one, other) => one.at - other.at);
}

/** Returns the first date in a text; null if there is none. */
export const dateIn = (text: string, today: string): string | null => datesIn(text, today)[0]?.date ?? null;

function monthNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const short = text.slice(0, 3);
  const at = months.findIndex((month) => month.startsWith(short));
  return at >= 0 ? at + 1 : (english[short] ?? 0);
}

function wholeYear(text: string, today: string): number {
  if (text.length === 4) return Number(text);
  const year = 2000 + Number(text);
  return year <= Number(today.slice(0, 4)) + MAX_YEARS_AHEAD ? year : year - 100;
}

function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2100) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}
