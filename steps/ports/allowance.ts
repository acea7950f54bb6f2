/** Limits how often a step's actions may do a costly thing in the step's life. All processes share the count. */
export interface AllowancePort {
  /**
   * Counts one use of `kind`: at most `max` uses, with at most `maxValues` different values. Returns a function that takes the use
   * back if the act failed. Throws StepFailure `attempts_exhausted` without counting. An operator's update of the workflow resets all.
   */
  take(kind: string, limit: { max: number; value: string; maxValues: number }): Promise<() => Promise<void>>;
}
