import { expect } from '@open-wc/testing';
import { WorkerLost } from '../answerer.ts';
import type { SymbolAnswer, SymbolRequest } from './messages.ts';
import { SymbolReader, type SymbolReaderOptions, type SymbolReaderSeams } from './reader.ts';

/** `zaguan.mx/w/1` as a QR, one character a module. */
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

/** Draws rows of modules, each of `size` pixels, with a margin in the colour of the ground. */
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
const qrSymbol = { format: 'QRCode', payload: 'zaguan.mx/w/1' };

async function photo(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  return canvas.convertToBlob();
}

async function withReader<Result>(
  work: (reader: SymbolReader) => Promise<Result>,
  options?: SymbolReaderOptions,
  seams?: SymbolReaderSeams,
) {
  const reader = new SymbolReader(options, seams);
  try {
    return await work(reader);
  } finally {
    reader.close();
  }
}

describe('SymbolReader', () => {
  it('reads a photo without WebAssembly', () =>
    withReader(
      async (reader) => {
        expect(await reader.still(await photo(await qrPicture()))).to.deep.equal([qrSymbol]);
        const linear = await photo(await picture([bars], { across: 4, down: 90 }));
        expect(await reader.still(linear)).to.deep.equal([{ format: 'Code128', payload: '1836577177' }]);
        expect(await reader.strengthen()).to.equal(false);
      },
      { wasm: false },
    ));

  it('reads a photo with WebAssembly from beside our files', () =>
    withReader(async (reader) => {
      expect(await reader.still(await photo(await qrPicture('#222', '#999')))).to.deep.equal([qrSymbol]);
      expect(await reader.strengthen()).to.equal(true);
    }));

  it('rejects what is no picture, and reads the next', () =>
    withReader(
      async (reader) => {
        const refused = await reader.still(new Blob(['no picture'])).then(
          () => 'read',
          () => 'refused',
        );
        expect(refused).to.equal('refused');
        expect(await reader.still(await photo(await qrPicture()))).to.deep.equal([qrSymbol]);
      },
      { wasm: false },
    ));

  it('reads frames, and forgets them for another paper', () =>
    withReader(
      async (reader) => {
        expect(await reader.frame(await nothing())).to.deep.equal([]);
        expect(await reader.frame(await qrPicture())).to.deep.equal([qrSymbol]);
        expect(await reader.frame(await nothing())).to.deep.equal([qrSymbol]);
        await reader.forget();
        expect(await reader.frame(await nothing())).to.deep.equal([]);
      },
      { wasm: false },
    ));

  it('says so to whoever waits when it is closed', async () => {
    const reader = new SymbolReader({ wasm: false });
    const waiting = reader.frame(await nothing()).then(
      () => 'answered',
      (error: Error) => error.name,
    );
    reader.close();
    expect(await waiting).to.equal('AbortError');
  });
});

/** Returns seams with fake workers and a clock that only the test moves, and the requests with their worker's number. */
function fakes(answer: (type: SymbolRequest['type'], worker: number) => Partial<SymbolAnswer> | Error) {
  const sent: string[] = [];
  const clock = { now: 0 };
  let workers = 0;
  const start: SymbolReaderSeams['start'] = async () => {
    const worker = ++workers;
    const send = async ({ type }: SymbolRequest) => {
      sent.push(`${worker} ${type}`);
      const outcome = answer(type, worker);
      if (outcome instanceof Error) throw outcome;
      return { symbols: [], strong: false, ...outcome };
    };
    return { send, close: () => undefined };
  };
  return { sent, clock, seams: { start, now: () => clock.now } };
}

const frames = async (reader: SymbolReader, count: number) => {
  for (let frame = 0; frame < count; frame++) await reader.frame(await nothing());
};

describe('SymbolReader and its worker', () => {
  it('fetches the strong engine after four seconds of frames without a symbol, once', async () => {
    const { sent, clock, seams } = fakes((type) => ({ strong: type === 'strengthen' || clock.now > 4000 }));
    await withReader(
      async (reader) => {
        await frames(reader, 3);
        clock.now = 4000;
        await frames(reader, 1);
        expect(sent).to.not.include('1 strengthen');
        clock.now = 4001;
        await frames(reader, 4);
        expect(sent.filter((type) => type === '1 strengthen')).to.have.length(1);
      },
      {},
      seams,
    );
  });

  it('waits four seconds again after a symbol, and for another paper', async () => {
    const { sent, clock, seams } = fakes(() => ({ symbols: clock.now === 3000 ? [{ format: 'QRCode', payload: 'x' }] : [] }));
    await withReader(
      async (reader) => {
        for (const now of [0, 3000, 6000, 9000]) {
          clock.now = now;
          await frames(reader, 1);
        }
        await reader.forget();
        clock.now = 12_000;
        await frames(reader, 1);
        expect(sent).to.not.include('1 strengthen');
        clock.now = 17_000;
        await frames(reader, 1);
        expect(sent).to.include('1 strengthen');
      },
      {},
      seams,
    );
  });

  it('lets a refused engine rest for half a minute', async () => {
    const { sent, clock, seams } = fakes(() => ({}));
    await withReader(
      async (reader) => {
        for (const now of [0, 5000, 10_000, 34_000, 36_000]) {
          clock.now = now;
          await frames(reader, 2);
        }
        expect(sent.filter((type) => type === '1 strengthen')).to.have.length(2);
      },
      {},
      seams,
    );
  });

  it('goes on with another worker when one dies, without WebAssembly if it had that', async () => {
    const { sent, seams } = fakes((type, worker) => {
      if (worker === 1 && type === 'still') return new WorkerLost('gone');
      return worker === 1 ? { strong: true } : { symbols: [{ format: 'QRCode', payload: 'x' }] };
    });
    await withReader(
      async (reader) => {
        expect(await reader.still(new Blob())).to.deep.equal([{ format: 'QRCode', payload: 'x' }]);
        expect(await reader.strengthen()).to.equal(false);
      },
      {},
      seams,
    );
    expect(sent).to.deep.equal(['1 strengthen', '1 still', '2 still']);
  });

  it('sees nothing in a frame whose worker died, and gives up at the third', async () => {
    const { sent, seams } = fakes(() => new WorkerLost('gone'));
    await withReader(
      async (reader) => {
        await frames(reader, 2);
        const third = await reader.frame(await nothing()).then(
          () => 'read',
          (error: Error) => error.name,
        );
        expect(third).to.equal('Error');
      },
      { wasm: false },
      seams,
    );
    expect(sent).to.deep.equal(['1 frame', '2 frame', '3 frame']);
  });

  it('has nothing to forget before the first frame, and nothing of a worker that died', async () => {
    const { sent, seams } = fakes((type) => (type === 'frame' ? new WorkerLost('gone') : {}));
    await withReader(
      async (reader) => {
        await reader.forget();
        await frames(reader, 1);
        await reader.forget();
      },
      { wasm: false },
      seams,
    );
    expect(sent).to.deep.equal(['1 frame']);
  });
});
