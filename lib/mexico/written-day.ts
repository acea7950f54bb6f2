/** Conversions between dates as people write them (day first) and ISO dates. */

/** Converts `31/12/1990`, `31-12-1990` or `31121990` to an ISO date; other texts stay. */
export function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** Formats an ISO date as `31/12/1990`; other texts stay unchanged. */
export function writtenDay(date: string): string {
  return date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}

/** Returns true if a text is an ISO date that exists in the calendar. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Converts `YYYYMMDD` to an ISO date. Null if the day does not exist. */
export function isoDateOf(yyyymmdd: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(yyyymmdd) ?? [];
  const date = `${year}-${month}-${day}`;
  return day && isDay(date) ? date : null;
}
