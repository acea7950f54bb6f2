import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { catalog } from '#steps/catalog.ts';
import { launchOptions } from '../support/browser.ts';
import { startWidgetServer } from '../support/widget-server.ts';
import { ASSETS, bytesOfCameraCode, bytesOfPart } from './camera-code.ts';
import { sayUsage } from './usage.ts';

/**
 * `npm run -s budget -- --json`: what the widget costs to load, in bytes after brotli, from the files that a browser
 * really asked for up to that point. Wasm, models, and the glue that comes with them are not ours and not counted, but
 * that a journey without camera asks for none of them (`foreignWithoutCamera`).
 */
const limits = {
  loader: 2500,
  firstScreen: 36_000,
  journeyWithoutCamera: 84_000,
  foreignWithoutCamera: 0,
  facesWorker: 4000,
  cardsWorker: 45_000,
  visionAndCapture: 80_000,
  journeyWithCamera: 200_000,
  allJavaScript: 330_000,
};
type Measure = keyof typeof limits;

const FOREIGN = /vision_(bundle|wasm)|landmarker|zxing|reader/i;
/** Reading pictures is paid for once, with the camera. */
const OF_CAMERA = /worker|^wasm-/;
/** English words: a whole journey speaks one language, and in Spanish asks for none of them. */
const ENGLISH = /\.en-[^/]*\.js$/;

/** The six commonest steps. Any other is held by what it brings of its own. */
const withoutCamera = ['acceptance', 'verify_email', 'verify_phone', 'personal_data', 'personal_address', 'document_sign'];
const ofStep = { usual: 12_000, more: 25_000, with: new Set(['document_sign', 'enroll_full', 'enroll_simple']) };
sayUsage('npm run -s budget: bytes that a browser fetches, per stage, beside their limits; -- --json for a program', {
  options: ['--json'],
  words: [],
});
const server = await startWidgetServer(withoutCamera);
const browser = await chromium.launch(await launchOptions());
let sizes: Record<Measure, number>;
try {
  sizes = await measure(await browser.newPage());
} finally {
  await browser.close();
  await server.close();
}

