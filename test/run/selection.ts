import { type ImportGraph, reachedBy } from '../support/import-graph.ts';

/** Files whose change may affect every test. */
const EVERYTHING =
  /(^|\/)(package\.json|package-lock\.json|tsconfig[^/]*\.json|vitest\.config\.ts|vite\.[^/]*ts|web-test-runner\.config\.mjs|\.npmrc)$/;
/** Tests that run after any change; a run without them has failed. */
export const CONFORMANCE = /^test\/suites\/(conformance\/(people|other-services)|steps\.conformance(\.browser)?)\.test\.ts$/;

/** Tests that take minutes and therefore run last. */
const LONG =
  /^test\/suites\/(fuzz|generators|kill|packages|reader|restore|symbols)\/|^test\/suites\/(hostile[^/]*|lost-faces|real-camera)\.test\.ts$/;

export type Kind = 'node' | 'browser' | 'journey';

/** Returns the runner of a file; null if the file is no test. */
export function kindOf(file: string): Kind | null {
  if (file.includes('/fixtures/')) return null;
  if (file.endsWith('.browser.test.ts')) return 'browser';
  if (file.endsWith('.test.ts')) return 'node';
  // Tests of every browser are the part `engines`.
  return file.endsWith('.journey.ts') && !file.includes('/every-browser/') ? 'journey' : null;
}

export interface Selection {
  /** Test files by runner: conformance first, then by nearness to the change, then the long ones. */
  files: Readonly<Record<Kind, readonly string[]>>;
  /** Test files that the change does not reach. */
  unreached: readonly string[];
}

/** Returns the tests that a change of these files can reach by the imports. */
export function testsFor(changed: readonly string[], graph: ImportGraph): Selection {
  const isAll = changed.some((file) => EVERYTHING.test(file));
  const distances = reachedBy(changed, graph);
  const rankOf = (file: string) => (CONFORMANCE.test(file) ? -1 : (distances.get(file) ?? 1000) + (LONG.test(file) ? 2000 : 0));
  const tests = [...graph.keys()].filter((file) => kindOf(file) !== null).sort((one, other) => rankOf(one) - rankOf(other));
  const isChosen = (file: string) => isAll || CONFORMANCE.test(file) || distances.has(file);
  const chosen = (kind: Kind) => tests.filter((file) => kindOf(file) === kind && isChosen(file));
  return {
    files: { node: chosen('node'), browser: chosen('browser'), journey: chosen('journey') },
    unreached: tests.filter((file) => !isChosen(file)),
  };
}
