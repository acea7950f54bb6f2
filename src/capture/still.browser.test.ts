import { expect } from '@open-wc/testing';
import { type Still, StillFailure, stillFromFile, stillLimits, takeStill } from './still.ts';

const whole = { x: 0, y: 0, width: 1, height: 1 };

type Paint = (pen: OffscreenCanvasRenderingContext2D) => void;

const speckle: Paint = (pen) => {
  const picture = pen.createImageData(pen.canvas.width, pen.canvas.height);
  let state = 1;
  picture.data.forEach((_, at) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    picture.data[at] = at % 4 === 3 ? 255 : state >> 16;
  });
  pen.putImageData(picture, 0, 0);
};

/** Returns a function that paints one colour, and another colour in a corner. */
const flat = (colour: string, corner: string): Paint => {
  return (pen) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.fillStyle = corner;
    pen.fillRect(0, 0, pen.canvas.width / 4, pen.canvas.height / 4);
  };
};

async function picture(width: number, height: number, paint: Paint): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  paint(canvas.getContext('2d')!);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
}

/** Returns the JPEG with an EXIF block of orientation 6 (rotated by a quarter), as phones write it. */
async function onItsSide(jpeg: Blob): Promise<Blob> {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const body = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0)).concat(tiff);
  const segment = new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body]);
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' });
}

async function failure(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof StillFailure) return error.trouble;
    throw error;
  }
  return 'none';
}

const sizeOf = async ({ blob }: Still) => {
  const { width, height } = await createImageBitmap(blob);
  return [width, height] as const;
};

describe('a still', () => {
  it('is as small as was asked, in pixels and in bytes', async () => {
    const still = await stillFromFile(await picture(1600, 1200, speckle), { pixels: 400_000, bytes: 60_000 });
    const [width, height] = await sizeOf(still);
    expect(width * height).to.be.at.most(400_000);
    expect(still.blob.size).to.be.at.most(60_000);
    expect(width / height).to.be.closeTo(4 / 3, 0.02);
  });

  it('is never larger than our own limits, whatever the server allows', async () => {
    const still = await stillFromFile(await picture(2200, 1800, speckle), { pixels: 1e9, bytes: 1e9 });
    expect(still.blob.size).to.be.at.most(stillLimits.bytes);
  });

  it('stands upright and carries no metadata', async () => {
    const grey = flat('#808890', '#a0a8b0');
    const still = await stillFromFile(await onItsSide(await picture(900, 500, grey)), stillLimits);
    expect(await sizeOf(still)).to.deep.equal([500, 900]);
    expect(await still.blob.text()).not.to.contain('Exif');
  });

  it('is made where a browser refuses to be asked for upright pictures, as Chrome below 112 does', async () => {
    const make = globalThis.createImageBitmap;
    globalThis.createImageBitmap = ((...args: unknown[]) =>
      args.some((arg) => (arg as ImageBitmapOptions).imageOrientation === 'from-image')
        ? Promise.reject(new TypeError('The provided value is not a valid enum value of type ImageOrientation.'))
        : Reflect.apply(make, globalThis, args)) as typeof make;
    try {
      const still = await stillFromFile(await onItsSide(await picture(900, 500, flat('#808890', '#a0a8b0'))), stillLimits);
      expect(await sizeOf(still)).to.deep.equal([500, 900]);
    } finally {
      globalThis.createImageBitmap = make;
    }
  });

  it('tells what it cannot use', async () => {
    const black: Paint = (pen) => pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
    expect(await failure(stillFromFile(await picture(600, 400, black), stillLimits))).to.equal('black_frame');
    expect(await failure(stillFromFile(await picture(600, 400, flat('#888888', '#888888')), stillLimits))).to.equal('black_frame');
    expect(await failure(stillFromFile(new Blob(['no picture']), stillLimits))).to.equal('unreadable_file');
    expect(await failure(stillFromFile(await picture(200, 100, speckle), stillLimits))).to.equal('small_file');
    expect(await failure(stillFromFile(new Blob([new Uint8Array(40_000_001)]), stillLimits))).to.equal('large_file');
    expect(await failure(takeStill(document.createElement('video'), whole, stillLimits))).to.equal('no_frame');
    const film = { videoWidth: 640, videoHeight: 480 } as HTMLVideoElement;
    for (const size of [0, -0.1, Number.NaN]) {
      expect(await failure(takeStill(film, { ...whole, width: size }, stillLimits))).to.equal('no_frame');
    }
  });

  it('looks again at a film that showed nothing, and says so when it goes on', async () => {
    const film = Object.assign(document.createElement('canvas'), { width: 640, height: 480, videoWidth: 640, videoHeight: 480 });
    const pen = film.getContext('2d')!;
    const still = takeStill(film as unknown as HTMLVideoElement, whole, stillLimits);
    await new Promise((later) => setTimeout(later, 60));
    for (const [at, colour] of ['#888888', '#a0a0a0'].entries()) {
      pen.fillStyle = colour;
      pen.fillRect(at * 320, 0, 320, 480);
    }
    expect((await sizeOf(await still))[0]).to.equal(640);
    pen.clearRect(0, 0, 640, 480);
    expect(await failure(takeStill(film as unknown as HTMLVideoElement, whole, stillLimits))).to.equal('black_frame');
  });

  it('is of the film where the camera does not answer what photos it takes', async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#888888';
    pen.fillRect(0, 0, 320, 480);
    const film = Object.assign(document.createElement('video'), { srcObject: canvas.captureStream(20), muted: true });
    await film.play();
    const [Before, later] = [Reflect.get(globalThis, 'ImageCapture'), globalThis.setTimeout];
    const mute = class {
      getPhotoCapabilities = () => new Promise(() => undefined);
    };
    Reflect.set(globalThis, 'ImageCapture', mute);
    // Timers fire at once, so the wait for a photo is over.
    Reflect.set(globalThis, 'setTimeout', (work: () => void) => later(work));
    try {
      const still = await Promise.race([takeStill(film, whole, stillLimits), new Promise<null>((end) => later(end, 3000, null))]);
      expect(still && (await sizeOf(still))[0]).to.equal(640);
    } finally {
      Reflect.set(globalThis, 'ImageCapture', Before);
      Reflect.set(globalThis, 'setTimeout', later);
    }
  });

  it('advises about the light and nothing else', async () => {
    const advice = async (...colours: [string, string]) =>
      (await stillFromFile(await picture(600, 400, flat(...colours)), stillLimits)).advice;
    expect([await advice('#222222', '#333333'), await advice('#888888', '#999999'), await advice('#f8f8f8', '#e8e8e8')]).to.deep.equal([
      'dark',
      null,
      'bright',
    ]);
  });
});
