import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCounts } from '../support/counts.ts';
import { filesOnPostgres } from '../support/files-on-postgres.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

/**
 * `npm run test:postgres`: a PostgreSQL server of its own, and on it every test that keeps something in a database; `-- services/otp` only those.
 * The last line is `N passed, N failed`.
 */

const root = join(import.meta.dirname, '../..');
const FOLDERS = [
  'services/people',
  'services/documents',
  'services/workflows',
  'services/otp',
  'services/verification',
  'services/platform',
  'test/suites/conformance',
  'test/suites/kill',
  'test/suites/lists',
  'test/suites/onboarding-services',
  'test/suites/otp-transports',
  'test/suites/restore',
  'test/suites/services-http',
  'test/suites/trust',
];

/** They keep rows, and are about what stands in files. */
const WITHOUT = ['services/documents/verify.test.ts', 'services/documents/hostile.test.ts'];

/** More at once than processors: each waits for the server most of the time. */
const AT_ONCE = 3;

const folder = mkdtempSync(join(tmpdir(), 'zaguan-postgres-tests-'));
const report = process.env.TEST_COUNTS ?? join(folder, 'report.json');
let server: PostgresServer | null = null;
let code = 1;
try {
  server = await startPostgres();
  const options = process.argv.slice(2);
  const wanted = options.some((option) => !option.startsWith('-')) ? options : [...testsOnPostgres(), ...options];
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, `--maxWorkers=${AT_ONCE}`];
  const vitest = spawn('vitest', [...args, ...wanted], {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: server.url },
    stdio: 'inherit',
  });
  [code] = (await once(vitest, 'exit')) as [number | null] as [number];
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await server?.stop();
}
const { passed, failed } = readCounts(report) ?? { passed: 0, failed: 1 };
rmSync(folder, { recursive: true, force: true });
process.exitCode = code === 0 && failed === 0 && passed > 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

function testsOnPostgres(): string[] {
  const files = globSync(
    FOLDERS.map((folder) => `${folder}{/**/*,*}.test.ts`),
    { cwd: root },
  );
  return filesOnPostgres(files.filter((file) => !file.endsWith('.browser.test.ts') && !WITHOUT.includes(file)));
}
