import { SMALL_SIDE } from '#vision/quad/find-quad.ts';
import { type DocumentLook, Lookout } from '#vision/watch/look.ts';
import { drawOn, pixelsOn } from '../canvas.ts';
import { sizeOf } from '../frames.ts';
import { sizeWithin } from '../guide.ts';
import type { WorkerService } from '../worker-service.ts';
import type { DocumentAnswer, FinderRequest, LookRequest } from './messages.ts';
import { straightPicture } from './straight-picture.ts';

/** Searches a document in one frame after another, and straightens the document in a still. */
export class DocumentService implements WorkerService<FinderRequest, DocumentAnswer> {
  /** Canvases, reused for each frame. */
  readonly #small = new OffscreenCanvas(1, 1);
  readonly #large = new OffscreenCanvas(1, 1);
  readonly #lookout = new Lookout();

  async answer(request: FinderRequest): Promise<DocumentAnswer> {
    return 'still' in request ? await straightPicture(request) : this.#look(request);
  }

  #look({ picture, aspects, quality }: LookRequest): DocumentLook {
    try {
      const size = sizeOf(picture);
      // Drawing a film's frame converts its colours each time, so the small picture is drawn from the large one.
      const large = quality ? drawOn(this.#large, picture, size, 'medium') : null;
      const small = drawOn(this.#small, large?.canvas ?? picture, sizeWithin(size, SMALL_SIDE), 'medium');
      return this.#lookout.look(pixelsOn(small), aspects, large && (() => pixelsOn(large)));
    } finally {
      picture.close();
    }
  }
}
