/** Limits how often a step's actions may do a costly thing in the step's life. All processes share the count. */
export interface AllowancePort {
  /**
   * Counts one use of `kind`: at most `most` uses, with at most `mostValues` different values. Returns a function that takes the use
   * back if the act failed. Throws StepFailure `attempts_exhausted` without counting. An operator's update of the workflow resets all.
   */
  take(kind: string, limit: { most: number; value: string; mostValues: number }): Promise<() => Promise<void>>;
}
