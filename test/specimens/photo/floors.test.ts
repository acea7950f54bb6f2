import { afterAll, expect, it } from 'vitest';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs } from '#platform/foreign-files/pdf.ts';
import { createSymbolFiles } from '#platform/foreign-files/symbol-files.ts';
import { type KindOf, kinds } from '#services/extraction/kinds/kinds.ts';
import { createPaperSource } from '#services/extraction/source/paper.ts';
import { compare } from '../compare.ts';
import { printHere } from '../print-here.ts';
import { TODAY } from '../specimen.ts';
import { photo } from './photo.ts';
import { scanned } from './scanned.ts';

const TENANT = { tenantId: 'a tenant', livemode: false };
const budget = new WorkerBudget();
const pdfs = createPdfs(budget);
const symbolFiles = createSymbolFiles(budget, pdfs);
const paperOf = createPaperSource({ pdfs, symbolFiles, print: await printHere() });
afterAll(() => budget.close());

/** Returns the share of fields that are read exactly. */
async function exactShare(name: KindName, file: File, truth: unknown): Promise<number> {
  const { pages, symbols, parse } = kinds[name] as unknown as KindOf<KindName>;
  const paper = await paperOf(TENANT, file, null, { pages, symbols, accepts: 'pictures and PDFs' });
  const outcomes = compare(truth, parse(paper, { today: TODAY }).data);
  return outcomes.filter(({ outcome }) => outcome === 'exact').length / outcomes.length;
}

/** Each floor is below the measured share (docs/accuracy.md) by the variation of a single picture. */
it.each([
  ['ineFront', 'G', 'clean', 0.7],
  ['ineFront', 'E', 'moderate', 0.8],
  ['ineBack', 'card', 'moderate', 0.8],
  ['curp', 'beside', 'moderate', 0.8],
  ['addressProof', 'water', 'moderate', 0.7],
] as const)('%s, %s, %s: at least %d of its fields are read', async (kind, layout, level, floor) => {
  const { jpeg, truth } = await photo(kind, 2001, level, layout);
  expect(await exactShare(kind, new File([jpeg], 'x.jpg'), truth)).toBeGreaterThanOrEqual(floor);
});

it('a scan in a PDF is read', async () => {
  const { pdf, truth } = await scanned('creditReport', 2001, 'clean', 'blocks');
  expect(await exactShare('creditReport', new File([pdf], 'x.pdf'), truth)).toBeGreaterThanOrEqual(0.7);
});
