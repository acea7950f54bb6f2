/** Subtracts months from an ISO date, at most to the last day of a shorter month; negative counts add. */
export function monthsBefore(date: string, count: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 - count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

/** A payment date or period's end is seldom so many months after the issue. */
const MONTHS_AHEAD = 2;

/** Tells whether a paper is at most so many months old by its newest date; false if it is dated after today. Null without a date. */
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
