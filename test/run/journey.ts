import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenChanged } from '../../services/start/build.ts';
import { ensureBrowser } from '../support/browser.ts';

/** `npm run -s journey [-- name]`: the journeys of `test/suites/journeys/`, those whose file or title has the name. */

const root = join(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const options = args.filter((arg) => arg.startsWith('-'));

console.log((await ensureBrowser()).note);
await buildWhenChanged();
const vitest = ['run', '--config', 'test/suites/journeys/vitest.config.ts', '--root', root, ...names, ...options];
const { status } = spawnSync('vitest', vitest, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
process.exitCode = status ?? 1;
