import { describe, expect, it } from 'vitest';
import { LiveSymbols } from './live.ts';
import type { LookReading, LookSettings, SymbolEngine, SymbolEngines } from './symbol.ts';

/** A frame with a square of modules and a row of bars, so that every look (an attempt to read a symbol) finds an area to read. */
const frame = (() => {
  const [width, height] = [640, 480];
  const dark = (x: number, y: number) => {
    if (x >= 80 && x < 240 && y >= 80 && y < 240) return Math.sin(Math.floor(x / 8) * 12.9898 + Math.floor(y / 8) * 78.233) > 0;
    return x >= 300 && x < 560 && y >= 300 && y < 420 && Math.sin(Math.floor(x / 4) * 51.7) > 0;
  };
  const data = Uint8ClampedArray.from({ length: width * height }, (_, at) => (dark(at % width, Math.floor(at / width)) ? 40 : 220));
  return { data, width, height };
})();

const qr: LookReading = { format: 'QRCode', payload: 'zaguan.mx/w/1', doubtful: false, corners: null };

/** Returns an engine that answers its nth look with `says(n)` and records the settings of its looks. */
function engine(says: (look: number) => LookReading[] = () => []): SymbolEngine & { looks: (LookSettings & { width: number })[] } {
  const looks: (LookSettings & { width: number })[] = [];
  return {
    looks,
    async read(image, ask) {
      looks.push({ ...ask, width: image.width });
      return { readings: says(looks.length), sightings: [] };
    },
  };
}

const engines = (overrides: Partial<SymbolEngines>): SymbolEngines => ({ base: engine(), native: null, strong: null, ...overrides });

describe('a frame', () => {
  it('gets one look of the base engine and one other, and the others take turns', async () => {
    const base = engine();
    const live = new LiveSymbols(engines({ base }));
    const looks = new Set<string>();
    for (let number = 0; number < 24; number++) {
      const before = base.looks.length;
      await live.frame(frame);
      const [first, ...extras] = base.looks.slice(before);
      expect(first).toMatchObject({ binarizer: 'hybrid', thorough: false, width: 640 });
      expect(extras.length).toBeLessThanOrEqual(1);
      for (const { binarizer, thorough, width } of extras) looks.add(`${binarizer} ${thorough} ${width}`);
    }
    expect(looks.size).toBeGreaterThanOrEqual(5);
  });

  it('gets no other once there is a code', async () => {
    const base = engine(() => [qr]);
    const live = new LiveSymbols(engines({ base }));
    expect(await live.frame(frame)).toEqual([{ format: 'QRCode', payload: qr.payload }]);
    expect(base.looks).toHaveLength(1);
  });

  it('is shown to the browser’s own detector first, where there is one', async () => {
    const [base, native] = [engine(), engine(() => [qr])];
    const live = new LiveSymbols(engines({ base, native }));
    expect(await live.frame(frame)).toHaveLength(1);
    expect([native.looks.length, base.looks.length]).toEqual([1, 0]);
  });

  it('is shown to the strong engine from the moment that it is there', async () => {
    const present = engines({});
    const live = new LiveSymbols(present);
    await live.frame(frame);
    present.strong = engine(() => [qr]);
    for (let number = 0; number < 3 && live.frames < 4; number++) await live.frame(frame);
    expect(await live.frame(frame)).toEqual([{ format: 'QRCode', payload: qr.payload }]);
  });
});

describe('what a frame only suggests', () => {
  const doubtful: LookReading = { format: 'Code128', payload: '1836577177', doubtful: true, corners: null };

  it('waits for another to confirm it', async () => {
    const live = new LiveSymbols(engines({ native: engine((look) => (look === 1 || look === 3 ? [doubtful] : [])) }));
    expect(await live.frame(frame)).toEqual([]);
    expect(await live.frame(frame)).toEqual([]);
    expect(await live.frame(frame)).toEqual([{ format: 'Code128', payload: doubtful.payload }]);
  });

  it('is forgotten for another paper', async () => {
    const live = new LiveSymbols(engines({ native: engine(() => [doubtful]) }));
    await live.frame(frame);
    live.forget();
    expect(await live.frame(frame)).toEqual([]);
  });
});
