/** ISO date in Mexico City, where a person turns a year older: UTC−6 all year since 30 October 2022. */
export function mexicanDate(moment: Date): string {
  return new Date(moment.getTime() - 6 * 3_600_000).toISOString().slice(0, 10);
}
