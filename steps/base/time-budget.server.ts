import { inTime } from '#contracts/base/deadline.ts';

/** Milliseconds for all readings, comparisons and measurements of one request. The person waits for them. */
export const BUDGET_MS = 21_000;

/** One time limit for all slow work of a request: parts with limits of their own would together outlast the request. */
export interface TimeBudget {
  /** Starts work and returns its value; null if the time ends before the work, or was over before its start. Late work is not stopped. */
  run<Value>(work: () => Promise<Value>): Promise<Value | null>;
}

/** Starts the time limit of a request. */
export function startTimeBudget(): TimeBudget {
  const end = performance.now() + BUDGET_MS;
  return {
    async run(work) {
      const left = end - performance.now();
      return left <= 0 ? null : inTime(work(), left, () => null);
    },
  };
}
