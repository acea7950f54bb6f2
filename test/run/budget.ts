import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { catalog } from '#steps/catalog.ts';
import { launchOptions } from '../support/browser.ts';
import { startWidgetServer } from '../support/widget-server.ts';
import { ASSETS, bytesOfCameraCode, bytesOfPart } from './camera-code.ts';
import { followRequests } from './request-chain.ts';
import { sayUsage } from './usage.ts';

/**
 * Maximum number of bytes (after brotli) that the widget may load per stage. The files that a browser requested up to the stage are
 * counted: `npm run -s budget -- --json`. Models, WebAssembly and its glue code are third-party: they have a row of their own, and a
 * journey without a camera must request none of them (`foreignWithoutCamera`). A measured size must stay 3 % below its limit, so that the
 * next sentence on a screen breaks nothing. A chain is a series of requests in which each waits for the one before.
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
  modelsAndWasm: 6_250_000,
};
type Measure = keyof typeof limits;
/** The share of each byte limit that must stay free. */
const SPARE = 0.03;
/**
 * The longest chains of requests until the welcome screen, without the page itself, on both ways of embedding; and the most scripts
 * requested only after a script that imports them has arrived.
 */
const chainLimits = { chainByScriptTag: 2, chainOnHostedPage: 2, lateImports: 0 };

const FOREIGN = /vision_(bundle|wasm)|landmarker|zxing|reader|kernel/i;
/** Code that reads pictures is loaded once, with the camera, so no step is charged for it. */
const OF_CAMERA = /worker|^wasm-/;
/** English texts: a journey has one language, and a Spanish one requests none of these files. */
const ENGLISH = /\.en-[^/]*\.js$/;

/** The six commonest steps, for the journey's limits. Every other step has a limit on its own files. */
const withoutCamera = ['acceptance', 'verify_email', 'verify_phone', 'personal_data', 'personal_address', 'document_sign'];
const ofStep = { usual: 12_000, more: 25_000, with: new Set(['document_sign', 'enroll_full', 'enroll_simple']) };
sayUsage('npm run -s budget: bytes that a browser fetches, per stage, beside their limits; -- --json for a program', {
  options: ['--json'],
  words: [],
});
const server = await startWidgetServer(withoutCamera);
const browser = await chromium.launch(await launchOptions());
let sizes: Record<Measure, number>;
let chains: Record<keyof typeof chainLimits, number>;
try {
  // Measured first: later the journey has ended.
  const chainOnHostedPage = await chainOfLink(await browser.newPage({ locale: 'es-MX' }));
  const page = await browser.newPage();
  const requests = await followRequests(page);
  let chainByScriptTag = 0;
  sizes = await measure(page, () => {
    chainByScriptTag = requests.longest();
  });
  chains = { chainByScriptTag, chainOnHostedPage, lateImports: requests.lateImports().length };
} finally {
  await browser.close();
  await server.close();
}

