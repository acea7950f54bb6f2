import type { ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { rgbaFromGray } from '../gray.ts';
import type { LookReading, LookResult, Sighting, SymbolEngine, SymbolFormat } from './symbol.ts';

/** A PDF417 is not doubtful if at least this share of its error correction is unused. */
const ENOUGH_MARGIN = 0.15;
/** A Code128 is not doubtful if at least this many scan lines agree. */
const ENOUGH_LINES = 4;

/** Creates an engine of `readBarcodes`, whose module must be given our binary first, else it fetches one from a CDN. */
export function zxingWasmEngine(read: typeof readBarcodes): SymbolEngine {
  return {
    async read(image, { formats, binarizer, thorough }) {
      const { width, height } = image;
      const results = await read(
        { data: rgbaFromGray(image), width, height, colorSpace: 'srgb' },
        {
          formats: [...formats],
          binarizer: binarizer === 'hybrid' ? 'LocalAverage' : 'GlobalHistogram',
          tryHarder: true,
          tryRotate: true,
          tryInvert: true,
          tryDownscale: true,
          tryDenoise: thorough,
          returnErrors: true,
          textMode: 'Plain',
        },
      );
      return sortResults(results);
    },
  };
}

function sortResults(results: readonly ReadResult[]): LookResult {
  const readings: LookReading[] = [];
  const sightings: Sighting[] = [];
  for (const result of results) {
    const format = formatOf(result);
    if (!format) continue;
    const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
    const corners = [topLeft, topRight, bottomRight, bottomLeft] as const;
    if (result.isValid && result.text !== '')
      readings.push({ format, payload: result.text, doubtful: isDoubtful(format, result), corners });
    else sightings.push({ format, corners });
  }
  return { readings, sightings };
}

/** Returns the format; null for others, such as Micro QR, rMQR and MicroPDF417. */
function formatOf({ format, symbology }: ReadResult): SymbolFormat | null {
  if (format === 'QRCode' || format === 'QRCodeModel2' || format === 'QRCodeModel1') return 'QRCode';
  if (format === 'PDF417' || format === 'CompactPDF417') return 'PDF417';
  return symbology === 'Code128' ? 'Code128' : null;
}

function isDoubtful(format: SymbolFormat, { lineCount, extra }: ReadResult): boolean {
  if (format === 'QRCode') return false;
  if (format === 'Code128') return lineCount < ENOUGH_LINES;
  return marginOf(extra) < ENOUGH_MARGIN;
}

/** Returns the share of unused error correction; 0 if unknown. */
function marginOf(extra: string): number {
  try {
    const { UEC } = JSON.parse(extra) as { UEC?: unknown };
    return Number(UEC) || 0;
  } catch {
    return 0;
  }
}
