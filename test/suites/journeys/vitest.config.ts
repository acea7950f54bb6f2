import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { CACHE } from '../../support/cache.ts';
import { filesInOrder } from '../../support/file-order.ts';
import { engine } from './engine.ts';

/**
 * Runs whole journeys, two files at once: each starts its own servers and browser, and mostly waits for them. Tests only for other
 * browsers are in the folder below; for the table of all three (`npm run engines`) Chromium runs them too.
 */
export default defineConfig({
  cacheDir: join(CACHE, 'vitest-journeys'),
  test: {
    fsModuleCache: false,
    include: [`test/suites/journeys/${engine() === 'chromium' && !process.env.JOURNEY_PICTURES ? '' : '**/'}*.journey.ts`],
    // It changes how Playwright is loaded, so it must be imported before every test.
    setupFiles: engine() === 'firefox' ? ['test/support/firefox.ts'] : [],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: filesInOrder() },
    // A busy machine may need minutes to record a person (`api.ts`).
    testTimeout: 900_000,
    // Vitest's default is one second, within which a busy browser may not have sent a request.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 600_000,
  },
});
