/** What a step's actions may do only so often in the step's life, counted once over all processes. */
export interface AllowancePort {
  /**
   * Takes one of so many of a kind, of at most so many different values. Throws the StepFailure `attempts_exhausted`, and then counts
   * nothing. An operator's update of the workflow gives all back. The caller calls what it returns for what did not come about.
   */
  take(kind: string, limit: { most: number; value: string; mostValues: number }): Promise<() => Promise<void>>;
}
