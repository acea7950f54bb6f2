import { beforeAll, describe, expect, it } from 'vitest';
import { openSymbolEngines } from '#platform/foreign-files/symbols.ts';
import type { Gray } from '#vision/gray.ts';
import { findBars } from '#vision/symbols/bars.ts';
import { LiveSymbols } from '#vision/symbols/live.ts';
import { readStill } from '#vision/symbols/still.ts';
import { type SymbolEngines, type SymbolReading, symbolFormats } from '#vision/symbols/symbol.ts';
import { drawSymbol } from './drawn-symbols.ts';
import { type Random, randomFrom } from './random.ts';
import { hardships, type Scene, scene } from './scenes.ts';

/**
 * A few of the benchmark's pictures, one of each hardship, in changing formats: at least as many must be read as before, with no wrong
 * payload.
 */
const sample: readonly number[] = [...hardships.keys()].map((hardship) => hardship + hardships.length * (hardship % 4));
const CLEAN_QR = 0;
const INVERTED_QR = hardships.indexOf('inverted');
const ROTATED_PDF417 = hardships.indexOf('rotation') + hardships.length;
/** The number of a picture that, once levelled, sends the search for a start pattern back to the same place, so that it might never end. */
const ENDLESS = 66;
const FLOORS = { withWasm: 12, withoutWasm: 10 };
/** Milliseconds: twice the time of a slow machine. */
const PATIENCE = 120_000;

/** Pictures of the elements of symbols, without a symbol. */
const decoys: Readonly<Record<string, (random: Random) => (x: number, y: number) => number>> = {
  noise: (random) => () => random.unit() * 255,
  modules: (random) => {
    const modules = Array.from({ length: 60 * 45 }, () => random.pick([20, 235]));
    return (x, y) => modules[(y >> 3) * 60 + (x >> 3)]!;
  },
  bars: (random) => {
    const bars = Array.from({ length: 160 }, () => random.pick([20, 235]));
    return (x) => bars[Math.floor(x / 3)]!;
  },
};

let engines: SymbolEngines;
let scenes: Scene[];

beforeAll(async () => {
  engines = await openSymbolEngines();
  scenes = [];
  for (const number of sample) scenes.push(await scene(number));
}, PATIENCE);

async function readAll(engines: SymbolEngines): Promise<number> {
  let read = 0;
  for (const { format, payload, picture } of scenes) {
    const symbols = await readStill(engines, picture);
    for (const symbol of symbols) expect(symbol).toEqual({ format, payload });
    read += symbols.length;
  }
  return read;
}

describe('spoiled pictures', () => {
  it(
    'are read more often with WebAssembly than by WebAssembly alone',
    async () => {
      let alone = 0;
      for (const { payload, picture } of scenes) {
        const { readings } = await engines.strong!.read(picture, { formats: symbolFormats, binarizer: 'hybrid', thorough: false });
        if (readings.some((reading) => reading.payload === payload)) alone++;
      }
      const ours = await readAll(engines);
      expect(ours).toBeGreaterThanOrEqual(FLOORS.withWasm);
      expect(ours).toBeGreaterThan(alone);
    },
    PATIENCE,
  );

  it(
    'are read without WebAssembly too',
    async () => {
      expect(await readAll({ ...engines, strong: null })).toBeGreaterThanOrEqual(FLOORS.withoutWasm);
    },
    PATIENCE,
  );
});

describe('a paper with several symbols', () => {
  const printed: readonly SymbolReading[] = [
    { format: 'QRCode', payload: 'https://qr.ine.mx/0747116375842' },
    { format: 'QRCode', payload: 'zaguan.mx/w/1' },
    { format: 'QRCode', payload: 'GOVM800705MDFMLR05||GOMEZ|VELAZQUEZ|MARGARITA|MUJER|05/07/1980|DISTRITO FEDERAL|09|' },
    { format: 'PDF417', payload: 'SABC560626MDFLRN01|SALGADO|BRISEÑO|CONCEPCION' },
    { format: 'Code128', payload: '1836577177' },
  ];
  const places = [
    [80, 80],
    [500, 90],
    [1000, 70],
    [90, 560],
    [120, 900],
  ] as const;

  async function paper(): Promise<Gray> {
    const [width, height] = [1600, 1150];
    const data = new Uint8ClampedArray(width * height).fill(228);
    for (const [at, { format, payload }] of printed.entries()) {
      const { modules } = await drawSymbol(format, payload);
      const [left, top] = places[at]!;
      for (let y = 0; y < modules.height * 5; y++)
        for (let x = 0; x < modules.width * 5; x++) {
          const ink = modules.data[Math.floor(y / 5) * modules.width + Math.floor(x / 5)] === 0;
          if (ink) data[(top + y) * width + left + x] = 35;
        }
    }
    return { data, width, height };
  }

  it.each([
    ['with', true],
    ['without', false],
  ])('says all of them %s WebAssembly', async (_, strong) => {
    const symbols = await readStill(strong ? engines : { ...engines, strong: null }, await paper());
    expect(symbols).toHaveLength(printed.length);
    expect(symbols).toEqual(expect.arrayContaining([...printed]));
  });
});

