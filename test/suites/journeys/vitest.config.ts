import { defineConfig } from 'vitest/config';

/** Whole journeys, one after the other: each starts servers and a browser of its own. */
export default defineConfig({
  test: {
    include: ['test/suites/journeys/*.journey.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
