import { type Look, Lookout, type Pixels, SMALL_SIDE } from '../../../vision/watch/look.ts';
import type { Desk } from '../desk.ts';
import { type FramePicture, sizeOf } from '../frames.ts';
import type { DocumentAnswer, DocumentAsk, FrameAsk } from './messages.ts';
import { straightPicture } from './straight-picture.ts';

/** Looks for a document in one frame after the other, and lays the one in a still straight. */
export class DocumentDesk implements Desk<DocumentAsk, DocumentAnswer> {
  #canvas: OffscreenCanvas | null = null;
  readonly #lookout = new Lookout();

  async answer(ask: DocumentAsk): Promise<DocumentAnswer> {
    return 'still' in ask ? await straightPicture(ask.still, ask.aspects) : this.#look(ask);
  }

  #look({ picture, aspects, quality }: FrameAsk): Look {
    try {
      const { width, height } = sizeOf(picture);
      const small = this.#pixelsOf(picture, SMALL_SIDE / Math.max(width, height));
      return this.#lookout.look(small, aspects, quality ? () => this.#pixelsOf(picture, 1) : null);
    } finally {
      picture.close();
    }
  }

  #pixelsOf(picture: FramePicture, scale: number): Pixels {
    const whole = sizeOf(picture);
    const width = Math.max(1, Math.round(whole.width * Math.min(1, scale)));
    const height = Math.max(1, Math.round(whole.height * Math.min(1, scale)));
    this.#canvas ??= new OffscreenCanvas(width, height);
    // Setting a size, the same too, clears the canvas.
    this.#canvas.width = width;
    this.#canvas.height = height;
    const context = this.#canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('This browser draws nothing off the screen.');
    context.imageSmoothingQuality = 'medium';
    context.drawImage(picture, 0, 0, width, height);
    return { rgba: context.getImageData(0, 0, width, height).data, width, height };
  }
}
