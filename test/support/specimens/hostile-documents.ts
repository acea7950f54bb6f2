import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Random } from '../../specimens/random.ts';
import { makePdf, stream, text } from './pdf.ts';

/** Documents that an attacker makes to stop a server that reads them. */

const LETTER = { width: 612, height: 792 };
const words = (size = LETTER) => ({ ...size, content: text('Estado de cuenta', { x: 40, y: 40, size: 18 }) });

/** Returns the documents by a description of their defect. */
export async function monsters(): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const blank = { create: { width: 10_000, height: 10_000, channels: 3 as const, background: '#fff' } };
  return {
    'a page of 14,400 points': makePdf([words({ width: 14_400, height: 14_400 })]),
    'a PNG of 100 megapixels': Uint8Array.from(
      await sharp({ ...blank, limitInputPixels: false })
        .png()
        .toBuffer(),
    ),
    '10,000 pages': makePdf(Array.from({ length: 10_000 }, () => words())),
    'forms in forms': formsInForms(),
    'a picture packed twice': doublePacking(),
  } as Record<string, Uint8Array<ArrayBuffer>>;
}

/** Returns a PDF of nested forms, thirty deep, each of which draws the next twice. */
function formsInForms(): Uint8Array {
  const [depth, first] = [30, 6];
  const forms = Array.from({ length: depth }, (_, at) => {
    const inner = at + 1 < depth ? `/X${at + 1} Do /X${at + 1} Do` : '0 0 m 600 700 l S';
    const resources = `/Resources << /XObject << /X${at + 1} ${first + at + 1} 0 R >> >>`;
    return stream(Buffer.from(inner), `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${resources}`);
  });
  return makePdf([{ ...LETTER, content: '/X0 Do', resources: `/XObject << /X0 ${first} 0 R >>` }], { more: forms });
}

/** Returns a PDF with a picture of 600 MB, compressed twice to a few kilobytes. */
function doublePacking(): Uint8Array {
  const bytes = deflateSync(deflateSync(Buffer.alloc(600_000_000), { level: 1 }), { level: 1 });
  const form = '/Type /XObject /Subtype /Image /Width 30000 /Height 20000 /BitsPerComponent 8 /ColorSpace /DeviceGray';
  const picture = stream(bytes, `${form} /Filter [/FlateDecode /FlateDecode]`);
  return makePdf([{ ...LETTER, content: '612 0 0 792 0 0 cm /X0 Do', resources: '/XObject << /X0 6 0 R >>' }], { more: [picture] });
}

export const photoOfNothing = async () =>
  Uint8Array.from(
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ddd' } })
      .jpeg()
      .toBuffer(),
  );

/** Returns a file cut short or whole, with up to 30 random bytes changed. */
export function spoil(good: Uint8Array, random: Random): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(random.between(0, 1) === 0 ? good.subarray(0, random.between(1, good.length - 1)) : good);
  for (let count = random.between(1, 30); count > 0; count--) bytes[random.between(0, bytes.length - 1)] = random.between(0, 255);
  return bytes;
}