it('reads the same from the same picture', async () => {
  const first = await scene(1);
  const again = await scene(1);
  expect(again.picture.data).toEqual(first.picture.data);
  expect(await readStill(engines, again.picture)).toEqual(await readStill(engines, first.picture));
});

it.each(Object.entries(decoys))('reads nothing from %s', async (_, decoy) => {
  const random = randomFrom(101);
  const [width, height] = [480, 360];
  const value = decoy(random);
  const data = Uint8ClampedArray.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width)));
  expect(await readStill(engines, { data, width, height })).toEqual([]);
});

it('comes to an end on a picture in which zxing-js would look for a second PDF417 for ever', async () => {
  const { format, payload, picture } = await scene(ENDLESS);
  expect(await readStill({ ...engines, strong: null }, picture)).toEqual([{ format, payload }]);
});

it.each([
  [1, 1],
  [3, 2],
  [40, 1],
  [1, 3000],
])('reads nothing from a picture of %i by %i pixels', async (width, height) => {
  const data = Uint8ClampedArray.from({ length: width * height }, (_, at) => (at % 2) * 255);
  expect(await readStill(engines, { data, width, height })).toEqual([]);
});

it('finds bars at the angle at which they lie', async () => {
  const { picture } = await scene(ROTATED_PDF417);
  const [bars] = findBars(picture, 1);
  expect(bars!.length).toBeGreaterThan(bars!.height);
});

it.each([-0.5, 0.5])('reads a Code128 seen from a corner: upright bars whose rows climb by %f', async (rise) => {
  const payload = '8353464721598';
  const { modules } = await drawSymbol('Code128', payload);
  const [width, height, size] = [1280, 720, 4];
  const data = Uint8ClampedArray.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    const [u, v] = [Math.floor(x / size + modules.width / 2), Math.floor((y + rise * x) / size + modules.height / 2)];
    const inside = u >= 0 && v >= 0 && u < modules.width && v < modules.height;
    return inside && modules.data[v * modules.width + u] === 0 ? 20 : 230;
  });
  expect(await readStill(engines, { data, width, height })).toEqual([{ format: 'Code128', payload }]);
});

describe('live', () => {
  const watch = async (
    engines: SymbolEngines,
    picture: Scene['picture'],
    frames: number,
  ): Promise<{ symbols: SymbolReading[]; frames: number }> => {
    const live = new LiveSymbols(engines);
    let symbols: SymbolReading[] = [];
    while (symbols.length === 0 && live.frames < frames) symbols = await live.frame(picture);
    return { symbols, frames: live.frames };
  };

  it('reads a clean symbol at the first frame, and a turned PDF417 within a second', async () => {
    const clean = await scene(CLEAN_QR);
    expect(await watch({ ...engines, strong: null }, clean.picture, 1)).toMatchObject({ symbols: [{ payload: clean.payload }] });
    const turned = await scene(ROTATED_PDF417);
    expect(await watch({ ...engines, strong: null }, turned.picture, 30)).toMatchObject({ symbols: [{ payload: turned.payload }] });
  });

  it('uses the strong engine from the moment it is there', async () => {
    const inverted = await scene(INVERTED_QR);
    expect((await watch(engines, inverted.picture, 3)).symbols).toEqual([{ format: 'QRCode', payload: inverted.payload }]);
  });

  it('forgets', async () => {
    const live = new LiveSymbols(engines);
    const clean = await scene(CLEAN_QR);
    expect(await live.frame(clean.picture)).toHaveLength(1);
    live.forget();
    expect(await live.frame({ data: new Uint8ClampedArray(320 * 240).fill(200), width: 320, height: 240 })).toEqual([]);
  });
});
