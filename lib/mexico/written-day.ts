/** Days as people write them (day first) and as ISO dates. */

/** Converts `31/12/1990`, `31-12-1990` or `31121990` to an ISO date; other texts stay. */
export function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** Writes an ISO date as day, month and year; other texts stay. */
export function writtenDay(date: string): string {
  return date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}

/** Tells whether a text is an ISO date of the calendar. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns the ISO date of `YYYYMMDD`; null for a day that does not exist. */
export function isoDateOf(yyyymmdd: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(yyyymmdd) ?? [];
  const date = `${year}-${month}-${day}`;
  return day && isDay(date) ? date : null;
}
