import { expect } from '@open-wc/testing';
import { filmOf } from './film.fake.ts';
import { type Frame, type FrameOptions, filmFramesOf, framesOf, sizeOf } from './frames.ts';

const whole = { x: 0, y: 0, width: 1, height: 1 };

/** Films a canvas that is red on its left and blue on its right, redrawn every 20 ms. */
const film = () =>
  filmOf(
    { width: 400, height: 200 },
    (pen) => {
      pen.fillStyle = 'red';
      pen.fillRect(0, 0, 200, 200);
      pen.fillStyle = 'blue';
      pen.fillRect(200, 0, 200, 200);
    },
    20,
  );

/** Returns a `VideoFrame` class whose frames are rotated against the video by `rotation` degrees. */
const withRotation = (rotation: number) =>
  new Proxy(globalThis.VideoFrame, {
    construct: (Film, args: ConstructorParameters<typeof VideoFrame>) =>
      Object.defineProperty(new Film(...args), 'rotation', { value: rotation }),
  });

describe('framesOf', () => {
  let video: HTMLVideoElement;
  let close: () => void;
  let ended: AbortController;

  beforeEach(async () => {
    ({ video, close } = await film());
    ended = new AbortController();
  });
  afterEach(() => close());

  const frames = (options: Partial<FrameOptions> = {}) =>
    framesOf(video, { part: () => whole, longestSide: 100, signal: ended.signal, ...options });
  const next = async (source: AsyncGenerator<Frame, void>) => {
    const { value } = await source.next();
    value?.picture.close();
    return value ?? null;
  };

  it('cuts out the part that is wanted by then, no larger than its longest side', async () => {
    let part = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const source = frames({ part: () => part });
    const { value } = await source.next();
    const { width, height } = value!.picture;
    expect([width, height]).to.deep.equal([100, 50]);
    const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
    pen.drawImage(value!.picture, 0, 0, 1, 1);
    const [red, , blue] = pen.getImageData(0, 0, 1, 1).data;
    expect(blue).to.be.greaterThan(red! + 100);
    part = { x: 0, y: 0, width: 0.1, height: 0.1 };
    const second = await source.next();
    expect([second.value!.picture.width, second.value!.picture.height]).to.deep.equal([40, 20]);
  });

  it('hands the film’s own frames out, cut and measured alike', async () => {
    const part = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const source = filmFramesOf(video, { part: () => part, longestSide: 100, signal: ended.signal, wantsLarge: () => true });
    const { picture, large } = (await source.next()).value!;
    expect([picture, large].every((one) => one instanceof VideoFrame)).to.equal(true);
    expect([sizeOf(picture), sizeOf(large!)]).to.deep.equal([
      { width: 100, height: 50 },
      { width: 200, height: 100 },
    ]);
    for (const one of [picture, large!]) {
      const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
      pen.drawImage(one, 0, 0, 1, 1);
      one.close();
      const [red, , blue] = pen.getImageData(0, 0, 1, 1).data;
      expect(blue).to.be.greaterThan(red! + 100);
    }
  });

  for (const [where, Film] of [
    ['has none', undefined],
    ['turns what the camera has', withRotation(90)],
  ] as const) {
    it(`makes bitmaps where the browser ${where}`, async () => {
      const before = globalThis.VideoFrame;
      if (Film) globalThis.VideoFrame = Film;
      else Reflect.deleteProperty(globalThis, 'VideoFrame');
      try {
        const { value } = await filmFramesOf(video, { part: () => whole, longestSide: 100, signal: ended.signal }).next();
        expect(value!.picture).to.be.an.instanceOf(ImageBitmap);
        value!.picture.close();
      } finally {
        globalThis.VideoFrame = before;
      }
    });
  }

  it('keeps no frame of the film open where the browser makes one of two', async () => {
    const before = globalThis.VideoFrame;
    const made: VideoFrame[] = [];
    globalThis.VideoFrame = new Proxy(before, {
      construct: (Film, args: ConstructorParameters<typeof VideoFrame>) => {
        if (made.length === 2) throw new TypeError('No memory for it.');
        made.push(new Film(...args));
        return made.at(-1)!;
      },
    });
    try {
      const source = filmFramesOf(video, { part: () => whole, longestSide: 100, signal: ended.signal, wantsLarge: () => true });
      const { picture, large } = (await source.next()).value!;
      for (const one of [picture, large!]) {
        expect(one).to.be.an.instanceOf(ImageBitmap);
        one.close();
      }
      expect(made.map((frame) => frame.displayWidth)).to.deep.equal([0, 0]);
    } finally {
      globalThis.VideoFrame = before;
    }
  });

  it('makes the next only when it is asked for', async () => {
    let parts = 0;
    const source = frames({
      part: () => {
        parts++;
        return whole;
      },
    });
    await next(source);
    for (let shown = 0; shown < 3; shown++) await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    expect(parts).to.equal(1);
    await next(source);
    expect(parts).to.equal(2);
  });

  it('ends when the signal aborts, also between two frames', async () => {
    const source = frames();
    await next(source);
    video.pause();
    const waiting = next(source);
    ended.abort();
    expect(await waiting).to.equal(null);
    expect(await next(frames())).to.equal(null);
  });

  it('ends when the video leaves the page and drops its stream', async () => {
    const source = frames();
    await next(source);
    video.pause();
    const waiting = next(source);
    video.remove();
    video.srcObject = null;
    expect(await waiting).to.equal(null);
  });

  it('waits for the next camera while there is no film', async () => {
    const { srcObject } = video;
    const source = frames();
    await next(source);
    video.srcObject = null;
    const waiting = next(source);
    video.srcObject = srcObject;
    await video.play();
    expect(await waiting).to.not.equal(null);
  });

  it('passes over frames without a part', async () => {
    let asks = 0;
    const source = frames({ part: () => ({ ...whole, width: ++asks < 3 ? 0 : 1 }) });
    await next(source);
    expect(asks).to.equal(3);
  });

  it('needs no requestVideoFrameCallback', async () => {
    const { prototype } = HTMLVideoElement;
    const method = Object.getOwnPropertyDescriptor(prototype, 'requestVideoFrameCallback')!;
    Reflect.deleteProperty(prototype, 'requestVideoFrameCallback');
    try {
      const source = frames();
      expect(await next(source)).to.not.equal(null);
      expect(await next(source)).to.not.equal(null);
    } finally {
      Object.defineProperty(prototype, 'requestVideoFrameCallback', method);
    }
  });
});
