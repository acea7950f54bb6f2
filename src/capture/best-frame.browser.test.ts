import { expect } from '@open-wc/testing';
import type { DocumentLook } from '#vision/watch/look.ts';
import { type BestFrame, dropFrame, leaveFrame, takeFrame } from './best-frame.ts';
import { type FramePicture, sizeOf } from './frames.ts';
import { stillLimits, takeStill } from './still.ts';

const whole = { x: 0, y: 0, width: 1, height: 1 };
const [WIDTH, HEIGHT] = [640, 480];

/** Draws a picture of one colour with a grey corner. */
function drawn(colour: string, width = WIDTH, height = HEIGHT): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#a0a0a0';
  pen.fillRect(0, 0, width / 4, height / 4);
  return canvas;
}

/** Returns a canvas that acts as the video of a still; the camera's stream shows another picture. */
function filmOf(colour: string): HTMLVideoElement {
  const stream = document.createElement('canvas').captureStream();
  const film = Object.assign(drawn(colour), { videoWidth: WIDTH, videoHeight: HEIGHT, srcObject: stream });
  return film as unknown as HTMLVideoElement;
}

const seen: DocumentLook = { quad: null, isCut: false, focus: 0.05, glare: 0, thumbnail: null };

async function frame(colour: string, facts: Partial<BestFrame> = {}): Promise<BestFrame> {
  const picture = await createImageBitmap(drawn(colour));
  const look = async (photo: FramePicture) => {
    photo.close();
    return seen;
  };
  return { picture, worth: 1, focus: 0.05, glare: 0, at: performance.now(), look, ...facts };
}

/** Installs an `ImageCapture` whose photos have nine times the film's pixels. Returns a function that restores the browser's own. */
function withPhotos(colour: string): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'ImageCapture');
  class Photos {
    getPhotoCapabilities = async () => ({ imageWidth: { max: 3 * WIDTH }, imageHeight: { max: 3 * HEIGHT } });
    takePhoto = () => new Promise((resolve) => drawn(colour, 3 * WIDTH, 3 * HEIGHT).toBlob(resolve, 'image/jpeg', 0.95));
  }
  Object.defineProperty(globalThis, 'ImageCapture', { value: Photos, configurable: true, writable: true });
  return () => (before ? Object.defineProperty(globalThis, 'ImageCapture', before) : Reflect.deleteProperty(globalThis, 'ImageCapture'));
}

/** Takes a still and returns its width and the colour in its middle. */
async function still(film: HTMLVideoElement) {
  const { blob } = await takeStill(film, whole, stillLimits);
  const picture = await createImageBitmap(blob);
  const { width } = picture;
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
  pen.drawImage(picture, -width / 2, -100);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return { width, colour: ['red', 'green', 'blue'][[red!, green!, blue!].indexOf(Math.max(red!, green!, blue!))] };
}

const isOpen = ({ picture }: BestFrame) => sizeOf(picture).width > 0;

describe('the best frame of the last second', () => {
  it('is the better of any two, and the only one whose picture is open', async () => {
    const film = filmOf('#20a020');
    const [first, better, worse] = [await frame('red'), await frame('red', { worth: 3 }), await frame('red', { worth: 2 })];
    for (const one of [first, better, worse]) leaveFrame(film, one);
    expect([first, better, worse].map(isOpen)).to.deep.equal([false, true, false]);
    expect(takeFrame(film)).to.equal(better);
    expect(takeFrame(film)).to.equal(null);
    better.picture.close();
  });

  it('is never an older one', async () => {
    const film = filmOf('#20a020');
    const now = performance.now();
    const [old, next] = [await frame('red', { worth: 3, at: now - 1200 }), await frame('red', { at: now })];
    for (const one of [old, next]) leaveFrame(film, one);
    expect([old, next].map(isOpen)).to.deep.equal([false, true]);
    dropFrame(film);
    expect(isOpen(next)).to.equal(false);
    const stale = await frame('red', { at: now - 5000 });
    leaveFrame(film, stale);
    expect(takeFrame(film)).to.equal(null);
    expect(isOpen(stale)).to.equal(false);
  });

  it('is the picture, once', async () => {
    const film = filmOf('#20a020');
    const best = await frame('#c02020');
    leaveFrame(film, best);
    expect(await still(film)).to.deep.equal({ width: WIDTH, colour: 'red' });
    expect(isOpen(best)).to.equal(false);
    expect(await still(film), 'the moment').to.deep.equal({ width: WIDTH, colour: 'green' });
  });

  it('gives way to a photo of more pixels, unless that is less sharp, has glare, or cannot be looked at', async () => {
    const restore = withPhotos('#2020c0');
    const unless: readonly BestFrame['look'][] = [
      async () => ({ ...seen, focus: 0.04 }),
      async () => ({ ...seen, glare: 0.05 }),
      async () => ({ ...seen, focus: null }),
      () => Promise.reject(new Error('The worker is closed.')),
    ];
    try {
      const film = filmOf('#20a020');
      leaveFrame(film, await frame('#c02020'));
      expect(await still(film)).to.deep.equal({ width: 3 * WIDTH, colour: 'blue' });
      for (const look of unless) {
        leaveFrame(film, await frame('#c02020', { look }));
        expect(await still(film)).to.deep.equal({ width: WIDTH, colour: 'red' });
      }
      expect(await still(film), 'no frame to compare it with').to.deep.equal({ width: 3 * WIDTH, colour: 'blue' });
    } finally {
      restore();
    }
  });
});
