import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawSymbol } from '#test/suites/symbols/drawn-symbols.ts';
import type { SymbolFormat } from '#vision/symbols/symbol.ts';
import { commands } from '../commands.ts';
import { runCommandLine } from '../terminal/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'zaguan-codes-'));
const path = (name: string) => join(folder, name);
const qr = 'https://qr.ine.mx/0747116375842';
const pdf417 = 'SABC560626MDFLRN01|SALGADO|BRISEÑO|CONCEPCION';
const code128 = '1836577177';

async function symbol(format: SymbolFormat, text: string, scale: number): Promise<Buffer> {
  const { modules } = await drawSymbol(format, text);
  const { width, height } = modules;
  const raw = { width, height, channels: 1 } as const;
  return sharp(modules.data, { raw })
    .resize(width * scale, height * scale, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

beforeAll(async () => {
  const page = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#e8e4da' } });
  // A photo of a phone's size, stored on its side with the EXIF orientation that turns it upright.
  const back = await page(4000, 3000)
    .composite([
      { input: await symbol('QRCode', qr, 9), left: 300, top: 400 },
      { input: await symbol('PDF417', pdf417, 8), left: 1500, top: 500 },
      { input: await symbol('Code128', code128, 8), left: 1200, top: 1700 },
    ])
    .png()
    .toBuffer();
  await sharp(back).rotate(-90).jpeg({ quality: 80 }).withMetadata({ orientation: 6 }).toFile(path('back.jpg'));
  await page(900, 700)
    .composite([{ input: await symbol('QRCode', qr, 5), left: 200, top: 200 }])
    .webp()
    .toFile(path('one.webp'));
  await page(640, 480).png().toFile(path('nothing.png'));
  writeFileSync(path('letter.txt'), 'no picture');
});

afterAll(() => rmSync(folder, { recursive: true }));

async function zaguan(...argv: string[]) {
  return (await runCommandLine(commands, ['codes', ...argv]))!;
}

it('prints what each picture says, in the order of the pictures', async () => {
  const files = ['nothing.png', 'back.jpg', 'one.webp'].map(path);
  const { stdout, exit } = await zaguan(...files, '--json');
  const printed: { file: string; codes: { format: string; text: string }[] }[] = JSON.parse(stdout);
  expect(printed.map(({ file }) => file)).toEqual(files);
  const [nothing, back, one] = printed;
  expect(nothing).toEqual({ file: files[0], codes: [] });
  expect(one).toEqual({ file: files[2], codes: [{ format: 'QRCode', text: qr }] });
  expect(back!.codes).toHaveLength(3);
  expect(back!.codes).toEqual(
    expect.arrayContaining([
      { format: 'QRCode', text: qr },
      { format: 'PDF417', text: pdf417 },
      { format: 'Code128', text: code128 },
    ]),
  );
  expect(exit).toBe(0);
});

it('says which file is no picture, and reads the others', async () => {
  const { stdout, exit } = await zaguan(path('letter.txt'), path('one.webp'));
  const [letter, one] = stdout.trim().split('\n');
  expect(letter).toBe(`${path('letter.txt')}: This is not a picture that can be read: JPEG, PNG, WebP, GIF, TIFF or AVIF.`);
  expect(one).toBe(`${path('one.webp')}: QRCode ${qr}`);
  expect(exit).toBe(1);
});

it('says which files cannot be opened, and loses none of the others', async () => {
  writeFileSync(path('empty.jpg'), '');
  const whole = readFileSync(path('back.jpg'));
  writeFileSync(path('cut.jpg'), whole.subarray(0, 600));
  const files = ['missing.jpg', 'one.webp', 'empty.jpg', '.', 'cut.jpg', 'one.webp'].map(path);
  const { stdout, exit } = await zaguan(...files, '--json');
  const printed: { file: string; codes: unknown[]; error?: string }[] = JSON.parse(stdout);
  expect(printed.map(({ file }) => file)).toEqual(files);
  expect(printed.map(({ codes }) => codes.length)).toEqual([0, 1, 0, 0, 0, 1]);
  expect(printed.map(({ error }) => error)).toEqual([
    'There is no such file.',
    undefined,
    'This file is empty.',
    'This is a folder. Name the pictures in it.',
    'This picture is damaged.',
    undefined,
  ]);
  expect(exit).toBe(1);
});

it('says what else a file is, and what to do with it', async () => {
  const boxes = (brands: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 8 + brands.length]), Buffer.from(`ftyp${brands}`), Buffer.alloc(900, 1)]);
  writeFileSync(path('certificate.pdf'), '%PDF-1.7\n');
  writeFileSync(path('telephone.jpg'), boxes('heic\0\0\0\0mif1heic'));
  writeFileSync(path('damaged.avif'), boxes('avif\0\0\0\0mif1avif'));
  writeFileSync(path('huge.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>');
  const files = ['certificate.pdf', 'telephone.jpg', 'damaged.avif', 'huge.svg'].map(path);
  const { stdout, exit } = await zaguan(...files, '--json');
  expect(JSON.parse(stdout)).toEqual([
    { file: files[0], codes: [], error: 'This is a PDF. Save its pages as pictures (PNG).' },
    { file: files[1], codes: [], error: 'This is a HEIC picture, which this command cannot read. Save it as JPEG.' },
    { file: files[2], codes: [], error: 'This picture is damaged.' },
    { file: files[3], codes: [], error: 'This picture has more than 120 million pixels. Make it smaller.' },
  ]);
  expect(exit).toBe(1);
});

describe('a picture file', () => {
  const kinds: Readonly<Record<string, (drawn: Sharp) => Sharp>> = {
    'progressive.jpg': (drawn) => drawn.jpeg({ progressive: true }),
    'cmyk.jpg': (drawn) => drawn.toColourspace('cmyk').jpeg(),
    'grey.jpg': (drawn) => drawn.greyscale().jpeg(),
    'deep.png': (drawn) => drawn.toColourspace('rgb16').png(),
    'palette.png': (drawn) => drawn.png({ palette: true }),
    'transparent.png': (drawn) => drawn.unflatten().png(),
  };

  it.each(Object.entries(kinds))('is read: %s', async (name, make) => {
    await make(sharp(await symbol('QRCode', qr, 8)).toColourspace('srgb')).toFile(path(name));
    const { stdout } = await zaguan(path(name), '--json');
    expect(JSON.parse(stdout)).toEqual([{ file: path(name), codes: [{ format: 'QRCode', text: qr }] }]);
  });
});

it('asks for a picture', async () => {
  expect(await zaguan()).toMatchObject({ exit: 2, stderr: expect.stringContaining('<image>') });
});
