import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun last, one of these would keep one processor busy while the others wait. Longest first. */
const LONGEST = [
  'suites/fuzz/contracts',
  'suites/generators',
  'suites/kill/kill',
  'suites/conformance/conformance',
  'suites/kill/signing',
  'suites/kill/resealing',
  'suites/symbols/symbols',
  'services/start',
  'suites/hostile-pdf',
  'cli/zaguan',
  'suites/fuzz/session',
];

/** The longest files first: vitest knows how long each takes only from an earlier run, and a fresh clone has none. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** Tests in Node. Those that need a browser are `*.browser.test.ts` (web-test-runner), journeys are `test/suites/journeys/*.journey.ts`. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts', '.zaguan/**', 'test/suites/packages/fixtures/**'],
    environment: 'node',
    pool: 'forks',
    // By itself vitest leaves one processor to its own process, which mostly waits; and some tests wait for processes that they end.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // An embedded database, or a browser with a camera, takes many seconds on a slow machine; a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
