import { PDFDocument } from '@cantoo/pdf-lib';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { type Specimen, specimen } from '../specimen.ts';
import { type Level, widthOf } from './levels.ts';
import { photograph } from './photo.ts';
import { renderPages } from './render.ts';

export interface Scanned<Name extends KindName> {
  /** The pictures of all pages, as JPEG. */
  pictures: Uint8Array<ArrayBuffer>[];
  /** The same pictures as pages of a PDF without text. */
  pdf: Uint8Array<ArrayBuffer>;
  layout: string;
  truth: Specimen<Name>['truth'];
}

/** The width of letter paper, in points. */
const WIDTH = 612;

/** Draws pictures of all pages of a specimen. */
export async function scanned<Name extends KindName>(kind: Name, seed: number, level: Level, layout?: string): Promise<Scanned<Name>> {
  const { pdf, truth, layout: name } = await specimen(kind, seed, layout);
  const document = await PDFDocument.create();
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  for (const [at, page] of (await renderPages(pdf, widthOf(level))).entries()) {
    const { jpeg, width, height } = await photograph(page, seed + at * 7919, level);
    const size = { width: WIDTH, height: (WIDTH * height) / width };
    document.addPage([size.width, size.height]).drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, ...size });
    pictures.push(jpeg);
  }
  return { pictures, pdf: Uint8Array.from(await document.save()), layout: name, truth };
}
