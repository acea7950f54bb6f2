import { defineConfig } from 'vitest/config';

/** Whole journeys, two files at once: each starts servers and a browser of its own, and waits for them most of the time. */
export default defineConfig({
  test: {
    include: ['test/suites/journeys/*.journey.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
