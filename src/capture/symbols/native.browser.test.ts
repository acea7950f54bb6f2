import { expect } from '@open-wc/testing';
import { symbolFormats } from '#vision/symbols/symbol.ts';
import { nativeEngine } from './native.ts';

const picture = { data: new Uint8ClampedArray(32 * 32), width: 32, height: 32 };
const settings = { formats: symbolFormats, binarizer: 'hybrid', thorough: false } as const;
const corner = { x: 1, y: 1 };

/** Fakes a browser with a detector that supports `formats` and reads with `detect`. */
function browser(
  formats: string[],
  detect: () => Promise<{ format: string; rawValue: string; cornerPoints: { x: number; y: number }[] }[]>,
) {
  return {
    BarcodeDetector: class {
      static getSupportedFormats = async () => formats;
      detect = detect;
    },
  };
}

const all = ['qr_code', 'pdf417', 'code_128', 'ean_13'];

describe('nativeEngine', () => {
  it('is null without a detector, and with one that cannot read all three', async () => {
    expect(await nativeEngine({})).to.equal(null);
    expect(await nativeEngine(browser(['qr_code'], async () => []))).to.equal(null);
  });

  it('takes what it says under our names; a Code128 waits for a second look', async () => {
    const found = ['qr_code', 'code_128', 'ean_13'].map((format) => ({
      format,
      rawValue: format,
      cornerPoints: [corner, corner, corner, corner],
    }));
    const engine = await nativeEngine(browser(all, async () => found));
    const { readings } = await engine!.read(picture, settings);
    expect(readings.map(({ format, payload, doubtful }) => [format, payload, doubtful])).to.deep.equal([
      ['QRCode', 'qr_code', false],
      ['Code128', 'code_128', true],
    ]);
    expect((await engine!.read(picture, { ...settings, formats: ['PDF417'] })).readings).to.deep.equal([]);
  });

  it('sees nothing when the detector refuses', async () => {
    const engine = await nativeEngine(browser(all, () => Promise.reject(new DOMException('not installed', 'NotSupportedError'))));
    expect(await engine!.read(picture, settings)).to.deep.equal({ readings: [], sightings: [] });
  });
});
