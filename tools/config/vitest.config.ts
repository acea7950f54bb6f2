import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from '#test/support/browser.ts';
import { cacheOfCheckout } from '#test/support/cache.ts';
import { filesInOrder } from '#test/support/file-order.ts';
import { filesOnPostgres } from '#test/support/files-on-postgres.ts';
import { sayLeftOut } from '#test/support/left-out.ts';
import { whyNoFile, wordsOf } from '#test/support/named-files.ts';
import { isOfBrowser } from '#test/support/of-browser.ts';

/** The slowest test files, which run first; if one began last, one processor would work while the others idle. */
const LONGEST = [
  'suites/fuzz/contracts',
  'suites/conformance/people',
  'suites/conformance/other-services',
  'suites/kill/failpoints',
  'suites/generators/generated',
  'suites/kill/keys',
  'suites/kill/signing',
  'suites/conformance/in-process',
  'suites/symbols/symbols',
  'services/start',
  'suites/hostile-pdf',
  'cli/zaguan',
  'suites/fuzz/session',
];

const root = join(import.meta.dirname, '../..');
/** Files that do not run in Node. Browser tests are `*.browser.test.ts` (web-test-runner), journeys `test/suites/journeys/*.journey.ts`. */
const NOT_IN_NODE = ['**/*.browser.test.ts', '**/node_modules/**', '**/dist/**', '.zaguan/**', 'test/suites/packages/fixtures/**'];
const all = globSync('**/*.test.ts', { cwd: root, exclude: NOT_IN_NODE }).map((file) => file.replaceAll('\\', '/'));
/** Message if no test file matches the words of the command; else null. */
const noFile = whyNoFile(wordsOf(process.argv), all);
if (noFile !== null) {
  process.stderr.write(`${noFile}\n`);
  process.exit(1);
}
const hasChromium = (await findBrowser()) !== null;
const ofBrowser = all.filter((file) => hasChromium && isOfBrowser(file));
const files = all.filter((file) => !isOfBrowser(file));
if (!hasChromium) {
  sayLeftOut('Chromium', `these files need one: ${all.filter(isOfBrowser).join(' ')}. Install it, or set CHROME_PATH.`);
}
const withDatabase = filesOnPostgres(files);

/** Files that run on PostgreSQL and on the embedded database, because their code treats the two differently. */
const ON_BOTH = [/^services\/platform\/data\//, /^services\/workflows\/(session\/session|tokens\/link-messages)\.test\.ts$/];
const ON_EMBEDDED_ALONE = 'test/suites/conformance/in-process.test.ts';
const withoutDatabase = files.filter((file) => !withDatabase.includes(file));
const onPostgres = withDatabase.filter((file) => file !== ON_EMBEDDED_ALONE);
const onEmbedded = withDatabase.filter((file) => file === ON_EMBEDDED_ALONE || ON_BOTH.some((pattern) => pattern.test(file)));

/** Matches files that change or measure their process: each gets its own. The other files share processes, which load the product once. */
const TOUCHES_ITS_PROCESS = /\bvi\.mock\(|memoryUsage|\/proc\/|\bglobalThis\b/;
const shares = (file: string) => !TOUCHES_ITS_PROCESS.test(readFileSync(join(root, file), 'utf8'));

type ProjectTestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Returns a project of the files that share processes, and a project of the other files. */
function projectsOf(name: string, files: readonly string[], options: ProjectTestOptions = {}): TestProjectInlineConfiguration[] {
  const [sharing, alone] = [files.filter(shares), files.filter((file) => !shares(file))];
  return [
    { extends: true, test: { name, include: sharing, isolate: false, ...options } },
    { extends: true, test: { name: `${name}, alone`, include: alone, ...options } },
  ];
}

/** Configuration of the tests in Node. Files that use a database run on the run's own PostgreSQL (`test/support/postgres-of-run.ts`). */
export default defineConfig({
  root,
  // Stores the durations of the last run of this checkout.
  cacheDir: cacheOfCheckout('vitest'),
  test: {
    environment: 'node',
    pool: 'forks',
    // Most objects are short-lived: a young generation of this size (MiB) saves a tenth of the processor's time.
    execArgv: ['--max-semi-space-size=64'],
    // By default Vitest reserves a processor for its own process, which mostly waits.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: filesInOrder(LONGEST.map((name) => `/${name}.test.ts`)) },
    // Node runs TypeScript itself, as in production, so nothing is transformed or cached.
    experimental: { viteModuleRunner: false },
    fsModuleCache: false,
    // Without Chromium, all requested files may have been left out.
    passWithNoTests: !hasChromium,
    // Databases and browsers take many seconds on a slow machine; a hanging test still ends.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Vitest's default is one second, in which a busy machine may not give a process a turn.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      ...projectsOf('node', withoutDatabase),
      ...projectsOf('postgres', onPostgres, { globalSetup: 'test/support/postgres-of-run.ts' }),
      ...projectsOf('embedded', onEmbedded, { env: { TEST_DATABASE_URL: '' }, isolate: true }),
      ...projectsOf('pages', ofBrowser),
    ],
  },
});
