import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildWhenChanged } from '#services/start/build.ts';
import { type Engine, engines } from '../suites/journeys/engine.ts';
import { ensureBrowser } from '../support/browser.ts';
import { cureFor, ensureEngines, otherEngines } from '../support/engines.ts';
import { sayLeftOut } from '../support/left-out.ts';
import { sayUsage } from './usage.ts';

/**
 * Tests what every browser must do in each of the three engines: `npm run -s engines`. Writes `test/screenshots/engines/table.md` (feature
 * by engine), the last screen of each test next to it, and `sheet.webp` with all of them. docs/browsers.md contains the last table and
 * sheet.
 */

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test/screenshots/engines');

interface Report {
  testResults: { assertionResults: { title: string; status: string; duration?: number }[] }[];
}

/** Runs the tests in an engine; returns each feature's result by its title. */
function walk(engine: Engine): ReadonlyMap<string, string> {
  const report = join(folder, `${engine}.json`);
  const vitest = ['run', '--configLoader', 'native', '--config', 'test/suites/journeys/vitest.config.ts', '--root', root, 'every-browser'];
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

/** Draws the sheet: a row for each engine, a column for each feature. It shows the second device's screen if there is one. */
async function drawSheet(features: number): Promise<void> {
  const [width, height, gap] = [180, 370, 10];
  const tiles = engines.flatMap((engine, row) =>
    Array.from({ length: features }, async (_, column) => {
      const of = (device: string) => join(folder, `${column + 1}-${device}.${engine}.png`);
      const file = [of('other'), of('phone')].find(existsSync);
      if (file === undefined) return [];
      const input = await sharp(file).resize(width, height, { fit: 'cover', position: 'top' }).toBuffer();
      return [{ input, left: gap + column * (width + gap), top: gap + row * (height + gap) }];
    }),
  );
  const size = { width: gap + features * (width + gap), height: gap + engines.length * (height + gap) };
  await sharp({ create: { ...size, channels: 3, background: '#8a8f98' } })
    .composite((await Promise.all(tiles)).flat())
    .webp({ quality: 80 })
    .toFile(join(folder, 'sheet.webp'));
}

sayUsage('npm run -s engines: walks what every browser must do in each of the three, and writes test/screenshots/engines/', { words: [] });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
console.log((await ensureBrowser()).note);
const places = ensureEngines(otherEngines);
await buildWhenChanged();
const walked = new Map(
  engines.map((engine) => {
    if (engine === 'chromium' || places.get(engine)) return [engine, walk(engine)] as const;
    sayLeftOut(engine, `it is not here. ${cureFor(engine)}`);
    return [engine, new Map<string, string>()] as const;
  }),
);
const features = new Set([...walked.values()].flatMap((results) => [...results.keys()]));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const rows = [...features].map((feature) => row([feature, ...engines.map((engine) => walked.get(engine)?.get(feature) ?? 'not walked')]));
const table = [row(['Feature', ...engines]), '|---|--:|--:|--:|', ...rows].join('\n');
writeFileSync(join(folder, 'table.md'), `${table}\n`);
await drawSheet(features.size);
console.log(`\n${table}\n\nPictures in test/screenshots/engines/`);
process.exitCode = /\*\*/.test(table) ? 1 : 0;
