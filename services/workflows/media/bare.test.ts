import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isBareImage } from './bare.ts';
import { cleanImage } from './image.ts';

const SECRET = '19.4326,-99.1332';

const still = sharp({
  create: { width: 64, height: 48, channels: 3, background: '#789', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
});
const bareJpeg = await still.jpeg().toBuffer();
const barePng = await still.png().toBuffer();
const bareWebp = await still.webp().toBuffer();

const jpegSegment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([bareJpeg.subarray(0, 2), head, body, bareJpeg.subarray(2)]);
};
const afterPngHeader = (type: string, body: Buffer) => {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), body, Buffer.alloc(4)]);
  chunk.writeUInt32BE(body.length, 0);
  // Its checksum is wrong, as a careless writer's would be; readers skip what they do not need.
  return Buffer.concat([barePng.subarray(0, 33), chunk, barePng.subarray(33)]);
};
const afterWebp = (type: string, body: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  const file = Buffer.concat([bareWebp, Buffer.from(type, 'latin1'), size, body]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
};

describe('a picture and nothing else', () => {
  const profiled = still.clone().withIccProfile('p3');
  const cases: [string, () => Promise<Buffer> | Buffer][] = [
    ['jpeg', () => bareJpeg],
    ['png', () => barePng],
    ['webp', () => bareWebp],
    ['a progressive jpeg', () => still.clone().jpeg({ progressive: true }).toBuffer()],
    ['a grey jpeg', () => still.clone().grayscale().jpeg().toBuffer()],
    ['a CMYK jpeg', () => still.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ['a jpeg with a colour profile', () => profiled.clone().jpeg().toBuffer()],
    ['a png with a colour profile', () => profiled.clone().png().toBuffer()],
    ['a webp with a colour profile', () => profiled.clone().webp().toBuffer()],
    ['a png with a palette', () => still.clone().png({ palette: true }).toBuffer()],
    ['a png of 16 bits', () => still.clone().toColourspace('rgb16').png().toBuffer()],
    ['a webp without loss, with alpha', () => still.clone().ensureAlpha(0.5).webp({ lossless: true }).toBuffer()],
    ['a webp with alpha', () => still.clone().ensureAlpha(0.5).webp().toBuffer()],
  ];
  it.each(cases)('%s is kept to the byte', async (_name, make) => {
    const bytes = await make();
    const { format } = await sharp(bytes).metadata();
    expect(isBareImage(bytes, format)).toBe(true);
    expect(await cleanImage(bytes)).toBe(bytes);
  });
});

describe('what is told beside the picture is gone', () => {
  const secret = Buffer.from(SECRET);
  const cases: [string, () => Promise<Buffer> | Buffer][] = [
    ['a comment in a jpeg', () => jpegSegment(0xfe, secret)],
    ['a vendor’s segment in a jpeg', () => jpegSegment(0xeb, secret)],
    ['a thumbnail in a jpeg', () => jpegSegment(0xe0, Buffer.concat([Buffer.from('JFXX\0\x10'), secret]))],
    ['a segment that only looks like a colour profile', () => jpegSegment(0xe2, Buffer.concat([Buffer.from('MPF\0'), secret]))],
    ['another document behind a jpeg', () => Buffer.concat([bareJpeg, Buffer.from('PK\x03\x04<script>'), secret])],
    ['another document behind a jpeg, with an end of its own', () => Buffer.concat([bareJpeg, secret, bareJpeg])],
    ['words in a png', () => afterPngHeader('tEXt', Buffer.concat([Buffer.from('Comment\0'), secret]))],
    ['a private chunk in a png', () => afterPngHeader('prVt', secret)],
    ['another document behind a png', () => Buffer.concat([barePng, secret])],
    ['another document behind a webp', () => Buffer.concat([bareWebp, secret])],
    ['an unknown chunk in a webp', () => afterWebp('prVt', secret)],
    [
      'EXIF in a webp',
      () =>
        still
          .clone()
          .withExif({ IFD0: { Copyright: SECRET } })
          .webp()
          .toBuffer(),
    ],
    [
      'EXIF in a png',
      () =>
        still
          .clone()
          .withExif({ IFD0: { Copyright: SECRET } })
          .png()
          .toBuffer(),
    ],
  ];
  it.each(cases)('%s', async (_name, make) => {
    const bytes = await make();
    expect(bytes.includes(SECRET)).toBe(true);
    const clean = Buffer.from(await cleanImage(bytes));
    expect(clean.includes(SECRET)).toBe(false);
    const { format, width, height } = await sharp(clean).metadata();
    expect([width, height]).toEqual([64, 48]);
    expect(isBareImage(clean, format)).toBe(true);
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
    const told = await sharp(await cleanImage(bytes)).metadata();
    expect([told.pages ?? 1, told.width, told.height]).toEqual([1, 20, 20]);
  });
});
