import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Gray } from '#vision/gray.ts';
import { MAX_SIDE } from '#vision/symbols/looks.ts';
import type { SymbolEngines } from '#vision/symbols/symbol.ts';
import { zxingEngine } from '#vision/symbols/zxing-js.ts';
import { zxingWasmEngine } from '#vision/symbols/zxing-wasm.ts';

const require = createRequire(import.meta.url);

/** Maximum number of pixels of a picture, more than any phone's; a picture whose header states more is rejected. */
export const MAX_PIXELS = 120_000_000;

/** Opens the engines that read symbols in Node: zxing-js as CommonJS (Node cannot load its ESM files) and zxing-wasm. */
export async function openSymbolEngines(): Promise<SymbolEngines> {
  const zxing: typeof import('@zxing/library') = require('@zxing/library');
  const binary = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(binary).buffer }, fireImmediately: true });
  return {
    base: zxingEngine({ ...zxing, tryHarder: zxing.DecodeHintType.TRY_HARDER }),
    strong: zxingWasmEngine(readBarcodes),
    native: null,
  };
}

/** Reads a picture as gray, rotated by its EXIF data, with white for transparent parts. Throws sharp's error if it is no picture. */
export async function readGray(file: string | Buffer): Promise<Gray> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height };
}
