import { createRequire } from 'node:module';
import type jsQRFunction from 'jsqr';
import { openSymbolEngines } from '#platform/foreign-files/symbols.ts';
import { type Gray, rgbaFromGray } from '#vision/gray.ts';
import { readStill } from '#vision/symbols/still.ts';
import { type LookSettings, type SymbolEngine, type SymbolReading, symbolFormats } from '#vision/symbols/symbol.ts';

/** A reader of symbols to compare. */
export interface Contender {
  name: string;
  read(picture: Gray): Promise<SymbolReading[]>;
}

const jsQR: typeof jsQRFunction = createRequire(import.meta.url)('jsqr');
const plainly: LookSettings = { formats: symbolFormats, binarizer: 'hybrid', thorough: true };

/** Returns our reader with and without the strong engine, and alternative libraries, used as their documentation says. */
export async function contenders(): Promise<Contender[]> {
  const engines = await openSymbolEngines();
  const once = async (engine: SymbolEngine, picture: Gray, settings = plainly) =>
    (await engine.read(picture, settings)).readings.map(({ format, payload }) => ({ format, payload }));
  return [
    { name: 'jsQR', read: async (picture) => withJsQr(picture) },
    { name: 'zxing-js', read: (picture) => once(engines.base, picture) },
    { name: 'zxing-wasm', read: (picture) => once(engines.strong!, picture, { ...plainly, thorough: false }) },
    { name: 'ours without wasm', read: (picture) => readStill({ ...engines, strong: null }, picture) },
    { name: 'ours', read: (picture) => readStill(engines, picture) },
  ];
}

function withJsQr(picture: Gray): SymbolReading[] {
  const found = jsQR(rgbaFromGray(picture), picture.width, picture.height);
  return found?.data ? [{ format: 'QRCode', payload: found.data }] : [];
}
