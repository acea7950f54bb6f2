import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { CACHE } from '../../support/cache.ts';
import { filesInOrder } from '../../support/file-order.ts';
import { engine } from './engine.ts';

/**
 * Whole journeys, two files at once: each starts servers and a browser of its own, and waits for them most of the time.
 * What other browsers are asked alone is in the folder below; for the table of all three (`npm run engines`) Chromium is asked it too.
 */
export default defineConfig({
  cacheDir: join(CACHE, 'vitest-journeys'),
  test: {
    fsModuleCache: false,
    include: [`test/suites/journeys/${engine() === 'chromium' && !process.env.JOURNEY_PICTURES ? '' : '**/'}*.journey.ts`],
    // It changes how Playwright is loaded, so it comes before every test.
    setupFiles: engine() === 'firefox' ? ['test/support/firefox.ts'] : [],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: filesInOrder() },
    // A person is recorded within minutes where the machine is busy (`api.ts`).
    testTimeout: 420_000,
    // By itself vitest asks for a second alone: a busy browser has not yet sent a request by then.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
  },
});
