import { expect } from '@open-wc/testing';
import { CodeReader } from './code-reader.ts';

const wasm = '/node_modules/zxing-wasm/dist/reader/zxing_reader.wasm';

/** `zaguan.mx/w/1` as a QR, a letter a module. */
const qr = [
  '#######.##.#..#######',
  '#.....#..#....#.....#',
  '#.###.#..#....#.###.#',
  '#.###.#.#.##..#.###.#',
  '#.###.#.#.#.#.#.###.#',
  '#.....#.##.#..#.....#',
  '#######.#.#.#.#######',
  '........#.###........',
  '#...#.###.##.#####..#',
  '.#...#.###..#...#.##.',
  '..#.####...#.#..#..#.',
  '.##.#.....#..#.#....#',
  '.#..#.#.##..#..##..#.',
  '........#.##.#..###..',
  '#######.#.##...##.##.',
  '#.....#...#.#..#...#.',
  '#.###.#.#..#.#.###...',
  '#.###.#.........#####',
  '#.###.#..###.##.#....',
  '#.....#...#.##..#....',
  '#######.#####.......#',
];
/** `1836577177` as a Code128. */
const bars = '##.#..###..##..###..#.#.##...#...###.##.#...#..##.#....####.###.#.#...#..##..##...###.#.##';

/** Draws rows of modules, each so many pixels wide and high, with white around. */
function picture(rows: readonly string[], size: { across: number; down: number }, ground = 'white', ink = 'black'): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(640, 480);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, 640, 480);
  pen.fillStyle = ink;
  rows.forEach((row, y) => {
    for (const [x, module] of [...row].entries())
      if (module === '#') pen.fillRect(120 + x * size.across, 120 + y * size.down, size.across, size.down);
  });
  return createImageBitmap(canvas);
}

const qrPicture = (ground?: string, ink?: string) => picture(qr, { across: 6, down: 6 }, ground, ink);
const nothing = () => picture([], { across: 1, down: 1 });
const qrCode = { format: 'QRCode', text: 'zaguan.mx/w/1' };

async function withReader<Result>(options: { wasm: string | null }, work: (reader: CodeReader) => Promise<Result>): Promise<Result> {
  const reader = new CodeReader(options);
  try {
    return await work(reader);
  } finally {
    reader.close();
  }
}

describe('CodeReader', () => {
  it('reads a photo without WebAssembly', () =>
    withReader({ wasm: null }, async (reader) => {
      expect(await reader.still(await qrPicture())).to.deep.equal([qrCode]);
      expect(await reader.still(await picture([bars], { across: 4, down: 90 }))).to.deep.equal([{ format: 'Code128', text: '1836577177' }]);
      expect(await reader.strengthen()).to.equal(false);
    }));

  it('reads a photo with WebAssembly from beside our files', () =>
    withReader({ wasm }, async (reader) => {
      expect(await reader.still(await qrPicture('#222', '#999'))).to.deep.equal([qrCode]);
      expect(await reader.strengthen()).to.equal(true);
    }));

  it('goes on without it when its file does not arrive', () =>
    withReader({ wasm: '/nowhere.wasm' }, async (reader) => {
      expect(await reader.still(await qrPicture())).to.deep.equal([qrCode]);
      expect(await reader.strengthen()).to.equal(false);
    }));

  it('reads frames, and forgets them for another paper', () =>
    withReader({ wasm: null }, async (reader) => {
      expect(await reader.frame(await nothing())).to.deep.equal([]);
      expect(await reader.frame(await qrPicture())).to.deep.equal([qrCode]);
      expect(await reader.frame(await nothing())).to.deep.equal([qrCode]);
      await reader.forget();
      expect(await reader.frame(await nothing())).to.deep.equal([]);
    }));

  it('says so to whoever waits when it is closed', async () => {
    const reader = new CodeReader({ wasm: null });
    const waiting = reader.frame(await nothing()).then(
      () => 'answered',
      (error: Error) => error.name,
    );
    reader.close();
    expect(await waiting).to.equal('AbortError');
  });
});
