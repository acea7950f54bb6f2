/** One place of the code that keeps something from happening, and the tests that fail when it is gone. */
export interface Guard {
  name: string;
  /** From the root of the repository. */
  file: string;
  /** The guard's own source, which stands exactly once in the file. */
  text: string;
  /** What stands there when the guard is removed. */
  without: string;
  /** Files or folders of tests, of which one must fail without the guard. */
  tests: readonly string[];
}
