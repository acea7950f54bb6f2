import { expect } from '@open-wc/testing';
import type { DocumentLook } from '#vision/watch/look.ts';
import { takeFrame } from '../best-frame.ts';
import { filmOf } from '../film.fake.ts';
import { type FramePicture, sizeOf } from '../frames.ts';
import { lying } from './finder.fake.ts';
import type { FrameFinder } from './finder.ts';
import { watchFrames } from './watch-frames.ts';

const [WIDTH, HEIGHT] = [1600, 1200];

/** Films a canvas of one grey, which changes with each drawing. */
function film() {
  let drawings = 0;
  return filmOf(
    { width: WIDTH, height: HEIGHT },
    (pen) => {
      pen.fillStyle = `hsl(0 0% ${20 + ((drawings++ * 37) % 60)}%)`;
      pen.fillRect(0, 0, WIDTH, HEIGHT);
    },
    30,
  );
}

function grayOf(picture: FramePicture): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
  pen.drawImage(picture, 0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data[0]!;
}

describe('what a guide leaves for the picture', () => {
  let video: HTMLVideoElement;
  let close: () => void;
  let restore: () => void;
  /** Every bitmap and video frame that was created. */
  let pictures: FramePicture[];
  const open = () => pictures.filter((picture) => sizeOf(picture).width > 0);

  beforeEach(async () => {
    ({ video, close } = await film());
    pictures = [];
    const make = globalThis.createImageBitmap;
    globalThis.createImageBitmap = (async (...args: Parameters<typeof make>) => {
      const picture = await make(...args);
      pictures.push(picture);
      return picture;
    }) as typeof make;
    const Film = globalThis.VideoFrame;
    globalThis.VideoFrame = new Proxy(Film, {
      construct(target, args: ConstructorParameters<typeof Film>) {
        const picture = new target(...args);
        pictures.push(picture);
        return picture;
      },
    });
    restore = () => {
      globalThis.createImageBitmap = make;
      globalThis.VideoFrame = Film;
    };
  });
  afterEach(() => {
    restore();
    close();
  });

  /** Returns a finder that sees a document as sharp as its frame is bright, and after `most` looks no document. */
  const finder = (sees: (look: DocumentLook) => void, most = Number.POSITIVE_INFINITY): FrameFinder => {
    let looks = 0;
    return {
      async look(picture) {
        const look = { ...lying([]), focus: grayOf(picture) };
        picture.close();
        sees(look);
        return ++looks <= most ? look : { ...look, quad: null, focus: null };
      },
      close: () => undefined,
    };
  };
  const watching = (one: FrameFinder, signal: AbortSignal, tell: () => void = () => undefined) =>
    watchFrames(video, {
      part: () => ({ x: 0, y: 0, width: 1, height: 1 }),
      finder: one,
      tell,
      before: null,
      strictness: 'normal',
      signal,
    });

  it('has all pixels of the moment that it was measured in, and is as sharp as the last at least', async () => {
    let last = 0;
    const ended = new AbortController();
    await watching(
      finder(({ focus }) => {
        last = focus!;
        expect(open().length, 'of this frame and of the best one').to.be.at.most(2);
      }),
      ended.signal,
    );
    // The capture aborts the guide like this when it is ready.
    ended.abort();
    const best = takeFrame(video)!;
    expect(sizeOf(best.picture)).to.deep.equal({ width: WIDTH, height: HEIGHT });
    expect(grayOf(best.picture)).to.be.closeTo(best.focus, 3);
    expect(best.focus).to.be.at.least(0.75 * last);
    expect(open().length).to.equal(1);
    best.picture.close();
  });

  it('is nothing where the person presses the shutter, or the guide ends, and no picture stays open', async () => {
    const ended = new AbortController();
    let looks = 0;
    let left: unknown = 'not asked';
    await watching(
      finder(() => {
        // Two looks were good, too few to be ready. The shutter is pressed during the third.
        if (++looks !== 3) return;
        ended.abort();
        left = takeFrame(video);
      }, 2),
      ended.signal,
    );
    expect([looks, left]).to.deep.equal([3, null]);
    expect(open()).to.deep.equal([]);
  });
});
