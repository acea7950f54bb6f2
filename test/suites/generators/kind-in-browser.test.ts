import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from '../../support/browser.ts';
import { copyTree, runIn } from '../../support/tree.ts';

/** Tests a document kind made by `npm run new-kind` in a real browser: photographed, read, shown, corrected and sent. */

const tree = copyTree();
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('a new kind is walked by the test that walks every kind', { timeout: 300_000 }, async () => {
  expect(await findBrowser()).not.toBeNull();
  expect(runIn(tree, 'node', 'tools/generate/new-kind.ts', 'payroll-receipt').code).toBe(0);
  const files = 'steps/document-capture/every-kind.browser.test.ts';
  const { code, output } = runIn(tree, 'wtr', '--config', 'tools/config/web-test-runner.config.mjs', '--files', files);
  expect(code, output).toBe(0);
});
