import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { PictureEncoder } from '#platform/base/file-readers.ts';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPictures } from '#platform/foreign-files/pictures.ts';
import { pngChunk } from '../../support/specimens/png-chunk.ts';
import { sourceFiles } from '../../support/tree.ts';

/**
 * Class: hidden content of a picture, and the cost of reading it. Every stored picture was re-encoded in a limited worker, so that only
 * its pixels are kept, and the server's own process decodes no foreign file.
 */

const budget = new WorkerBudget();
const pictures = createPictures(budget);
afterAll(() => budget.close());

const all = { formats: ['jpeg', 'png', 'webp'], maxPixels: 25_000_000 } as const;
const encode = (bytes: Uint8Array, options: Partial<Parameters<PictureEncoder['encode']>[1]> = {}) =>
  pictures.encode({ tenantId: 'a tenant' }, { ...all, bytes, ...options });
async function anew(bytes: Uint8Array): Promise<Buffer> {
  const outcome = await encode(bytes);
  if (!('bytes' in outcome)) throw new Error(outcome.trouble);
  return Buffer.from(outcome.bytes);
}

const SECRET = '19.4326,-99.1332 <script>';
const secret = Buffer.from(SECRET);
const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
const still = sharp({ create: { width: 64, height: 48, channels: 3, background: '#789', noise } });
const jpeg = await still.jpeg().toBuffer();
const png = await still.png().toBuffer();
const webp = await still.webp().toBuffer();

const jpegSegment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
};
const PNG_HEADER_BYTES = 33;
const afterPngHeader = (type: string, body: Buffer) =>
  Buffer.concat([png.subarray(0, PNG_HEADER_BYTES), pngChunk(type, body), png.subarray(PNG_HEADER_BYTES)]);
const afterWebp = (type: string, body: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  const file = Buffer.concat([webp, Buffer.from(type, 'latin1'), size, body, Buffer.alloc(body.length % 2)]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
};

describe('what is told beside the picture is gone', () => {
  const table = Buffer.concat([secret, Buffer.alloc(64 - secret.length)]);
  const files: [string, () => Promise<Buffer> | Buffer][] = [
    ['a comment in a jpeg', () => jpegSegment(0xfe, secret)],
    ['a vendor’s segment in a jpeg', () => jpegSegment(0xeb, secret)],
    ['a thumbnail in a jpeg', () => jpegSegment(0xe0, Buffer.concat([Buffer.from('JFXX\0\x10'), secret]))],
    ['a colour profile of a jpeg', () => jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), secret]))],
    ['a quantisation table that no part of a jpeg uses', () => jpegSegment(0xdb, Buffer.concat([Buffer.from([3]), table]))],
    ['another document behind a jpeg', () => Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), secret, jpeg])],
    ['between the end of a jpeg’s scan and its end', () => Buffer.concat([jpeg.subarray(0, -2), secret, jpeg.subarray(-2)])],
    ['words in a png', () => afterPngHeader('tEXt', Buffer.concat([Buffer.from('Comment\0'), secret]))],
    ['a private chunk in a png', () => afterPngHeader('prVt', secret)],
    ['a colour profile of a png', () => afterPngHeader('iCCP', Buffer.concat([Buffer.from(`${SECRET}\0\0`), deflateSync(secret)]))],
    ['a chunk of a png that draws nothing so long', () => afterPngHeader('sBIT', secret)],
    ['another document behind a png', () => Buffer.concat([png, secret])],
    ['an unknown chunk in a webp', () => afterWebp('prVt', secret)],
    ['another document behind a webp', () => Buffer.concat([webp, secret])],
    ...(['jpeg', 'png', 'webp'] as const).map((format): [string, () => Promise<Buffer>] => [
      `EXIF in a ${format}`,
      () =>
        still
          .clone()
          .withExif({ IFD0: { Copyright: SECRET } })
          .toFormat(format)
          .toBuffer(),
    ]),
  ];
  it.each(files)('%s', async (_name, make) => {
    const bytes = await make();
    expect(bytes.includes(SECRET)).toBe(true);
    const outcome = await encode(bytes);
    // A picture that the decoder takes for damaged is refused, which leaks nothing either.
    if (!('bytes' in outcome)) return expect(outcome.trouble).toBe('damaged');
    const file = Buffer.from(outcome.bytes);
    expect(file.includes(SECRET)).toBe(false);
    const { width, height, exif, icc, xmp, comments } = await sharp(file).metadata();
    expect({ width, height, exif, icc, xmp, comments }).toEqual({ width: 64, height: 48 });
  });

  it('none of them is kept to the byte, nor is a picture with nothing beside it', async () => {
    for (const bytes of [jpeg, webp]) expect((await anew(bytes)).equals(bytes)).toBe(false);
  });

  it('an animation becomes its first picture', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const bytes = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const picture = await sharp(await anew(bytes)).metadata();
    expect([picture.pages ?? 1, picture.width, picture.height]).toEqual([1, 20, 20]);
  });
});

