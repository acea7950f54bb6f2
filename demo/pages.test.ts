import { createRequire } from 'node:module';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '#test/support/browser.ts';
import { type Demo, startDemo } from './server.ts';
import { type FakeZaguan, startFakeZaguan } from './testing/fake-zaguan.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const paths = ['/', '/cuenta', '/inline', '/telefono', '/camaras', '/cuenta?sent', '/revision', '/revision?changed', '/no-such-page'];

let browser: Browser;
let zaguan: FakeZaguan;
let demo: Demo;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  zaguan = await startFakeZaguan();
  demo = await startDemo({ port: 0, host: '127.0.0.1', apiUrl: zaguan.url, apiKey: 'sk_test_demo', webhookSecret: 'whsec_AAAA' });
});

afterAll(async () => {
  await browser.close();
  await demo.close();
  await zaguan.close();
});

test.each([
  ['es', 'light', 360],
  ['es', 'dark', 1280],
  ['en', 'dark', 360],
  ['en', 'light', 820],
] as const)('every page in %s, %s, %i px wide: accessible, and nothing stands out to the side', async (lang, colorScheme, width) => {
  // axe needs the content security policy bypassed; the next test keeps the policy.
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${demo.url}/?lang=${lang}`);
  for (const path of paths) {
    await page.goto(demo.url + path);
    const details = page.locator('summary');
    for (const summary of await details.all()) await summary.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    await page.addScriptTag({ path: axe });
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
      return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(violations, path).toEqual([]);
  }
  await context.close();
});

test('the cameras are shown as they are chosen, and the page lists what it hears', async () => {
  const page = await browser.newPage();
  await page.goto(`${demo.url}/camaras?lang=es`);
  await page.getByLabel('Tema').selectOption('Oscuro');
  await page.getByLabel('Exigencia').selectOption('Mucha');
  const chosen = page.locator('zaguan-document-camera[theme=dark][strictness=strict][document=ine_front]');
  await chosen.waitFor();
  await page.getByLabel('Una hoja').check();
  const sheet = page.locator('zaguan-document-camera[theme=dark][strictness=strict][document=sheet]:not([read-fields])');
  await sheet.waitFor();
  for (const code of ['busy', 'lost'])
    await sheet.evaluate((camera, detail) => camera.dispatchEvent(new CustomEvent('zaguan-camera-error', { bubbles: true, detail })), {
      code,
    });
  await page.getByLabel('Una selfie').check();
  await page.locator('zaguan-face-camera[theme=dark]:not([strictness])').waitFor();
  const lines = await page.getByRole('log').locator('p').allTextContents();
  expect(lines.map((line) => line.replace(/^[\d:]+ /, ''))).toEqual(['zaguan-camera-error lost', 'zaguan-camera-error busy']);
  await page.close();
});

test('no page breaks its own policy, and the browser asks the two origins only', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const broken: string[] = [];
  const origins = new Set<string>();
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|Trusted Type/.test(message.text())) broken.push(message.text());
  });
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
  });
  for (const path of paths) await page.goto(demo.url + path, { waitUntil: 'load' });
  expect(broken).toEqual([]);
  expect([...origins].sort()).toEqual([demo.url, zaguan.url].sort());
  await context.close();
});
