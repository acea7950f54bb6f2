export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the moment so many days before another one. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);

/** Seconds before each retry of an outside server that did not answer. After the last retry the result is that it did not answer. */
export const ASK_AGAIN_SECONDS = [10, 60, 300, 1_800] as const;

/** The schedule of hourly sweeps, in cron's form. */
export const EVERY_HOUR = '23 * * * *';
