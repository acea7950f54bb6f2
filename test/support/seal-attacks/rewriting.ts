import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { signPdf } from '#services/people/documents/sealing/pades.ts';
import type { Attack, Loot } from './attack.ts';

/** Returns attacks without knowledge of PDF: bytes added or changed, the file rewritten, seals of others. */
export async function rewritings({ sealed, other, stranger }: Loot): Promise<Attack[]> {
  const { bytes, gap } = sealed;
  const behind = (text: string) => Buffer.concat([bytes, Buffer.from(text, 'latin1')]);
  const before = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), bytes]);
  const changed = (place: number, by = 1) => {
    const copy = Buffer.from(bytes);
    copy[place] = (copy[place] ?? 0) ^ by;
    return copy;
  };
  const written = async (change: (document: PDFDocument) => void, useObjectStreams = false) => {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    change(document);
    return Buffer.from(await document.save({ useObjectStreams, updateFieldAppearances: false }));
  };
  const draw = (document: PDFDocument) => document.getPage(0).drawText('PAGO 900000', { x: 72, y: 400, size: 30 });
  const unseal = ({ catalog, context }: PDFDocument) => {
    context.delete(PDFRef.of(sealed.signature));
    for (const name of ['AcroForm', 'Perms']) catalog.delete(PDFName.of(name));
  };
  const marker = randomBytes(16).toString('hex');
  const emptied = Buffer.from(bytes);
  emptied.write(`<${marker.padEnd(gap.end - gap.start - 2, '0')}>`, gap.start, 'latin1');
  const forged = await signPdf({ pdf: emptied, marker }, stranger, null);
  const transplanted = Buffer.from(bytes);
  other.bytes.copy(transplanted, gap.start, other.gap.start, Math.min(other.gap.end, other.gap.start + gap.end - gap.start));
  return [
    ...Object.entries({ 'a line end': '\n', 'a space': ' ', 'a zero byte': '\0', 'a comment': '% x\n', 'another end': '\n%%EOF\n' }).map(
      ([name, text]): Attack => ({ name: `${name} behind`, pdf: behind(text) }),
    ),
    { name: 'a kilobyte of spaces behind', pdf: behind(' '.repeat(1024)) },
    { name: 'another PDF behind', pdf: Buffer.concat([bytes, other.bytes]) },
    { name: 'another PDF before', pdf: Buffer.concat([other.bytes, bytes]) },
    { name: 'a line before', pdf: before('\n') },
    { name: 'a comment before', pdf: before('%PDF-1.4\n') },
    { name: 'the last byte away', pdf: bytes.subarray(0, -1) },
    { name: 'the last kilobyte away', pdf: bytes.subarray(0, -1024) },
    { name: 'a bit of the header', pdf: changed(6) },
    { name: 'a bit of the content', pdf: changed(600) },
    { name: 'a bit of the table', pdf: changed(bytes.length - 40) },
    { name: 'a bit of the stated hash', pdf: changed(gap.start + 400, 3) },
    { name: 'a bit of the certificate', pdf: changed(gap.start + 901, 1) },
    { name: 'a digit of the reason', pdf: sealed.overwrite('/Reason <FEFF', '/Reason <FEFE') },
    { name: 'the date of the seal', pdf: sealed.overwrite('/M (D:2026', '/M (D:2019') },
    { name: 'written anew', pdf: await written(() => {}) },
    { name: 'written anew, packed', pdf: await written(() => {}, true) },
    { name: 'written anew with another amount', pdf: await written(draw) },
    {
      name: 'written anew without its seal',
      pdf: await written((document) => {
        unseal(document);
        draw(document);
      }),
    },
    {
      name: 'written anew without its seal and its id',
      pdf: await written((document) => {
        unseal(document);
        draw(document);
        document.context.trailerInfo.ID = undefined;
      }),
    },
    { name: 'sealed anew by a stranger', pdf: Buffer.from(forged.pdf) },
    { name: 'the seal of another document', pdf: transplanted },
  ];
}
