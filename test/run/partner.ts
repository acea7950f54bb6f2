import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/edge/listen.ts';
import { buildWhenChanged } from '#services/start/build.ts';
import { ensureBrowser } from '../support/browser.ts';
import { fontEnvironment } from '../support/fonts.ts';

/**
 * Runs the demo bank's tests, written as a partner would write them, against a real `npm start`: `npm run partner [-- options of
 * Playwright]`.
 */

const root = join(import.meta.dirname, '../..');
const DEMO_PORT_STEP = 100;

/** Returns a free port whose number plus 100 is also free: the demo bank listens there. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = await freePort(0, '127.0.0.1');
    const both = await freePort(port + DEMO_PORT_STEP, '127.0.0.1').then(
      () => true,
      () => false,
    );
    if (both) return port;
  }
}

const { path, note } = await ensureBrowser();
console.log(note);
await buildWhenChanged();
const folder = mkdtempSync(join(tmpdir(), 'zaguan-partner-'));
// Playwright asks its workers for colours, and Node warns if NO_COLOR is set too.
const { NO_COLOR: _, ...environment } = process.env;
const { TEST_COUNTS } = environment;
const reporters = TEST_COUNTS ? ['--reporter=list,json'] : [];
const { status } = spawnSync('playwright', ['test', '--config', 'demo/e2e', ...reporters, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...environment,
    ...fontEnvironment(),
    CHROME_PATH: path,
    E2E_PORT: String(await freePorts()),
    E2E_DATA: join(folder, 'data'),
    ...(TEST_COUNTS ? { PLAYWRIGHT_JSON_OUTPUT_FILE: TEST_COUNTS } : {}),
  },
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
