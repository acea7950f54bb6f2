import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenChanged } from '#services/start/build.ts';
import { type Engine, engines } from '../suites/journeys/engine.ts';
import { ensureBrowser } from '../support/browser.ts';
import { cureFor, ensureEngines } from '../support/engines.ts';
import { vitest as toolOfVitest } from './runners.ts';
import { runTimes } from './steadiness.ts';

/**
 * Runs the journeys of `test/suites/journeys/`, those whose file or title contains the name: `npm run -s journey [-- name]`.
 * `npm run -s journey -- --times=10 resilience` runs them ten times, and prints what failed in each run and how often each test failed;
 * `--beside=3` adds three processes that keep the processors busy.
 * `npm run -s journey -- firefox`, `-- webkit` runs those of `every-browser/` in that browser; `-- firefox sign` any other journeys.
 */

const root = join(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const { times, beside } = numbersOf(args, ['times', 'beside']);
const options = args.filter((arg) => /^-(?!-(times|beside)=)/.test(arg));
const words = args.filter((arg) => !arg.startsWith('-'));
const engine: Engine = engines.find((name) => name === words[0]) ?? 'chromium';
const names = words[0] === engine ? words.slice(1) : words;
if (engine !== 'chromium' && names.length === 0) names.push('every-browser');

/** Reads options like `--name=7`; null for an absent one. Throws for other than a whole number above 0. */
function numbersOf<Name extends string>(all: readonly string[], names: readonly Name[]): Record<Name, number | null> {
  const read = (name: string) => {
    const asked = all.find((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
    if (asked === undefined) return null;
    const number = Number(asked.slice(`--${name}=`.length));
    if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} names a whole number above 0: --${name}=3`);
    return number;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number | null>;
}

async function findBrowser(): Promise<string> {
  if (engine === 'chromium') return (await ensureBrowser()).note;
  const path = ensureEngines([engine]).get(engine) ?? null;
  if (path === null) throw new Error(`There is no ${engine} here. ${cureFor(engine)}`);
  return `Browser: ${path}`;
}

/** A program that keeps a processor busy until this process ends. */
const BUSY = 'const { ppid } = process; while (process.ppid === ppid);';
const busy = Array.from({ length: beside ?? 0 }, () => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }));
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
  const run = (more: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) => {
    const env = { ...process.env, JOURNEY_ENGINE: engine, ...environment };
    return spawnSync('vitest', [...vitest, ...more], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', env }).status ?? 1;
  };
  const again = (report: string) => run(toolOfVitest.report, { TEST_COUNTS: report });
  process.exitCode = times === null ? run() : Number(!runTimes(times, again));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const one of busy) one.kill('SIGKILL');
}
