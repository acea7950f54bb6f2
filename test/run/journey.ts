import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenChanged } from '../../services/start/build.ts';
import { type Engine, engines } from '../suites/journeys/engine.ts';
import { ensureBrowser } from '../support/browser.ts';
import { cureFor, ensureEngines } from '../support/engines.ts';
import { vitest as toolOfVitest } from './runners.ts';
import { runTimes } from './steadiness.ts';

/**
 * `npm run -s journey [-- name]`: the journeys of `test/suites/journeys/`, those whose file or title has the name.
 * `npm run -s journey -- --times=10 resilience`: ten times, with what failed in each run and how often each test did.
 * `npm run -s journey -- firefox`, `-- webkit`: those of `every-browser/` in that browser; `-- firefox sign` any others.
 */

const root = join(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-') && !arg.startsWith('--times'));
const words = args.filter((arg) => !arg.startsWith('-'));
const engine: Engine = engines.find((name) => name === words[0]) ?? 'chromium';
const names = words[0] === engine ? words.slice(1) : words;
if (engine !== 'chromium' && names.length === 0) names.push('every-browser');

function howOften(): number {
  const asked = args.find((arg) => arg.startsWith('--times'));
  const times = asked === undefined ? 1 : Number(asked.slice('--times='.length));
  if (!Number.isSafeInteger(times) || times < 1) throw new Error('--times names a whole number above 0: --times=10');
  return times;
}

async function findBrowser(): Promise<string> {
  if (engine === 'chromium') return (await ensureBrowser()).note;
  const path = ensureEngines([engine]).get(engine) ?? null;
  if (path === null) throw new Error(`There is no ${engine} here. ${cureFor(engine)}`);
  return `Browser: ${path}`;
}

try {
  const times = howOften();
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
  const run = (more: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) => {
    const env = { ...process.env, JOURNEY_ENGINE: engine, ...environment };
    return spawnSync('vitest', [...vitest, ...more], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', env }).status ?? 1;
  };
  const again = (report: string) => run(toolOfVitest.report, { TEST_COUNTS: report });
  process.exitCode = times === 1 ? run() : Number(!runTimes(times, again));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
