import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { toBuffer } from 'qrcode';

/** Draws a fictitious invoice with its code. */
export async function invoicePdf(code: string, lines: readonly string[] = LINES): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [at, line] of lines.entries()) page.drawText(line, { x: 40, y: 740 - 20 * at, size: 10, font });
  const picture = await pdf.embedPng(await toBuffer(code, { margin: 4, scale: 6 }));
  page.drawImage(picture, { x: 40, y: 60, width: 150, height: 150 });
  return Uint8Array.from(await pdf.save());
}

const LINES = [
  'RFC emisor: ZEJ150515B2A',
  'Nombre emisor: ZAGUAN EJEMPLO',
  'RFC receptor: PEGL890909GX1',
  'Nombre receptor: LUISA PEREZ GOMEZ',
  'Código postal, fecha y hora de emisión: 06000 2026-11-02 10:15:00',
  'Efecto de comprobante: Ingreso',
  'RFC del proveedor de certificación: SAT970701NN3',
  'Fecha y hora de certificación: 2026-11-02 10:16:07',
] as const;
