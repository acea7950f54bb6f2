import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, it } from 'vitest';
import type { KindName } from '../../services/extraction/contract.ts';
import { drawings } from './kinds/drawings.ts';
import { MARK } from './sheet.ts';
import { specimen, trialsOf } from './specimen.ts';

const trials = (Object.keys(drawings) as KindName[]).flatMap((kind) => trialsOf(kind).map((layout) => [kind, layout] as const));

it.each(trials)('%s, %s, says that it is a specimen', async (kind, layout) => {
  const { pdf } = await specimen(kind, 1, layout);
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf);
  for (const page of document.pages()) expect(page.getText()).toContain(MARK);
  document.destroy();
});
