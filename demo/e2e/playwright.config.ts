import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

/** Zaguán's port; the bank's is 100 higher. */
const port = Number(process.env.E2E_PORT ?? 4310);
const dataFolder = process.env.E2E_DATA ?? join(tmpdir(), `aldaba-e2e-${port}`);
const bank = `http://localhost:${port + 100}`;

export default defineConfig({
  testDir: '.',
  outputDir: join(tmpdir(), `aldaba-e2e-results-${port}`),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  metadata: { zaguan: `http://localhost:${port}` },
  use: {
    ...devices['Pixel 7'],
    baseURL: bank,
    locale: 'es-MX',
    // Uses the Chrome at CHROME_PATH; without the variable, Playwright's own.
    launchOptions: { ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  // Starts Zaguán with a test key, and the bank, which uses specimens instead of a camera.
  webServer: {
    command: `npm start -- --specimens --port ${port} --data ${dataFolder}`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: bank,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
