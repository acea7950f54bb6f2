import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { cameraFlags, launchOptions } from '../../support/browser.ts';
import { cardFrontClip, faceClip } from '../../support/camera/clips.ts';

/** Tests the built `zaguan/capture` on a foreign page, with assets at another address; only the camera's film is fake. */

const SHOP = 'https://shop.example';
const FILES = 'https://files.example';
const folder = join(import.meta.dirname, '../../../dist/npm');

let browser: Browser | null = null;

afterEach(() => browser?.close());

const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');

interface Visit {
  page: Page;
  /** Every requested address. */
  asked: string[];
}

/** Opens a page with these tags, with a camera that films the clip. Only the two addresses are answered. */
async function visit(clip: string, tags: string): Promise<Visit> {
  browser = await chromium.launch(await launchOptions(cameraFlags(clip)));
  const context: BrowserContext = await browser.newContext({ locale: 'es-MX', viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await context.route('**', (route) => route.abort());
  await context.route(`${SHOP}/zaguan/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.replace('/zaguan/', '')), contentType: 'text/javascript' }),
  );
  await context.route(`${FILES}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'access-control-allow-origin': '*', 'content-type': typeOf(pathname) };
    return route.fulfill({ path: join(folder, 'assets', pathname), headers });
  });
  await context.route(`${SHOP}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="es"><body>${tags}<script type="module" src="/zaguan/capture.js"></script>
<script type="module">
  window.heard = [];
  for (const name of ['zaguan-face-picture', 'zaguan-document-picture', 'zaguan-camera-error'])
    document.addEventListener(name, ({ detail }) => heard.push({ name, ...detail, bytes: detail.blob?.size, straight: detail.rectified?.type }));
</script>`,
    }),
  );
  const page = await context.newPage();
  await page.goto(SHOP);
  return { page, asked };
}

interface Heard {
  name: string;
  [member: string]: unknown;
}
declare global {
  var heard: Heard[];
}

async function hears({ page }: Visit): Promise<Heard> {
  await page.waitForFunction(() => globalThis.heard.length > 0, null, { timeout: 60_000 });
  return (await page.evaluate(() => globalThis.heard))[0]!;
}

const origins = (urls: readonly string[]) => [
  ...new Set(urls.filter((url) => !/^(blob|data):/.test(url)).map((url) => new URL(url).origin)),
];

test('a page without a tag loads the tags’ own few lines', async () => {
  const { page, asked } = await visit(await cardFrontClip(), '');
  await page.waitForFunction(() => customElements.get('zaguan-document-camera') !== undefined);
  expect(asked.filter((url) => url !== `${SHOP}/`)).toEqual([`${SHOP}/zaguan/capture.js`]);
});

test('a document is photographed by itself, straightened and read, and no host is asked but the page’s and that of the assets', async () => {
  const shop = await visit(
    await cardFrontClip(),
    `<zaguan-document-camera document="ine_front" read-fields assets-base="${FILES}"></zaguan-document-camera>`,
  );
  await shop.page.getByRole('button', { name: 'Abrir la cámara' }).click();
  const picture = await hears(shop);
  expect(picture).toMatchObject({ name: 'zaguan-document-picture', source: 'camera', takenBy: 'automatic', straight: 'image/jpeg' });
  expect(picture.fields).toMatchObject({ name: 'RICARDO', curp: 'AAPR630321HDFLRC09' });
  expect(picture.corners).toHaveLength(4);
  expect(origins(shop.asked).toSorted()).toEqual([FILES, SHOP]);
});

test('a face is photographed, and no host is asked but those', async () => {
  const shop = await visit(await faceClip(), `<zaguan-face-camera assets-base="${FILES}"></zaguan-face-camera>`);
  await shop.page.getByRole('button', { name: 'Abrir la cámara' }).click();
  // The film's face and its size differ between machines, so the guide may not trigger: the person presses the shutter.
  await shop.page.getByRole('button', { name: 'Tomar la foto' }).click();
  await shop.page.getByRole('button', { name: 'Sí, se ve bien' }).click();
  const picture = await hears(shop);
  expect(picture).toMatchObject({ name: 'zaguan-face-picture', source: 'camera' });
  expect(picture.bytes).toBeGreaterThan(5000);
  expect(origins(shop.asked).toSorted()).toEqual([FILES, SHOP]);
});
