/** Runs work and returns its result with its processor milliseconds, which do not grow on a busy machine. */
export function processorTime<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}
