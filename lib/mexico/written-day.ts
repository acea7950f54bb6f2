/** Days as people write them, the day first, and as they are sent, as ISO dates. */

/** Day, month and year to an ISO date: `31/12/1990`, `31-12-1990`, `31121990`. What is no such text stays as it is. */
export function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** An ISO date as day, month and year. What is none stays as it is. */
export function writtenDay(date: string): string {
  return date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}

/** Whether an ISO date is a day of the calendar. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
