/**
 * What chance begins with in the suites that try some of very many inputs: another number each day (UTC), so that a month tries what a day
 * cannot, and the same for everybody on one day. `FUZZ_SEED` sets it. It is printed, and a failure is found again by it.
 */
export function seedOfTheDay(suite: string): number {
  const seed = Number(process.env.FUZZ_SEED || new Date().toISOString().slice(0, 10).replaceAll('-', ''));
  if (!Number.isSafeInteger(seed)) throw new Error('FUZZ_SEED is a whole number.');
  console.info(`${suite}: FUZZ_SEED=${seed}`);
  return seed;
}

/** How many files a suite spoils by chance: what fits into every run, or HOSTILE_FILES. */
export function spoiltFiles(usual: number): number {
  const files = Number(process.env.HOSTILE_FILES || usual);
  if (!Number.isSafeInteger(files) || files < 1) throw new Error('HOSTILE_FILES is a whole number above 0.');
  return files;
}
