import { type DocumentLook, Lookout, type RgbaImage, SMALL_SIDE } from '#vision/watch/look.ts';
import type { WorkerService } from '../desk.ts';
import { sizeOf } from '../frames.ts';
import type { Size } from '../guide.ts';
import type { DocumentAnswer, DocumentAsk, FrameAsk } from './messages.ts';
import { straightPicture } from './straight-picture.ts';

/** Searches a document in one frame after another, and straightens the document in a still. */
export class DocumentService implements WorkerService<DocumentAsk, DocumentAnswer> {
  readonly #small = new FrameCanvas();
  readonly #large = new FrameCanvas();
  readonly #lookout = new Lookout();

  async answer(ask: DocumentAsk): Promise<DocumentAnswer> {
    return 'still' in ask ? await straightPicture(ask) : this.#look(ask);
  }

  #look({ picture, aspects, quality }: FrameAsk): DocumentLook {
    try {
      const size = sizeOf(picture);
      // Drawing a film's frame converts its colours each time, so the small picture is drawn from the large one.
      const large = quality ? this.#large.draw(picture, size, 1) : null;
      const small = this.#small.draw(large ?? picture, size, Math.min(1, SMALL_SIDE / Math.max(size.width, size.height)));
      return this.#lookout.look(pixelsOf(small), aspects, large && (() => pixelsOf(large)));
    } finally {
      picture.close();
    }
  }
}

/** A canvas, reused for each picture. */
class FrameCanvas {
  #canvas: OffscreenCanvas | null = null;

  draw(picture: CanvasImageSource, size: Size, scale: number): OffscreenCanvas {
    const [width, height] = [Math.max(1, Math.round(size.width * scale)), Math.max(1, Math.round(size.height * scale))];
    this.#canvas ??= new OffscreenCanvas(width, height);
    // Setting the size clears the canvas, even if the size is the same.
    Object.assign(this.#canvas, { width, height });
    const context = contextOf(this.#canvas);
    context.imageSmoothingQuality = 'medium';
    context.drawImage(picture, 0, 0, width, height);
    return this.#canvas;
  }
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing off the screen.');
  return context;
}

function pixelsOf(canvas: OffscreenCanvas): RgbaImage {
  const { width, height } = canvas;
  return { rgba: contextOf(canvas).getImageData(0, 0, width, height).data, width, height };
}
