import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '#services/cli/commands.ts';
import { runCommandLine } from '#services/cli/terminal/main.ts';
import { MIN_SHARPNESS } from '#vision/quality/focus.ts';
import { MAX_GLARE } from '#vision/quality/glare.ts';
import { rawOf } from '../specimens/photo/colour.ts';
import { emptyDesk } from '../specimens/photo/film.ts';
import { photo } from '../specimens/photo/photo.ts';
import { launchOptions } from '../support/browser.ts';
import { type StageServer, startStageServer } from '../support/camera/stage-server.ts';

/**
 * Tests that `zaguan inspect` reports about a picture what the browser's workers see, so that an operator learns why it was taken or not.
 */

let server: StageServer;
let browser: Browser;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-inspect-'));
  server = await startStageServer('capture-page.ts');
  browser = await chromium.launch(await launchOptions());
  page = await browser.newPage();
  await page.goto(server.origin);
  await page.evaluate(() => window.prepareReader());
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const card = async (kind: 'ineFront' | 'ineBack', seed: number) => Buffer.from((await photo(kind, seed, 'moderate')).jpeg);

/** Adds a patch of reflected light to the middle of a picture. */
async function glaring(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const patch = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50%" cy="50%" r="9%" fill="#fff"/></svg>`;
  return await sharp(jpeg)
    .composite([{ input: Buffer.from(patch) }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The lowest score of a document that the guide follows. */
const FOLLOWED = 0.8;

interface Sight {
  name: string;
  draw(): Promise<Buffer>;
  shows: { document: boolean; sharp?: boolean; glare?: boolean };
}

const sharpCard = { document: true, sharp: true, glare: false };
const pictures: readonly Sight[] = [
  { name: 'a back', draw: () => card('ineBack', 90_002), shows: sharpCard },
  { name: 'another back', draw: () => card('ineBack', 90_014), shows: sharpCard },
  {
    name: 'a front that is blurred',
    draw: async () =>
      await sharp(await card('ineFront', 90_001))
        .blur(6)
        .toBuffer(),
    shows: { ...sharpCard, sharp: false },
  },
  { name: 'a front with glare', draw: async () => await glaring(await card('ineFront', 90_001)), shows: { ...sharpCard, glare: true } },
  {
    name: 'a desk with nothing on it',
    async draw() {
      const desk = await emptyDesk('wood', 134);
      return await sharp(desk.data, rawOf(desk)).jpeg().toBuffer();
    },
    shows: { document: false },
  },
];

it.each(pictures)('inspect and the browser see the same in $name', async ({ name, draw, shows }) => {
  const jpeg = await draw();
  const file = join(folder, 'picture.jpg');
  await writeFile(file, jpeg);
  const { width, height } = await sharp(jpeg).metadata();
  const { document, focus, glare, mrz } = JSON.parse((await runCommandLine(commands, ['inspect', file, '--json']))!.stdout);
  const seen = await page.evaluate((base64) => window.lookAtPicture(base64), jpeg.toString('base64'));

  const isThere = { inspect: document.corners !== null && document.score >= FOLLOWED, browser: seen.quad !== null };
  expect(isThere).toEqual({ inspect: shows.document, browser: shows.document });
  if (!seen.quad) return;
  // The guide reports corners in a picture of 320 pixels, inspect in the whole picture; both are compared as shares.
  for (const { x, y } of seen.quad) {
    const near = Math.min(...document.corners.map(([left, top]: [number, number]) => Math.hypot(left / width! - x, top / height! - y)));
    expect(near, 'a corner').toBeLessThan(0.015);
  }
  expect({ inspect: focus >= MIN_SHARPNESS, browser: seen.focus! >= MIN_SHARPNESS }).toEqual({
    inspect: shows.sharp,
    browser: shows.sharp,
  });
  expect({ inspect: glare > MAX_GLARE, browser: seen.glare! > MAX_GLARE }).toEqual({ inspect: shows.glare, browser: shows.glare });
  if (!name.includes('back')) return;
  await page.evaluate((base64) => window.keepCard(base64), jpeg.toString('base64'));
  const back = await page.evaluate(() => window.readCard('ine_back'));
  expect(back, 'the zone').toMatchObject({ lines: mrz.lines });
});
