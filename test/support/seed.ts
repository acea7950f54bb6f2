/**
 * Returns the random seed of suites that try a few of very many inputs: a new number each day (UTC), so that a month covers more than a
 * day, and the same for everyone on a day. `FUZZ_SEED` sets it. It is printed, so that a failure can be repeated.
 */
export function seedOfTheDay(suite: string): number {
  const seed = Number(process.env.FUZZ_SEED || new Date().toISOString().slice(0, 10).replaceAll('-', ''));
  if (!Number.isSafeInteger(seed)) throw new Error('FUZZ_SEED is a whole number.');
  console.info(`${suite}: FUZZ_SEED=${seed}`);
  return seed;
}

/** Returns how many files a suite corrupts at random: `usual`, which fits into every run, or HOSTILE_FILES. */
export function spoiltFiles(usual: number): number {
  const files = Number(process.env.HOSTILE_FILES || usual);
  if (!Number.isSafeInteger(files) || files < 1) throw new Error('HOSTILE_FILES is a whole number above 0.');
  return files;
}
