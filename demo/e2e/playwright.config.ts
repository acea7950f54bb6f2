import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

/** Zaguán listens here, and the bank 100 above. */
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
    // The Chrome that is installed; without the variable, the one that Playwright keeps.
    launchOptions: { ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  // Everything on this machine: Zaguán with a test key, and the bank, which asks for specimens in place of a camera.
  webServer: {
    command: `npm start -- --specimens --port ${port} --data ${dataFolder}`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: bank,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
