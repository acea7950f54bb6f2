import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs } from '#platform/foreign-files/pdf.ts';
import { kernelNetwork } from '#vision/reader/kernel.ts';
import { openReader } from '#vision/reader/reader.ts';
import { cutLines } from './cut-lines.ts';
import { LEVELS } from './lines.ts';
import { scoreOf } from './scores.ts';

const folder = join(import.meta.dirname, '../../../lib/vision/reader');
const budget = new WorkerBudget();
const pdfs = createPdfs(budget);
afterAll(() => budget.close());

test('lines are cut from the picture of a document where they stand in it', async () => {
  const reader = await openReader(readFileSync(join(folder, 'reader.weights')), kernelNetwork(readFileSync(join(folder, 'kernel.wasm'))));
  const lines = await cutLines(pdfs, 5151, ['ineBack']);
  const seen = lines.map(({ level, text, image, box }) => ({ level, text, got: reader.viewLine(image, box).read().text }));
  const [clean, moderate] = LEVELS.map((level) => scoreOf(seen.filter((one) => one.level === level)));
  expect(clean!.lines).toBeGreaterThan(12);
  expect(clean!.exact).toBeGreaterThan(80);
  expect(moderate!.exact).toBeGreaterThan(70);
});
