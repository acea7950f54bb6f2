import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenChanged } from '../../services/start/build.ts';
import { type Engine, engines } from '../suites/journeys/engine.ts';
import { ensureBrowser } from '../support/browser.ts';
import { cureFor, ensureEngines } from '../support/engines.ts';

/**
 * `npm run -s journey [-- name]`: the journeys of `test/suites/journeys/`, those whose file or title has the name.
 * `npm run -s journey -- firefox`, `-- webkit`: those of `every-browser/` in that browser; `-- firefox sign` any others.
 */

const root = join(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
const words = args.filter((arg) => !arg.startsWith('-'));
const engine: Engine = engines.find((name) => name === words[0]) ?? 'chromium';
const names = words[0] === engine ? words.slice(1) : words;
if (engine !== 'chromium' && names.length === 0) names.push('every-browser');

async function findBrowser(): Promise<string> {
  if (engine === 'chromium') return (await ensureBrowser()).note;
  const path = ensureEngines([engine]).get(engine) ?? null;
  if (path === null) throw new Error(`There is no ${engine} here. ${cureFor(engine)}`);
  return `Browser: ${path}`;
}

try {
  console.log(await findBrowser());
  await buildWhenChanged();
  const vitest = [
    'run',
    '--configLoader',
    'native',
    '--config',
    'test/suites/journeys/vitest.config.ts',
    '--root',
    root,
    ...names,
    ...options,
  ];
  const env = { ...process.env, JOURNEY_ENGINE: engine };
  const { status } = spawnSync('vitest', vitest, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', env });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
