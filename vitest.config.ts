import { configDefaults, defineConfig } from 'vitest/config';

/** Tests in Node. Those that need a browser are `*.browser.test.ts` (web-test-runner), journeys are `test/suites/journeys/*.journey.ts`. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts', '.zaguan/**', 'test/suites/packages/fixtures/**'],
    environment: 'node',
    pool: 'forks',
    // By itself vitest leaves one processor to its own process, which mostly waits: of two that would be half.
    maxWorkers: '100%',
    // An embedded database takes seconds to make on a slow machine; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
