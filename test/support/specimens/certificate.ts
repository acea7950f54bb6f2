import { create } from 'qrcode';
import { blocks, makePdf, type PdfPage, text } from './pdf.ts';

/** The data in the QR code of a fictitious tax certificate. */
export const specimenTax = { rfc: 'AAPR630321AB1', id_cif: '10987654321' };

const ADDRESS = 'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf';

/** Returns the text of the first page's QR code. */
export const certificateCode = ({ rfc, id_cif } = specimenTax) => `${ADDRESS}?D1=10&D2=1&D3=${id_cif}_${rfc}`;

/** Returns the dark modules of a QR code, row by row. */
export function modulesOf(said: string): boolean[][] {
  const { modules } = create(said, { errorCorrectionLevel: 'M' });
  return Array.from({ length: modules.size }, (_, y) => Array.from({ length: modules.size }, (_, x) => !!modules.get(y, x)));
}

export const CERTIFICATE_SIZE = { width: 640, height: 560 };

/** Returns the upper part of the first page as an SVG: marked as a specimen, without official art. */
export function certificateSvg(said = certificateCode()): string {
  const { width, height } = CERTIFICATE_SIZE;
  const rows = modulesOf(said);
  const side = 300 / rows.length;
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x * side} ${y * side}h${side}v${side}h-${side}z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif">
    <rect width="${width}" height="${height}" fill="#fbfaf6"/>
    <text x="40" y="64" font-size="26" font-weight="bold">CONSTANCIA DE MUESTRA</text>
    <text x="40" y="100" font-size="20">Datos ficticios: no vale como constancia</text>
    <text x="40" y="180" font-size="20">RFC</text><text x="40" y="212" font-size="24">${specimenTax.rfc}</text>
    <text x="40" y="270" font-size="20">idCIF</text><text x="40" y="302" font-size="24">${specimenTax.id_cif}</text>
    <rect x="40" y="380" width="190" height="10" fill="#c9c4b8"/><rect x="40" y="410" width="160" height="10" fill="#c9c4b8"/>
    <g transform="translate(290 150)"><path d="${squares.join('')}" fill="#1c1b18"/></g>
  </svg>`;
}

/** Returns the certificate as a PDF: a letter page with text and the QR code, three centimetres wide, and a second page. */
export function certificatePdf(options: { said?: string; password?: string } = {}): Uint8Array<ArrayBuffer> {
  const letter = { width: 612, height: 792 };
  const words = text('CONSTANCIA DE MUESTRA - datos ficticios', { x: 60, y: 720, size: 16 });
  const code = blocks(modulesOf(options.said ?? certificateCode()), { x: 440, y: 690, size: 85 });
  const pages: PdfPage[] = [
    { ...letter, content: words + code },
    { ...letter, content: text('Hoja 2 de 2', { x: 60, y: 720, size: 12 }) },
  ];
  return makePdf(pages, options.password === undefined ? {} : { password: options.password });
}
