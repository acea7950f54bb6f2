/** A piece of code that prevents something (a guard), and the tests that fail without it. */
export interface Guard {
  name: string;
  /** The path from the root of the repository. */
  file: string;
  /** The guard's own source, which appears exactly once in the file. */
  text: string;
  /** The text that replaces the guard when it is removed. */
  without: string;
  /** Files or folders of tests; at least one test must fail without the guard. */
  tests: readonly string[];
  /** Returns whether the program that its tests need is here, and says so if not. Left out: they need none. */
  isTried?: () => boolean;
}
