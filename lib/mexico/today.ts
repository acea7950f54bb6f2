/** Mexico City is at UTC−6 all year since 30 October 2022. */
const MEXICO_CITY_MS = -6 * 3_600_000;
const DAY_MS = 86_400_000;

/** Returns the ISO date that a moment has in Mexico City. */
export function mexicanDate(moment: Date): string {
  return new Date(moment.getTime() + MEXICO_CITY_MS).toISOString().slice(0, 10);
}

/** Returns the moment at which an ISO date begins in Mexico City, plus `later` days. */
export function startOfDay(date: string, later = 0): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - MEXICO_CITY_MS + later * DAY_MS);
}
