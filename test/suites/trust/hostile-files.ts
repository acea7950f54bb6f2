import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk } from '../../support/specimens/png-chunk.ts';

/** Files that cost much more to read than to send. */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGBA = 6;

/** Returns a black, interlaced PNG of four channels, which must be unpacked whole. */
function interlacedPng(width: number, height: number, depth: 8 | 16): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, RGBA, 0, 0, 1], 8);
  // The seven passes need a few bytes more than the rows of one.
  const rows = deflateSync(Buffer.alloc(Math.ceil(width * height * 4 * (depth / 8) * 1.02)));
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

export interface HostilePicture {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

export async function hostilePictures(): Promise<HostilePicture[]> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const small = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const large = sharp(small).resize(5000, 4000, { kernel: 'cubic' });
  const progressive = await large.clone().jpeg({ progressive: true, quality: 90 }).toBuffer();
  const heavy = Buffer.concat([
    progressive.subarray(0, 2),
    ...comments(10 * 1024 * 1024 - progressive.length - 400_000),
    progressive.subarray(2),
  ]);
  return [
    { name: 'an interlaced PNG of 16 bits', mime: 'image/png', bytes: interlacedPng(4000, 3100, 16) },
    { name: 'the same, too large', mime: 'image/png', bytes: interlacedPng(4000, 6200, 16) },
    { name: 'an interlaced PNG of 25 megapixels', mime: 'image/png', bytes: interlacedPng(5000, 4990, 8) },
    { name: 'a progressive JPEG', mime: 'image/jpeg', bytes: progressive },
    { name: 'a progressive JPEG of 10 MB of comments', mime: 'image/jpeg', bytes: heavy },
    { name: 'a JPEG cut short', mime: 'image/jpeg', bytes: heavy.subarray(0, heavy.length - 200_000) },
  ];
}

function comments(bytes: number): Buffer[] {
  const LARGEST = 65_000;
  return Array.from({ length: Math.floor(bytes / LARGEST) }, () => {
    const head = Buffer.from([0xff, 0xfe, 0, 0]);
    head.writeUInt16BE(LARGEST - 2, 2);
    return Buffer.concat([head, Buffer.alloc(LARGEST - 4, 0x61)]);
  });
}

/** Returns a form with 20 MB of `a`, which its header also seems to name as a boundary (`xboundary=a`). */
export function hostileForm(): { type: string; body: Buffer } {
  const head = '--real-boundary\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
  const tail = '\r\n--real-boundary--\r\n';
  return {
    type: 'multipart/form-data; boundary=real-boundary; xboundary=a',
    body: Buffer.concat([Buffer.from(head), Buffer.alloc(20 * 1024 * 1024, 0x61), Buffer.from(tail)]),
  };
}
