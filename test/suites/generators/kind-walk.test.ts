import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from '../../support/browser.ts';
import { copyTree, runIn } from '../../support/tree.ts';

/** A kind that `npm run new-kind` made, with nothing added: photographed, read, shown, corrected and sent, like every other kind. */

const tree = copyTree();
afterAll(() => rmSync(tree, { recursive: true, force: true }));
const { code, output } = runIn(tree, 'node', 'tools/generate/new-kind.ts', 'payroll-receipt');
if (code !== 0) throw new Error(output);

/** A module of the copy, where the kind is registered. */
const fromTree = (path: string) => import(join(tree, path)) as Promise<Record<string, (...input: unknown[]) => unknown>>;

test('its specimen is read from a photo', async () => {
  const { photoOf } = await fromTree('test/support/specimen-photo.ts');
  const { openPicture } = await fromTree('services/extraction/print/picture.ts');
  const { readPicture } = await fromTree('services/extraction/print/read-picture.ts');
  const { openPrintReader } = await fromTree('services/extraction/print/open-reader.ts');
  const { payrollReceiptReader } = await fromTree('lib/kinds/payroll-receipt/payroll-receipt.ts');
  const photo = (await photoOf!('payroll_receipt')) as File;
  const picture = await openPicture!(new Uint8Array(await photo.arrayBuffer()));
  const { image, words } = readPicture!(await openPrintReader!(), picture) as { image: object; words: unknown };
  const { parse } = payrollReceiptReader as unknown as { parse(paper: object, context: object): { data: object } };
  const paper = { pages: [{ number: 1, origin: 'ocr', ...image, words }], symbols: [] };
  expect(parse(paper, { today: '2026-11-28' }).data).toEqual({ number: '0012345678', name: 'LUISA PEREZ GOMEZ', date: '2026-09-05' });
});

test('it is walked in a browser by the test that walks every kind', { timeout: 900_000 }, async () => {
  expect(await findBrowser()).not.toBeNull();
  const files = 'steps/document-capture/every-kind.browser.test.ts';
  const { code, output } = runIn(tree, 'wtr', '--config', 'tools/config/web-test-runner.config.mjs', '--files', files);
  expect(code, output).toBe(0);
});
