/** Subtracts months from an ISO date; a day that the month lacks becomes its last day. A negative count adds months. */
export function monthsBefore(date: string, count: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 - count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

/** Largest plausible distance of a paper's payment date or period end in the future, in months. */
const MONTHS_AHEAD = 2;

/** Returns true if a paper's newest date is at most `months` ago; false if it was issued after today. Null without a date. */
export function isRecentPaper(
  { issued, ends }: { issued: string | null; ends: readonly (string | null)[] },
  today: string,
  months: number,
): boolean | null {
  const dates = [issued, ...ends].filter((date) => date !== null).sort();
  const newest = dates.at(-1);
  if (newest === undefined) return null;
  if ((issued ?? '') > today || newest > monthsBefore(today, -MONTHS_AHEAD)) return false;
  return newest >= monthsBefore(today, months);
}