describe('the picture itself', () => {
  it('stays what it is, and a PNG stays the same to the pixel', async () => {
    for (const [format, bytes] of [
      ['jpeg', jpeg],
      ['png', png],
      ['webp', webp],
    ] as const) {
      expect((await sharp(await anew(bytes)).metadata()).format).toBe(format);
    }
    const palette = await still.clone().png({ palette: true }).toBuffer();
    const seeThrough = await still.clone().ensureAlpha(0.5).png().toBuffer();
    const pixels = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();
    for (const bytes of [png, palette, seeThrough]) {
      expect((await pixels(await anew(bytes))).equals(await pixels(bytes))).toBe(true);
    }
  });

  it('of quality 92 looks the same', async () => {
    const disc = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#789' } })
      .composite([{ input: Buffer.from('<svg width="200" height="200"><circle cx="100" cy="100" r="90" fill="#c52"/></svg>') }])
      .jpeg({ quality: 95 })
      .toBuffer();
    const raw = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    const [before, after] = [await raw(disc), await raw(await anew(disc))];
    const difference = before.reduce((sum, value, at) => sum + Math.abs(value - after[at]!), 0) / before.length;
    expect(difference).toBeLessThan(2);
  });

  it('stands upright, whichever of the eight ways the device held it', async () => {
    // The upright picture is red at the top left, whatever the file's orientation.
    const upright = sharp({ create: { width: 40, height: 20, channels: 3, background: '#00f' } }).composite([
      { input: { create: { width: 10, height: 10, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    ]);
    const flat = await upright.png().toBuffer();
    const ways: Record<number, Sharp> = {
      1: sharp(flat),
      2: sharp(flat).flop(),
      3: sharp(flat).rotate(180),
      4: sharp(flat).flip(),
      5: sharp(await sharp(flat).flip().toBuffer()).rotate(90),
      6: sharp(flat).rotate(270),
      7: sharp(await sharp(flat).flip().toBuffer()).rotate(270),
      8: sharp(flat).rotate(90),
    };
    for (const [orientation, picture] of Object.entries(ways)) {
      const bytes = await picture
        .withMetadata({ orientation: Number(orientation) })
        .jpeg({ quality: 100 })
        .toBuffer();
      const file = await anew(bytes);
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], orientation).toEqual([40, 20]);
      expect(data[0]! > 150 && data[2]! < 100, `red at the top left, orientation ${orientation}`).toBe(true);
      expect((await sharp(file).metadata()).orientation).toBeUndefined();
    }
  });

  it('of a wide profile keeps its colours, and one of 16 bits has 8', async () => {
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 200, g: 40, b: 60 } } });
    const wide = await anew(await red.clone().withIccProfile('p3').png().toBuffer());
    const [r, g, b] = await sharp(wide).raw().toBuffer();
    for (const [is, was] of [
      [r, 200],
      [g, 40],
      [b, 60],
    ] as const)
      expect(Math.abs(is! - was)).toBeLessThan(4);
    const deep = await anew(await red.clone().toColourspace('rgb16').png().toBuffer());
    expect((await sharp(deep).metadata()).depth).toBe('uchar');
  });
});

describe('a picture that was made to hurt', () => {
  /** Returns a black PNG with almost no bytes. */
  const black = (
    width: number,
    height: number,
    { depth, colour, interlace = 0 }: { depth: number; colour: number; interlace?: number },
  ) => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([depth, colour, 0, 0, interlace], 8);
    const rows = deflateSync(Buffer.alloc(1 << 20));
    return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
  };
  const RGBA = 6;

  it('is measured in bytes as in pixels, before it is decoded', async () => {
    expect(await encode(black(10_000, 10_000, { depth: 1, colour: 0 }))).toEqual({ trouble: 'too_large' });
    // Thirteen million pixels of four 16-bit channels are more bytes than 25 million of four 8-bit channels.
    expect(await encode(black(4000, 3250, { depth: 16, colour: RGBA, interlace: 1 }))).toEqual({ trouble: 'too_large' });
    expect(await encode(black(4000, 3250, { depth: 8, colour: RGBA }))).toEqual({ trouble: 'damaged' });
  });

  it('of another kind, or of none, is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = await still.clone().gif().toBuffer();
    for (const bytes of [svg, gif, secret, Buffer.alloc(0), jpeg.subarray(0, 900), png.subarray(0, 5000)]) {
      expect(await encode(bytes)).toEqual({ trouble: 'damaged' });
    }
    expect(await encode(jpeg, { formats: ['png'] })).toEqual({ trouble: 'damaged' });
  });

  it('that must show something and does not is blank', async () => {
    const blank = await sharp({ create: { width: 30, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect(await encode(blank, { mustShow: true })).toEqual({ trouble: 'blank' });
    expect(await encode(png, { mustShow: true })).toHaveProperty('bytes');
  });

  it('meets no decoder in the server’s own process', () => {
    const importers = sourceFiles()
      .filter((file) => file.startsWith('services/') && !file.startsWith('services/cli/'))
      .filter((file) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').includes("from 'sharp'"));
    expect(importers.sort()).toEqual([
      // For the worker that reads print, and the command.
      'services/extraction/print/picture.ts',
      'services/platform/foreign-files/faces.worker.ts',
      // Encodes pages that a worker drew.
      'services/platform/foreign-files/pdf.ts',
      'services/platform/foreign-files/pictures.worker.ts',
      // For the worker that reads symbols, and the command.
      'services/platform/foreign-files/symbols.ts',
    ]);
  });
});
