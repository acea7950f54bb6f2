import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { curpCheckDigit } from '#mexico/curp.ts';
import type { Gray } from '#vision/gray.ts';
import type { SymbolFormat, SymbolReading } from '#vision/symbols/symbol.ts';
import type { Random } from './random.ts';

/** A symbol with its payload, one pixel a module (a Code128 is taller), including the quiet zone. */
export interface DrawnSymbol extends SymbolReading {
  modules: Gray;
}

const require = createRequire(import.meta.url);
const binary = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(binary).buffer } });

/** Modules of white around a symbol, as its standard requires. */
const quiet: Readonly<Record<SymbolFormat, number>> = { QRCode: 4, PDF417: 2, Code128: 10 };

export async function drawSymbol(
  format: SymbolFormat,
  payload: string,
  options: { ecLevel?: 'L' | 'M' | 'Q' | 'H' } = {},
): Promise<DrawnSymbol> {
  const { symbol, error } = await writeBarcode(payload, { format, ...options });
  if (error) throw new Error(`${format} of ${payload.length} characters was not drawn: ${error}`);
  const margin = quiet[format];
  const tall = format === 'Code128' ? Math.round(symbol.width * 0.28) : symbol.height;
  const [width, height] = [symbol.width + 2 * margin, tall + 2 * margin];
  const data = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 0; y < tall; y++) {
    const row = Math.floor((y * symbol.height) / tall) * symbol.width;
    for (let x = 0; x < symbol.width; x++) data[(y + margin) * width + x + margin] = symbol.data[row + x]!;
  }
  return { format, payload, modules: { data, width, height } };
}

/** Returns a payload like those of Mexican documents, about fictitious people and companies. */
export function drawnPayload(format: SymbolFormat, random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('');
  if (format === 'Code128') return random.pick([digits(10), digits(13), `IDMEX${digits(10)}`, `ZA-${digits(6)}-MX`]);
  if (format === 'PDF417') return `${curp(random)}|GOMEZ|VELAZQUEZ|MARGARITA|${digits(random.whole(10, 60))}`;
  const id = () => [8, 4, 4, 4, 12].map((length) => hex(length, random)).join('-');
  return random.pick([
    () => `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=${digits(11)}_GOVM800705${digits(3)}`,
    () =>
      `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=${id()}&re=EKU9003173C9&rr=XAXX010101000&tt=${digits(4)}.0&fe=${hex(6, random)}==`,
    () => `${curp(random)}||GOMEZ|VELAZQUEZ|MARGARITA|MUJER|05/07/1980|DISTRITO FEDERAL|09|`,
    () => `https://qr.ine.mx/${digits(13)}`,
    () => `zaguan.mx/w/${hex(8, random)}`,
  ])();
}

function curp(random: Random): string {
  const first17 = `GOVM800705MDF${random.pick(['MLR', 'NTR', 'PRL'])}0`;
  return first17 + curpCheckDigit(first17);
}

function hex(length: number, random: Random): string {
  return Array.from({ length }, () => random.whole(0, 15).toString(16)).join('');
}
