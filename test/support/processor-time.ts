/** What some work answers, and the milliseconds that it took of the processor: they are not more on a machine that does much else. */
export function processorTime<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}
