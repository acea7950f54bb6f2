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
