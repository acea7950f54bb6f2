import { type DocumentLook, NOTHING } from '#vision/watch/look.ts';
import { type WorkerClient, WorkerLost, type WorkerScript } from '../answerer.ts';
import { assetAddress } from '../asset-address.ts';
import type { FramePicture } from '../frames.ts';
import { openWorker } from '../worker.ts';
import type { DocumentAnswer, DocumentAsk } from './messages.ts';

/** Looks for the document in frames: `DocumentFinder`, and a fake in tests. */
export interface FrameFinder {
  /** The frame is handed over. Rejects when frames cannot be looked at here at all. */
  look(picture: FramePicture, quality: boolean): Promise<DocumentLook>;
  close(): void;
}

/** A slow phone takes a twentieth of it. */
const ANSWER_MS = 10_000;

export const documentScript = (assetsBase: string): WorkerScript<DocumentAsk> => ({
  address: assetAddress('documents.worker.js', new URL('./documents.worker.ts', import.meta.url), assetsBase),
  name: 'zaguan-documents',
  limit: () => ANSWER_MS,
  transfer: (ask) => ('picture' in ask ? [ask.picture] : []),
});

/** Finds documents of those aspects in a worker of its own. Close it when the screen that needs it leaves. */
export class DocumentFinder implements FrameFinder {
  readonly #aspects: readonly number[];
  readonly #worker: WorkerClient<DocumentAsk, DocumentAnswer>;

  constructor({ aspects, assetsBase }: { aspects: readonly number[]; assetsBase: string }) {
    this.#aspects = aspects;
    this.#worker = openWorker(documentScript(assetsBase));
  }

  async look(picture: FramePicture, quality: boolean): Promise<DocumentLook> {
    try {
      const look = await this.#worker.ask({ picture, aspects: this.#aspects, quality });
      // The worker answers a frame with a look.
      return look as DocumentLook;
    } catch (error) {
      // The next frame finds another worker.
      if (error instanceof WorkerLost) return NOTHING;
      throw error;
    }
  }

  close(): void {
    this.#worker.close();
  }
}
