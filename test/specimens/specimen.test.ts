import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, it } from 'vitest';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { parseRfc } from '#mexico/rfc.ts';
import { drawings } from './kinds/drawings.ts';
import { MARK } from './sheet.ts';
import { layoutsOf, specimen, TODAY, trialsOf } from './specimen.ts';

const trials = (Object.keys(drawings) as KindName[]).flatMap((kind) => trialsOf(kind).map((layout) => [kind, layout] as const));

it.each(trials)('%s, %s, says that it is a specimen', async (kind, layout) => {
  const { pdf } = await specimen(kind, 1, layout);
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf);
  for (const page of document.pages()) expect(page.getText()).toContain(MARK);
  document.destroy();
});

it.each([...layoutsOf('bankStatement'), ...trialsOf('bankStatement')])(
  'the bank of the layout %s has an RFC with its check digit',
  async (layout) => {
    const { truth } = await specimen('bankStatement', 1, layout);
    if (truth.rfc_entity !== null) expect(parseRfc(truth.rfc_entity, TODAY)).toMatchObject({ ok: true, value: { warnings: [] } });
  },
);
