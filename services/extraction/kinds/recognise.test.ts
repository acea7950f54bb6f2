import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { specimen, TODAY, trialsOf } from '#test/specimens/specimen.ts';
import { readWords } from '#test/specimens/words.ts';
import { openPaperSource } from '#test/support/paper-source.ts';
import { kinds } from './kinds.ts';
import { otherKindOf } from './recognise.ts';

const { paperOf, close } = openPaperSource();
afterAll(close);
const read = (pdf: Uint8Array<ArrayBuffer>) =>
  paperOf({ tenantId: 'a tenant', livemode: false }, new File([pdf], 'x.pdf'), null, {
    ...{ pages: 2, symbols: false },
    accepts: 'pictures and PDFs',
  });

const names = Object.keys(kinds) as KindName[];
const trials = names.flatMap((name) => trialsOf(name).map((layout) => [name, layout] as const));

describe.each(trials)('%s, %s', (name, layout) => {
  it('is told where another kind is wanted, and taken where it is', async () => {
    for (let seed = 1; seed <= 3; seed++) {
      const paper = await read((await specimen(name, seed, layout)).pdf);
      expect(otherKindOf(paper, name, TODAY)).toBeNull();
      for (const wanted of names.filter((one) => one !== name && !kinds[one].reads?.includes(name)))
        expect(otherKindOf(paper, wanted, TODAY), `seed ${seed} as ${wanted}`).toBe(name);
    }
  });
});

/** Draws both sides of a card on one page, as a photocopy shows them. */
async function bothSides(): Promise<Uint8Array<ArrayBuffer>> {
  const [document, front, back] = [await PDFDocument.create(), await specimen('ineFront', 4, 'G'), await specimen('ineBack', 4, 'bars')];
  const page = document.addPage([612, 792]);
  for (const [at, { pdf }] of [front, back].entries()) {
    const [side] = await document.embedPdf(pdf);
    page.drawPage(side!, { x: 60, y: 430 - at * 380, width: 490, height: 309 });
  }
  return Uint8Array.from(await document.save());
}

it('a page with both sides of a credential is taken for either, and told of as its front', async () => {
  const paper = await read(await bothSides());
  expect(otherKindOf(paper, 'ineFront', TODAY)).toBeNull();
  expect(otherKindOf(paper, 'ineBack', TODAY)).toBeNull();
  expect(kinds.ineBack.isEnough(kinds.ineBack.parse(paper, { today: TODAY }).data)).toBe(true);
  expect(kinds.ineFront.isEnough(kinds.ineFront.parse(paper, { today: TODAY }).data)).toBe(true);
  expect(otherKindOf(paper, 'curp', TODAY)).toBe('ineFront');
});

it('a certificate that begins with the card, and whose title breaks in two, is a certificate', () => {
  const data = readWords('csf', [
    [60, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
    [340, 40, 'CONSTANCIA DE SITUACIÓN'],
    [420, 55, 'FISCAL'],
    [60, 60, 'PEGL890909GX1'],
    [60, 75, 'Registro Federal de Contribuyentes'],
    [60, 95, 'LUISA PÉREZ GÓMEZ'],
    [60, 110, 'Nombre, denominación o razón social'],
    [60, 125, 'idCIF: 10919483326'],
    [60, 140, 'VALIDA TU INFORMACIÓN FISCAL'],
    [40, 170, 'Datos de Identificación del Contribuyente:'],
    [40, 185, 'RFC: PEGL890909GX1'],
  ]);
  expect(data.csf_data).toMatchObject({ rfc: 'PEGL890909GX1' });
});
