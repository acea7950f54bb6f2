import { type DocumentLook, NOTHING } from '#vision/watch/look.ts';
import { type WorkerClient, WorkerLost, type WorkerScript } from '../answerer.ts';
import { assetAddress } from '../asset-address.ts';
import type { FramePicture } from '../frames.ts';
import { openWorker } from '../worker.ts';
import type { DocumentAnswer, FinderRequest } from './messages.ts';

/** Searches the document in frames. Implemented by `DocumentFinder`, and by a fake in tests. */
export interface FrameFinder {
  /** Analyses a frame, which is transferred; with `quality`, its focus and glare too. Rejects if this device cannot analyse frames. */
  look(picture: FramePicture, quality: boolean): Promise<DocumentLook>;
  close(): void;
}

/** Milliseconds after which a missing answer means that the worker hangs; a slow phone needs a twentieth. */
const LIMIT_MS = 10_000;

export const documentScript = (assetsBase: string): WorkerScript<FinderRequest> => ({
  address: assetAddress('documents.worker.js', new URL('./documents.worker.ts', import.meta.url), assetsBase),
  name: 'zaguan-documents',
  limit: () => LIMIT_MS,
  transfer: (request) => ('picture' in request ? [request.picture] : []),
});

/** Finds documents of the given aspects in a worker. Close it when its screen closes. */
export class DocumentFinder implements FrameFinder {
  readonly #aspects: readonly number[];
  readonly #worker: WorkerClient<FinderRequest, DocumentAnswer>;

  constructor({ aspects, assetsBase }: { aspects: readonly number[]; assetsBase: string }) {
    this.#aspects = aspects;
    this.#worker = openWorker(documentScript(assetsBase));
  }

  async look(picture: FramePicture, quality: boolean): Promise<DocumentLook> {
    try {
      const look = await this.#worker.send({ picture, aspects: this.#aspects, quality });
      // The answer to a frame is a look.
      return look as DocumentLook;
    } catch (error) {
      // The next frame starts a new worker.
      if (error instanceof WorkerLost) return NOTHING;
      throw error;
    }
  }

  close(): void {
    this.#worker.close();
  }
}
