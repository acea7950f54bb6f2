import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenChanged } from '../../services/start/build.ts';
import { type Engine, engines } from '../suites/journeys/engine.ts';
import { ensureBrowser } from '../support/browser.ts';
import { cureFor, ensureEngines, otherEngines } from '../support/engines.ts';

/**
 * `npm run engines`: what every browser must do, in each of the three; writes `test/screenshots/engines/table.md`, feature by engine, and
 * beside it the screen that each one ended on. docs/browsers.md has the last table.
 */

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test/screenshots/engines');

interface Report {
  testResults: { assertionResults: { title: string; status: string; duration?: number }[] }[];
}

/** How each feature went, by its title. */
function walk(engine: Engine): ReadonlyMap<string, string> {
  const report = join(folder, `${engine}.json`);
  const vitest = ['run', '--config', 'test/suites/journeys/vitest.config.ts', '--root', root, 'every-browser'];
  const env = { ...process.env, JOURNEY_ENGINE: engine, JOURNEY_PICTURES: folder };
  spawnSync('vitest', [...vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    ...{ cwd: root, stdio: 'inherit', shell: process.platform === 'win32', env },
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(report);
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return new Map(
    results.map(({ title, status, duration = 0 }) => [title, status === 'passed' ? `${Math.round(duration / 1000)} s` : `**${status}**`]),
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
console.log((await ensureBrowser()).note);
const places = ensureEngines(otherEngines);
await buildWhenChanged();
const walked = new Map(
  engines.map((engine) => {
    if (engine === 'chromium' || places.get(engine)) return [engine, walk(engine)] as const;
    console.warn(`\n!!! ${engine.toUpperCase()} IS LEFT OUT: it is not here. ${cureFor(engine)}\n`);
    return [engine, new Map<string, string>()] as const;
  }),
);
const features = new Set([...walked.values()].flatMap((results) => [...results.keys()]));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const rows = [...features].map((feature) => row([feature, ...engines.map((engine) => walked.get(engine)?.get(feature) ?? 'not walked')]));
const table = [row(['Feature', ...engines]), '|---|--:|--:|--:|', ...rows].join('\n');
writeFileSync(join(folder, 'table.md'), `${table}\n`);
console.log(`\n${table}\n\nPictures in test/screenshots/engines/`);
process.exitCode = /\*\*/.test(table) ? 1 : 0;
