import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cameraFlags, launchOptions } from '../support/browser.ts';
import { cardBackClip, cardFrontClip, faceClip, phoneFilm, turningCardClip, webcamFilm } from '../support/camera/clips.ts';
import type { Shot } from '../support/camera/stage-page.ts';
import { type StageServer, startStageServer } from '../support/camera/stage-server.ts';

/** Tests the step with the real camera code: getUserMedia, a video, a canvas; only the film is fake. */

let server: StageServer;
let origin = '';

beforeAll(async () => {
  server = await startStageServer('stage-page.ts');
  ({ origin } = server);
});

afterAll(() => server?.close());

interface Filmed {
  viewport?: { width: number; height: number } | undefined;
  flags?: readonly string[];
}

/** Opens a page in a new browser whose camera films the clip. A busy machine needs half a minute for what usually takes seconds. */
async function filmedPage(clip: string, { viewport = { width: 360, height: 740 }, flags = [] }: Filmed = {}): Promise<Page> {
  const browser = await chromium.launch(await launchOptions([...cameraFlags(clip), ...flags]));
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(90_000);
  return page;
}

test('photographs both sides of a card by itself, and says when to turn it over', async () => {
  const clip = await turningCardClip();
  const page = await filmedPage(clip);
  try {
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
    await page.context().browser()?.close();
  }
});

test('photographs a face by itself, and asks no host but those of the page and of its files', async () => {
  const clip = await faceClip();
  const page = await filmedPage(clip);
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // As in docs/guides/script-tag.md: no worker may start from another origin, but a worker of the page may import a script from there.
    const policy = [
      `default-src 'none'; script-src 'self' ${server.otherOrigin} 'wasm-unsafe-eval'; connect-src ${server.otherOrigin}; worker-src blob:`,
      "img-src data: blob:; media-src blob:; require-trusted-types-for 'script'; trusted-types lit-html zaguan",
    ].join('; ');
    const query = new URLSearchParams({ automatic: '', before: 'front,back', assets: server.otherOrigin, policy });
    await page.goto(`${origin}/?${query}`);
    // A busy machine may load longer than the step makes a person wait.
    await page.waitForFunction(() => window.facesReady);
    await page.getByRole('button', { name: 'Abrir la cámara' }).click();
    await page.waitForFunction(() => window.shots.length === 1);
    const [shot] = await page.evaluate(() => window.shots);
    expect(shot).toMatchObject({ collection: 'selfie', capture: 'live' });
    expect(shot!.skin).toBeGreaterThan(0.05);
    const hosts = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];
    const files = asked.filter((url) => /vision_|landmarker/.test(url));
    expect([files.length, hosts(files)]).toEqual([4, [server.otherOrigin]]);
    expect(hosts(asked).toSorted()).toEqual([origin, server.otherOrigin].toSorted());
  } finally {
    await page.context().browser()?.close();
  }
});

test('asks a face that is far away to come closer, and takes no picture of it', async () => {
  const page = await filmedPage(await faceClip(phoneFilm, { staysAway: true }));
  try {
    await page.goto(`${origin}/?automatic&before=front,back`);
    await page.getByRole('button', { name: 'Abrir la cámara' }).click();
    await page.getByText('Acércate un poco').waitFor();
    expect(await page.evaluate(() => window.shots)).toEqual([]);
  } finally {
    await page.context().browser()?.close();
  }
});

test('has the person take the picture where the browser draws nothing in space, and says so', async () => {
  const page = await filmedPage(await faceClip(), { flags: ['--disable-software-rasterizer'] });
  try {
    await page.goto(`${origin}/?automatic&before=front,back`);
    await page.getByRole('button', { name: 'Abrir la cámara' }).click();
    await page.getByText('Tómala con el botón').waitFor();
    await page.getByRole('button', { name: 'Tomar la foto' }).press('Enter');
    await page.getByRole('heading', { name: '¿Se ve bien tu cara?' }).waitFor();
  } finally {
    await page.context().browser()?.close();
  }
});

test('uses no models but those that this version knows, and has the person take the picture', async () => {
  const page = await filmedPage(await faceClip());
  try {
    let changed = 0;
    await page.context().route(/face_landmarker[^/]*\.task$/, async (route) => {
      const answer = await route.fetch();
      const body = Buffer.from(await answer.body());
      // Changes the timestamp of the first file in the bundle, which MediaPipe itself accepts.
      body[10] = body[10]! ^ 1;
      changed++;
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${origin}/?automatic&before=front,back`);
    await page.getByRole('button', { name: 'Abrir la cámara' }).click();
    await page.getByText('Tómala con el botón').waitFor();
    expect(changed).toBeGreaterThan(0);
    expect(await page.getByRole('heading', { name: 'Lista la foto' }).count()).toBe(0);
  } finally {
    await page.context().browser()?.close();
  }
});

/** Opens the step after the photos of `before`, and takes the next photo of the clip. */
async function shoot(clip: string, before: readonly string[], viewport?: Filmed['viewport']): Promise<Shot> {
  const page = await filmedPage(clip, { viewport });
  try {
    await page.goto(`${origin}/?before=${before.join(',')}`);
    await page.getByRole('button', { name: 'Abrir la cámara' }).click();
    const shutter = page.getByRole('button', { name: 'Tomar la foto', disabled: false });
    await shutter.waitFor();
    await scene(page);
    // As with a keyboard or a screen reader.
    await shutter.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /¿Se (lee bien|ve bien tu cara)\?/ }).waitFor();
    await page.waitForFunction(() => window.shots.length > 0);
    return (await page.evaluate(() => window.shots))[0]!;
  } finally {
    await page.context().browser()?.close();
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
  // The shutter is pressed while the face is still far away.
  expect(shot.skin).toBeGreaterThan(0.005);
});

test('and a card before a webcam', async () => {
  const shot = await shoot(await cardFrontClip(webcamFilm), [], { width: 1280, height: 800 });
  expect(shot.width / shot.height).toBeGreaterThan(1.3);
  expect(shot.purple).toBeGreaterThan(0.02);
});
