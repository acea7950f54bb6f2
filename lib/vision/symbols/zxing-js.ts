import type * as zxing from '@zxing/library';
import type { DecodeHintType, Result } from '@zxing/library';
import { boxBlur } from '../filters.ts';
import type { Gray } from '../gray.ts';
import type { Point, Quad } from '../warp.ts';
import type { LookReading, LookSettings, SymbolEngine } from './symbol.ts';

type Reading = 'BinaryBitmap' | 'HybridBinarizer' | 'GlobalHistogramBinarizer' | 'RGBLuminanceSource' | 'BitArray';
type Readers = 'QRCodeReader' | 'PDF417Reader' | 'Code128Reader';

/** The classes of zxing-js that the caller passes, since browsers import deep ESM paths, which Node cannot load. */
type ZxingParts = Pick<typeof zxing, Reading | Readers> & {
  /** `DecodeHintType.TRY_HARDER`. */
  tryHarder: DecodeHintType;
};

/** Rows that are searched for a Code128; twice as many if thorough. */
const ROWS = 48;

/** Creates an engine from single readers, since MultiFormatReader logs a warning per frame and is four times slower. */
export function zxingEngine(parts: ZxingParts): SymbolEngine {
  const [qr, pdf417, code128] = [new parts.QRCodeReader(), new parts.PDF417Reader(), new parts.Code128Reader()];

  const bitmap = (image: Gray, binarizer: LookSettings['binarizer']) => {
    const source = new parts.RGBLuminanceSource(image.data, image.width, image.height);
    const Threshold = binarizer === 'hybrid' ? parts.HybridBinarizer : parts.GlobalHistogramBinarizer;
    return new parts.BinaryBitmap(new Threshold(source));
  };

  const rowCode = (image: Gray, thorough: boolean): LookReading[] => {
    // Smooths first, since bars cross many rows, but noise does not.
    const rows = bitmap(thorough ? boxBlur(image, 1) : image, 'histogram');
    const votes = new Map<string, number>();
    const step = Math.max(1, Math.floor(image.height / (thorough ? 2 * ROWS : ROWS)));
    let row = new parts.BitArray(image.width);
    for (let y = step >> 1; y < image.height; y += step) {
      try {
        row = rows.getBlackRow(y, row);
      } catch {
        continue;
      }
      for (const _ of [0, 1]) {
        const result = attempt(() => code128.decodeRow(y, row));
        if (result) votes.set(result.getText(), (votes.get(result.getText()) ?? 0) + 1);
        row.reverse();
      }
    }
    return [...votes].map(([payload, count]) => ({ format: 'Code128', payload, doubtful: count < 3, corners: null }));
  };

  return {
    async read(image, { formats, binarizer, thorough }) {
      if (image.width < 16 || image.height < 16) return { readings: [], sightings: [] };
      const hints = new Map<DecodeHintType, boolean>(thorough ? [[parts.tryHarder, true]] : []);
      const picture = bitmap(image, binarizer);
      const readings: LookReading[] = [];
      if (formats.includes('QRCode')) {
        const result = attempt(() => qr.decode(picture, hints));
        if (result) readings.push({ format: 'QRCode', payload: result.getText(), doubtful: false, corners: qrCorners(result) });
      }
      if (formats.includes('PDF417')) {
        // Reads only one symbol, since the search for several may never end.
        const result = attempt(() => pdf417.decode(picture, hints));
        // Error correction may misread a damaged symbol, and zxing-js does not return how much was corrected.
        if (result) readings.push({ format: 'PDF417', payload: result.getText(), doubtful: true, corners: barCorners(result) });
      }
      if (formats.includes('Code128')) readings.push(...rowCode(image, thorough));
      return { readings: readings.filter(({ payload }) => payload !== ''), sightings: [] };
    },
  };
}

/** Returns the result, or null for any exception: zxing-js throws for missing and damaged symbols, and overruns arrays. */
function attempt<Found>(read: () => Found): Found | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Returns a square around the symbol, from its three finder patterns (bottom left, top left, top right). Null if a pattern is missing. */
function qrCorners(result: Result): Quad | null {
  const [bottomLeft, topLeft, topRight] = result.getResultPoints().map((point): Point => ({ x: point.getX(), y: point.getY() }));
  if (!bottomLeft || !topLeft || !topRight) return null;
  const [across, down] = [minus(topRight, topLeft), minus(bottomLeft, topLeft)];
  const at = (u: number, v: number): Point => ({ x: topLeft.x + u * across.x + v * down.x, y: topLeft.y + u * across.y + v * down.y });
  return [at(-0.3, -0.3), at(1.3, -0.3), at(1.3, 1.3), at(-0.3, 1.3)];
}

/** Returns the corners from the first four points (top left, bottom left, top right, bottom right). Null if a point is missing. */
function barCorners(result: Result): Quad | null {
  const [topLeft, bottomLeft, topRight, bottomRight] = [...result.getResultPoints()].map((point) =>
    point ? { x: point.getX(), y: point.getY() } : null,
  );
  return topLeft && topRight && bottomRight && bottomLeft ? [topLeft, topRight, bottomRight, bottomLeft] : null;
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}