const rows: readonly (readonly [name: string, bytes: number, limit: number])[] = [
  ...(Object.keys(limits) as Measure[]).map((name) => [name, sizes[name], limits[name]] as const),
  ...Object.entries(ownOfSteps()).map(([key, bytes]) => [key, bytes, ofStep.with.has(key) ? ofStep.more : ofStep.usual] as const),
];
const broken = rows.filter(([, bytes, limit]) => bytes > limit);
if (process.argv.includes('--json')) console.log(JSON.stringify(Object.fromEntries(rows.map(([name, bytes]) => [name, bytes]))));
else for (const [name, bytes, limit] of rows) console.log(`${name.padEnd(22)} ${bytes} of ${limit} bytes`);
for (const [name, bytes, limit] of broken)
  console.error(`Budget broken: ${name} takes ${bytes} bytes, ${bytes - limit} more than ${limit}.`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** The built files but for those of that kind: which the loader leads to, and the screen of each step. */
function builtFiles(without: readonly RegExp[]) {
  const files = readdirSync(ASSETS).filter((file) => file.endsWith('.js') && !without.some((kind) => kind.test(file)));
  const text = new Map(files.map((file) => [file, readFileSync(join(ASSETS, file), 'utf8')]));
  const leadsTo = (file: string) => files.filter((other) => other !== file && text.get(file)!.includes(other));
  /** All that these files lead to, themselves included, but for what lies beyond `beyond`. */
  const reach = (from: readonly string[], beyond: ReadonlySet<string>, seen = new Set<string>()): Set<string> => {
    for (const file of from) {
      if (seen.has(file) || beyond.has(file)) continue;
      seen.add(file);
      reach(leadsTo(file), beyond, seen);
    }
    return seen;
  };
  const screens = new Map(
    Object.keys(catalog).flatMap((key) => {
      const screen = files.find((file) => file.startsWith(`${key.replaceAll('_', '-')}.element-`));
      return screen === undefined ? [] : [[key, screen] as const];
    }),
  );
  const loader = readFileSync(join(ASSETS, '../zaguan.js'), 'utf8');
  const roots = files.filter((file) => loader.includes(file));
  const bytesOf = (some: Iterable<string>) => [...some].reduce((sum, file) => sum + brotliCompressSync(text.get(file)!).length, 0);
  return { reach, screens, roots, bytesOf };
}

/** What a step loads that no other step and nothing of the shell does: its screen, and the files that it alone leads to. */
function ownOfSteps(): Record<string, number> {
  const { reach, screens, roots, bytesOf } = builtFiles([FOREIGN, ENGLISH, OF_CAMERA]);
  return Object.fromEntries(
    Array.from(screens, ([key, screen]) => [key, bytesOf(reach([screen], reach(roots, new Set([screen]))))] as const),
  );
}

/** All that the loader and these steps may come to load, on whichever way: a journey loads less. */
function mostOfJourney(steps: readonly string[], loader: number): number {
  const { reach, screens, roots, bytesOf } = builtFiles([FOREIGN, ENGLISH]);
  const others = Array.from(screens).flatMap(([key, screen]) => (steps.includes(key) ? [] : [screen]));
  return loader + bytesOf(reach(roots, new Set(others)));
}

async function measure(page: Page): Promise<Record<Measure, number>> {
  const sizeOf = new Map<string, number>();
  let foreign = 0;
  const arriving = new Set<Promise<void>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (FOREIGN.test(pathname)) foreign++;
    if (!/\.(js|css)$/.test(pathname) || FOREIGN.test(pathname)) return;
    const arrival = response.body().then((body) => {
      sizeOf.set(pathname, brotliCompressSync(body).length);
    });
    arriving.add(arrival);
  });
  const total = async () => {
    await Promise.all(arriving);
    return [...sizeOf.values()].reduce((sum, size) => sum + size, 0);
  };

  // What is fetched while the person reads the welcome is not part of showing it.
  await page.addInitScript(() => {
    Object.assign(globalThis, { waiting: [], requestIdleCallback: (work: () => void) => Reflect.get(globalThis, 'waiting').push(work) });
    document.addEventListener('zaguan-step', (event) => {
      Object.assign(globalThis, { stepIndex: (event as CustomEvent<{ index: number }>).detail.index });
    });
  });
  await page.goto(server.url);
  const begin = page.getByRole('button', { name: 'Empezar' });
  await begin.waitFor();
  const firstScreen = await total();
  const loader = sizeOf.get('/zaguan.js') ?? Number.NaN;

  await page.evaluate(() => {
    const waiting: (() => void)[] = Reflect.get(globalThis, 'waiting');
    Object.assign(globalThis, { requestIdleCallback: (work: () => void) => setTimeout(work) });
    for (const work of waiting) work();
  });
  await begin.click();
  for (const index of withoutCamera.keys()) await submit(page, index);
  await page.getByText('Compartiste con').waitFor();
  const journeyWithoutCamera = await total();

  const allJavaScript =
    loader +
    readdirSync(ASSETS)
      .filter((file) => file.endsWith('.js') && !FOREIGN.test(file) && !ENGLISH.test(file))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(ASSETS, file))).length, 0);
  return {
    loader,
    firstScreen,
    journeyWithoutCamera,
    foreignWithoutCamera: foreign,
    facesWorker: bytesOfPart('faces.worker'),
    cardsWorker: bytesOfPart('cards.worker'),
    visionAndCapture: bytesOfCameraCode(),
    journeyWithCamera: mostOfJourney([...withoutCamera, 'enroll_full'], loader),
    allJavaScript,
  };
}

/** Answers the open step as its element would, whatever it asks: the budget is about bytes, not about forms. */
async function submit(page: Page, index: number): Promise<void> {
  await page.waitForFunction((wanted) => Reflect.get(globalThis, 'stepIndex') === wanted, index);
  await page.locator('zaguan-app .screen > :last-child').evaluate((element) => {
    Reflect.get(element, 'host').submit({});
  });
}
