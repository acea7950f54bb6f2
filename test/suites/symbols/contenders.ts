import { createRequire } from 'node:module';
import type jsQRFunction from 'jsqr';
import { openCodeReaders } from '../../../services/platform/foreign-files/symbols.ts';
import { type Gray, rgbaFromGray } from '../../../vision/gray.ts';
import { readStill } from '../../../vision/symbols/still.ts';
import { type Ask, type Code, type CodeReader, codeFormats } from '../../../vision/symbols/symbol.ts';

/** Whoever is asked what a picture says. */
export interface Contender {
  name: string;
  read(picture: Gray): Promise<Code[]>;
}

const jsQR: typeof jsQRFunction = createRequire(import.meta.url)('jsqr');
const plainly: Ask = { formats: codeFormats, binarizer: 'hybrid', thorough: true };

/** Ours with and without the strong engine, and what an application would otherwise call, as its documentation says. */
export async function contenders(): Promise<Contender[]> {
  const readers = await openCodeReaders();
  const once = async (reader: CodeReader, picture: Gray, ask = plainly) =>
    (await reader.read(picture, ask)).readings.map(({ format, text }) => ({ format, text }));
  return [
    { name: 'jsQR', read: async (picture) => withJsQr(picture) },
    { name: 'zxing-js', read: (picture) => once(readers.base, picture) },
    { name: 'zxing-wasm', read: (picture) => once(readers.strong!, picture, { ...plainly, thorough: false }) },
    { name: 'ours without wasm', read: (picture) => readStill({ ...readers, strong: null }, picture) },
    { name: 'ours', read: (picture) => readStill(readers, picture) },
  ];
}

function withJsQr(picture: Gray): Code[] {
  const found = jsQR(rgbaFromGray(picture), picture.width, picture.height);
  return found?.data ? [{ format: 'QRCode', text: found.data }] : [];
}
