import { type Gray, rgbaFromGray } from '#vision/gray.ts';
import type { LookResult, SymbolEngine, SymbolFormat } from '#vision/symbols/symbol.ts';

/** The used part of the Shape Detection draft, which TypeScript's DOM types lack. */
interface Detector {
  detect(image: ImageData): Promise<{ format: string; rawValue: string; cornerPoints: { x: number; y: number }[] }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const names: Readonly<Record<SymbolFormat, string>> = { QRCode: 'qr_code', PDF417: 'pdf417', Code128: 'code_128' };

/** Returns the browser's own detector; null if it does not read all three formats. Android, macOS and ChromeOS have one. */
export async function nativeEngine(scope: { BarcodeDetector?: DetectorClass } = globalThis as object): Promise<SymbolEngine | null> {
  const Native = scope.BarcodeDetector;
  if (!Native) return null;
  try {
    const availableFormats = await Native.getSupportedFormats();
    const formatNames = Object.values(names);
    if (!formatNames.every((name) => availableFormats.includes(name))) return null;
    const detector = new Native({ formats: formatNames });
    return { read: async (image, { formats }) => detect(detector, image, formats) };
  } catch {
    return null;
  }
}

async function detect(detector: Detector, image: Gray, formats: readonly SymbolFormat[]): Promise<LookResult> {
  try {
    const pixels = rgbaFromGray(image);
    const detections = await detector.detect(new ImageData(pixels, image.width, image.height));
    const readings = detections.flatMap(({ format, rawValue: payload, cornerPoints }) => {
      const ownFormat = formats.find((name) => names[name] === format);
      const [a, b, c, d] = cornerPoints;
      // The detector reports no confidence, so only a QR, which has error correction, counts at once.
      return ownFormat && payload
        ? [{ format: ownFormat, payload, doubtful: ownFormat !== 'QRCode', corners: a && b && c && d ? ([a, b, c, d] as const) : null }]
        : [];
    });
    return { readings, sightings: [] };
  } catch {
    // Some phones offer the detector before its service is installed, and reject every picture until then.
    return { readings: [], sightings: [] };
  }
}
