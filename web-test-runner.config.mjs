import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { cameraFlags, headlessFlags, requireBrowser } from './test/support/browser.ts';
import { countsReporter } from './test/support/counts.ts';

/** Elements in a real Chromium, from the very source files that the build reads. */
export default {
  files: ['**/*.browser.test.ts', '!**/node_modules/**', '!**/dist/**'],
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: new URL('./tsconfig.browser.json', import.meta.url).pathname })],
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      concurrency: 2,
      launchOptions: { executablePath: await requireBrowser(), args: [...headlessFlags, ...cameraFlags()] },
    }),
  ],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY === true }), countsReporter(process.env.TEST_COUNTS)],
  testFramework: { config: { timeout: 30_000 } },
  testsFinishTimeout: 180_000,
};
