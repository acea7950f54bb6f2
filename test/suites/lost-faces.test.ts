import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FaceFinder, FacesUnseen } from '#src/capture/faces/finder.ts';
import { launchOptions } from '../support/browser.ts';
import { type StageServer, startStageServer } from '../support/camera/stage-server.ts';

/**
 * Tests the loss of WebGL, with which the face finder draws: browsers take it away when the graphics processor crashes or a phone's tab
 * slept. No error follows: the frames are black.
 */

/** Script that collects all graphics contexts in `drawn`; runs first wherever faces are searched. */
const KEEP = `{
  const { getContext } = OffscreenCanvas.prototype;
  globalThis.drawn = new Set();
  OffscreenCanvas.prototype.getContext = function (kind, ...options) {
    const context = getContext.call(this, kind, ...options);
    if (kind === 'webgl2' && context) drawn.add(context);
    return context;
  };
}`;
/** Script that takes away all contexts and returns their number. */
const LOSE = `(() => {
  const present = [...(globalThis.drawn ?? [])].filter((context) => !context.isContextLost());
  for (const context of present) context.getExtension('WEBGL_lose_context').loseContext();
  return present.length;
})()`;

let server: StageServer;
let browser: Browser;
let portrait: string;
beforeAll(async () => {
  server = await startStageServer('finder-page.ts');
  browser = await chromium.launch(await launchOptions());
  portrait = (await readFile(join(import.meta.dirname, '../support/specimens/astronaut.jpg'))).toString('base64');
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** Opens a page with a loaded face finder. `look` returns the number of faces in a portrait, or the reason for no search. */
async function finderOn(policy: string) {
  const page = await browser.newPage();
  await page.addInitScript(KEEP);
  await page.route(/faces\.worker/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${KEEP}${await answer.text()}` });
  });
  await page.goto(`${server.origin}/?${new URLSearchParams({ policy })}`);
  await page.waitForFunction(() => 'FaceFinder' in globalThis);
  await page.evaluate(async () => {
    const Finder = Reflect.get(globalThis, 'FaceFinder') as typeof FaceFinder;
    const finder = new Finder({ assetsBase: '', savesData: false });
    Object.assign(globalThis, { finder });
    await finder.prepare();
  });
  return {
    page,
    look: () =>
      page.evaluate(async (encoded) => {
        const finder = Reflect.get(globalThis, 'finder') as FaceFinder;
        const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes]), { resizeWidth: 480 });
        return finder.look(picture).then(
          ({ faces }) => faces.length,
          ({ trouble }: FacesUnseen) => trouble,
        );
      }, portrait),
    lose: () => contexts(page, LOSE),
    present: () => contexts(page, '[...(globalThis.drawn ?? [])].filter((context) => !context.isContextLost()).length'),
  };
}

/** Returns the sum of the script's results on the page and in its workers. */
async function contexts(page: Page, say: string): Promise<number> {
  const counts = await Promise.all([page.evaluate<number>(say), ...page.workers().map((worker) => worker.evaluate<number>(say))]);
  return counts.reduce((sum, count) => sum + count);
}

it.each([
  ['in a worker', "worker-src 'self'"],
  ['on the page', "worker-src 'none'"],
])('faces are looked for anew once %s', async (_, policy) => {
  const { page, look, lose } = await finderOn(policy);
  expect(page.workers()).toHaveLength(policy.includes('none') ? 0 : 1);
  expect(await look()).toBe(1);
  expect(await lose()).toBeGreaterThan(0);
  expect(await look(), 'nobody is seen in the frame that was lost').toBe(0);
  expect(await look()).toBe(1);
  expect(await lose()).toBeGreaterThan(0);
  expect(await look()).toBe('lost');
  await page.close();
});

it('a finder on the page lets go of all that it draws with', async () => {
  const { page, present } = await finderOn("worker-src 'none'");
  expect(await present(), 'one is drawn with').toBe(1);
  await page.evaluate(() => (Reflect.get(globalThis, 'finder') as FaceFinder).close());
  await expect.poll(present).toBe(0);
  await page.close();
});
