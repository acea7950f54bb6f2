import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { cameraFlags, launchOptions } from '#test/support/browser.ts';
import { countsReporter } from '#test/support/counts.ts';
import { WIDEST_FONT } from '#test/support/fonts.ts';

/** `--files` names some; without it all of them run. */
const named = process.argv.filter((_, at) => process.argv[at - 1] === '--files');
const files = globSync(named.length > 0 ? named : '**/*.browser.test.ts', { exclude: (name) => /node_modules|dist/.test(name) });

/** Layout tests, whose results may depend on the font: `*.layout.browser.test.ts` and the parts of screens. */
const layout = files.filter((file) => /(^|[./])layout\.browser\.test\.ts$|(^|\/)src\/ui\//.test(file));

const chromium = async (font) =>
  playwrightLauncher({ product: 'chromium', concurrency: 2, launchOptions: await launchOptions(cameraFlags(), { font }) });

/** Elements in a real Chromium, from the very source files that the build reads. */
export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  files,
  browsers: [await chromium()],
  /** Layout tests run again in the widest font. */
  groups: layout.length > 0 ? [{ name: WIDEST_FONT, files: layout, browsers: [await chromium(WIDEST_FONT)] }] : [],
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: new URL('./tsconfig.browser.json', import.meta.url).pathname })],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY === true }), countsReporter(process.env.TEST_COUNTS)],
  testFramework: { config: { timeout: 90_000 } },
  testsFinishTimeout: 300_000,
};