const rows: readonly (readonly [name: string, bytes: number, limit: number])[] = [
  ...(Object.keys(limits) as Measure[]).map((name) => [name, sizes[name], limits[name]] as const),
  ...Object.entries(ownOfSteps()).map(([key, bytes]) => [key, bytes, ofStep.with.has(key) ? ofStep.more : ofStep.usual] as const),
];
const chainRows = (Object.keys(chainLimits) as (keyof typeof chainLimits)[]).map(
  (name) => [name, chains[name], chainLimits[name]] as const,
);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(Object.fromEntries([...rows, ...chainRows].map(([name, value]) => [name, value]))));
} else {
  for (const [name, bytes, limit] of rows) console.log(`${name.padEnd(22)} ${bytes} of ${limit} bytes`);
  for (const [name, count, limit] of chainRows) console.log(`${name.padEnd(22)} ${count} of ${limit} requests`);
}
const complaints = [
  ...rows.map(([name, bytes, limit]) => whyBroken(name, bytes, limit)),
  ...chainRows.map(([name, count, limit]) => (count > limit ? `${name} is ${count} requests, and ${limit} is its limit.` : null)),
].filter((complaint) => complaint !== null);
for (const complaint of complaints) console.error(`Budget broken: ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** Returns why a size breaks its budget (above the limit, or too near to it); null if it does not. */
function whyBroken(name: string, bytes: number, limit: number): string | null {
  if (bytes > limit) return `${name} takes ${bytes} bytes, ${bytes - limit} more than ${limit}.`;
  const most = Math.floor(limit * (1 - SPARE));
  return bytes > most ? `${name} takes ${bytes} of ${limit} bytes: ${bytes - most} too many to keep ${SPARE * 100} % to spare.` : null;
}

/** Returns the length of the request chain to the welcome screen on the hosted page. */
async function chainOfLink(page: Page): Promise<number> {
  const requests = await followRequests(page);
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => {} }));
  await page.goto(`${server.url}/w/workflow#t=ses_one`);
  await page.getByRole('button', { name: 'Empezar' }).waitFor();
  const length = requests.longest();
  await page.close();
  return length;
}

/** Reads the built files except those that match `without`, with the files that the loader imports and the screen of each step. */
function builtFiles(without: readonly RegExp[]) {
  const files = readdirSync(ASSETS).filter((file) => file.endsWith('.js') && !without.some((kind) => kind.test(file)));
  const text = new Map(files.map((file) => [file, readFileSync(join(ASSETS, file), 'utf8')]));
  // A dynamic import names the part and also the part's imports. Only the part is kept, since it names its imports itself.
  const named = new Map(
    Array.from(text, ([file, code]) => [file, code.replace(/(\[import\([^)]*\))(?:,import\([^)]*\))+\]/g, '$1]')] as const),
  );
  const leadsTo = (file: string) => files.filter((other) => other !== file && named.get(file)!.includes(other));
  /** Returns all files that these import, directly or not, themselves included. Files in `beyond` are not followed. */
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

/** Returns the bytes that only one step loads: its screen, and the files that nothing else imports. */
function ownOfSteps(): Record<string, number> {
  const { reach, screens, roots, bytesOf } = builtFiles([FOREIGN, ENGLISH, OF_CAMERA]);
  return Object.fromEntries(
    Array.from(screens, ([key, screen]) => [key, bytesOf(reach([screen], reach(roots, new Set([screen]))))] as const),
  );
}

/** Returns the bytes that the loader and these steps can load at most; a real journey loads fewer. */
function maxOfJourney(steps: readonly string[], loader: number): number {
  const { reach, screens, roots, bytesOf } = builtFiles([FOREIGN, ENGLISH]);
  const others = Array.from(screens).flatMap(([key, screen]) => (steps.includes(key) ? [] : [screen]));
  return loader + bytesOf(reach(roots, new Set(others)));
}

async function measure(page: Page, onWelcome: () => void): Promise<Record<Measure, number>> {
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

  // Files that are fetched while the person reads the welcome do not count for showing it, so idle work waits.
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
  onWelcome();
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
    journeyWithCamera: maxOfJourney([...withoutCamera, 'enroll_full'], loader),
    allJavaScript,
    modelsAndWasm: bytesOfForeign(),
  };
}

/** Returns the bytes of all models, WebAssembly and glue code that a journey with camera may load. */
function bytesOfForeign(): number {
  return readdirSync(ASSETS)
    .filter((file) => FOREIGN.test(file) && file.endsWith('.br'))
    .reduce((sum, file) => sum + statSync(join(ASSETS, file)).size, 0);
}

/** Submits the open step as its element would, with an empty submission: the budget counts bytes and does not test forms. */
async function submit(page: Page, index: number): Promise<void> {
  await page.waitForFunction((wanted) => Reflect.get(globalThis, 'stepIndex') === wanted, index);
  await page.locator('zaguan-app .screen > :last-child').evaluate((element) => {
    Reflect.get(element, 'host').submit({});
  });
}
