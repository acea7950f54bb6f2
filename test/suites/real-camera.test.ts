import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faceLandmarker } from '../../cli/face-landmarker/face-landmarker.ts';
import { cameraFlags, headlessFlags, requireBrowser } from '../support/browser.ts';
import { cardBackClip, cardFrontClip, faceClip, turningCardClip, webcamFilm } from '../support/camera/clips.ts';
import type { Shot } from '../support/camera/stage-page.ts';

/** The step on the real camera port: getUserMedia, a video, a canvas; only the lens is a clip. */

const MEDIAPIPE = join(import.meta.dirname, '../../node_modules/@mediapipe/tasks-vision');

let server: Server;
let origin = '';

/** A script and all that it imports. */
async function whole(file: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    oxc: { decorator: { legacy: true } },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(import.meta.dirname, file), preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

beforeAll(async () => {
  const page = await whole('../support/camera/stage-page.ts');
  const files = new Map<string, readonly [type: string, contents: string | Uint8Array]>([
    ['page', ['text/javascript', page]],
    ['documents.worker', ['text/javascript', await whole('../../src/capture/documents/documents.worker.ts')]],
    ['faces.worker', ['text/javascript', await whole('../../src/capture/faces/faces.worker.ts')]],
    ['vision_bundle', ['text/javascript', await readFile(`${MEDIAPIPE}/vision_bundle.mjs`)]],
    ['vision_wasm_module_internal.js', ['text/javascript', await readFile(`${MEDIAPIPE}/wasm/vision_wasm_module_internal.js`)]],
    ['vision_wasm_module_internal.wasm', ['application/wasm', await readFile(`${MEDIAPIPE}/wasm/vision_wasm_module_internal.wasm`)]],
    ['face_landmarker', ['application/octet-stream', await faceLandmarker()]],
  ]);
  server = createServer((request, response) => {
    // A build puts a hash before the ending.
    const path = (request.url ?? '').replace(/-[\w-]{8}\./, '.');
    const [type, contents] = [...files].find(([name]) => path.includes(name))?.[1] ?? [];
    if (type !== undefined) response.setHeader('content-type', type).end(contents);
    else
      response.setHeader('content-type', 'text/html').end('<!doctype html><html lang="es"><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server?.close());

test('photographs both sides of a card by itself, and says when to turn it over', async () => {
  const clip = await turningCardClip();
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: [...headlessFlags, ...cameraFlags(clip)] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${origin}/?automatic`);
    await page.getByRole('button', { name: 'Abrir la cámara' }).click();
    await page.getByRole('heading', { name: 'Lista la foto' }).waitFor();
    await page.getByText('Ahora voltéala').waitFor();
    await page.waitForFunction(() => window.shots.length === 2);
    const shots = await page.evaluate(() => window.shots);
    expect(shots.map(({ collection, capture }) => [collection, capture])).toEqual([
      ['front', 'live'],
      ['back', 'live'],
    ]);
    for (const { purple, brown } of shots) {
      expect(purple).toBeGreaterThan(0.02);
      expect(brown, 'a table around it').toBeGreaterThan(0.08);
    }
  } finally {
    await browser.close();
  }
});

test('photographs a face by itself, says how, and asks no other host', async () => {
  const clip = await faceClip();
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: [...headlessFlags, ...cameraFlags(clip)] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${origin}/?automatic&before=front,back`);
    await page.getByRole('button', { name: 'Abrir la cámara' }).click();
    await page.getByText('Acércate un poco').waitFor();
    await page.getByText('Así, no te muevas').waitFor();
    await page.getByRole('heading', { name: 'Lista la foto' }).waitFor();
    await page.waitForFunction(() => window.shots.length === 1);
    const [shot] = await page.evaluate(() => window.shots);
    expect(shot).toMatchObject({ collection: 'selfie', capture: 'live' });
    expect(shot!.skin).toBeGreaterThan(0.05);
    expect(asked.filter((url) => url.includes('vision_') || url.includes('landmarker'))).toHaveLength(4);
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:') && !url.startsWith('data:'))).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** Opens the step where the photos of `before` are taken, and takes the next one of what the clip shows. */
async function shoot(clip: string, before: readonly string[], viewport = { width: 360, height: 740 }): Promise<Shot> {
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: [...headlessFlags, ...cameraFlags(clip)] });
  try {
    const page = await browser.newPage({ viewport });
    await page.goto(`${origin}/?before=${before.join(',')}`);
    await page.getByRole('button', { name: 'Abrir la cámara' }).click();
    const shutter = page.getByRole('button', { name: 'Tomar la foto', disabled: false });
    await shutter.waitFor();
    await scene(page);
    // As a keyboard and a screen reader do it.
    await shutter.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /¿Se (lee bien|ve bien tu cara)\?/ }).waitFor();
    await page.waitForFunction(() => window.shots.length > 0);
    return (await page.evaluate(() => window.shots))[0]!;
  } finally {
    await browser.close();
  }
}

/** Waits until the middle of the film is bright: a clip begins with an empty table. */
async function scene(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const find = (root: ParentNode): HTMLVideoElement | null => {
      for (const element of root.querySelectorAll('*')) {
        if (element instanceof HTMLVideoElement) return element;
        const inside = element.shadowRoot && find(element.shadowRoot);
        if (inside) return inside;
      }
      return null;
    };
    const video = find(document);
    if (!video?.videoWidth) return false;
    const pen = new OffscreenCanvas(8, 8).getContext('2d')!;
    const { videoWidth, videoHeight } = video;
    pen.drawImage(video, videoWidth * 0.3, videoHeight * 0.4, videoWidth * 0.4, videoHeight * 0.1, 0, 0, 8, 8);
    const { data } = pen.getImageData(0, 0, 8, 8);
    return data.filter((_, at) => at % 4 !== 3).reduce((sum, value) => sum + value, 0) / 192 > 130;
  });
}

test('photographs the front of a card that comes into the frame', async () => {
  const shot = await shoot(await cardFrontClip(), []);
  expect(shot).toMatchObject({ collection: 'front', capture: 'live', type: 'image/jpeg' });
  expect(shot.bytes).toBeGreaterThan(20_000);
  expect(shot.bytes).toBeLessThanOrEqual(1_500_000);
  expect(shot.width / shot.height, 'the card’s shape and a margin around it').toBeGreaterThan(1.3);
  expect(shot.purple, 'the band of the specimen').toBeGreaterThan(0.02);
  expect(shot.brown, 'the table around it').toBeGreaterThan(0.08);
});

test('then its back', async () => {
  const shot = await shoot(await cardBackClip(), ['front']);
  expect(shot).toMatchObject({ collection: 'back', capture: 'live' });
  expect(shot.purple).toBeGreaterThan(0.02);
});

test('then a face, upright', async () => {
  const shot = await shoot(await faceClip(), ['front', 'back']);
  expect(shot).toMatchObject({ collection: 'selfie', capture: 'live' });
  expect(shot.height).toBeGreaterThan(shot.width);
  expect(shot.skin).toBeGreaterThan(0.05);
});

test('and a card before a webcam', async () => {
  const shot = await shoot(await cardFrontClip(webcamFilm), [], { width: 1280, height: 800 });
  expect(shot.width / shot.height).toBeGreaterThan(1.3);
  expect(shot.purple).toBeGreaterThan(0.02);
});
