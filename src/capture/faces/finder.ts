import { inTime } from '#contracts/base/deadline.ts';
import { type FaceLook, NOBODY } from '#vision/face/face-watch.ts';
import { type WorkerClient, WorkerLost } from '../answerer.ts';
import { openWorker, type WorkerOptions } from '../worker.ts';
import { type FaceSources, faceFiles, workerAddress } from './files.ts';
import type { FaceAnswer, FaceRequest, FinderTrouble } from './messages.ts';

/** Finds faces in frames. Implemented by `FaceFinder`, and by a fake in tests. */
export interface FrameFaces {
  /** Loads the finder once, and again after it was lost. Rejects with `FacesUnseen`. */
  prepare(): Promise<void>;
  /** Finds the faces of a frame, which is transferred. Rejects with `FacesUnseen`. */
  look(picture: ImageBitmap): Promise<FaceLook>;
  close(): void;
}

/** The error of a device that cannot find faces: the person presses the shutter, or a film runs by the clock. */
export class FacesUnseen extends Error {
  readonly trouble: FinderTrouble;
  constructor(trouble: FinderTrouble, options?: { cause?: unknown }) {
    super(`Faces are not looked for: ${trouble}`, options);
    this.name = 'FacesUnseen';
    this.trouble = trouble;
  }
}

/** Milliseconds that a person waits for a guide before an open camera; then they press the shutter themselves. */
const READY_MS = 10_000;

/** Waits until the finder is ready. Throws `FacesUnseen` `late` if that takes too long; loading continues for the next picture. */
export async function readyInTime(ready: Promise<void>): Promise<void> {
  await inTime(ready, READY_MS, () => {
    throw new FacesUnseen('late');
  });
}

/** Milliseconds after which a missing answer means that the worker hangs; a slow phone needs a twentieth. Loading has shorter limits. */
const LIMIT_MS: Readonly<Record<FaceRequest['type'], number>> = { prepare: 90_000, frame: 10_000 };

interface FaceFinderOptions extends FaceSources, Pick<WorkerOptions<FaceRequest, FaceAnswer>, 'start'> {
  /** True if the person's browser is set to save data. */
  savesData?: boolean;
}

/** Finds faces in a worker, with files of about 5 MB. Close it when no screen needs it soon. */
export class FaceFinder implements FrameFaces {
  readonly #sources: FaceSources;
  readonly #savesData: boolean;
  readonly #worker: WorkerClient<FaceRequest, FaceAnswer>;
  #preparing: Promise<void> | null = null;
  #isRenewed = false;

  constructor({ savesData = asksToSave(), start, ...sources }: FaceFinderOptions) {
    this.#sources = sources;
    this.#savesData = savesData;
    this.#worker = openWorker(
      {
        address: workerAddress(sources.assetsBase),
        name: 'zaguan-faces',
        limit: ({ type }) => LIMIT_MS[type],
        transfer: (request) => (request.type === 'frame' ? [request.picture] : []),
      },
      start ? { start } : {},
    );
  }

  prepare(): Promise<void> {
    this.#preparing ??= this.#prepare();
    return this.#preparing;
  }

  async #prepare(): Promise<void> {
    if (this.#savesData) throw new FacesUnseen('saved_data');
    const { trouble } = await this.#send({ type: 'prepare', files: faceFiles(this.#sources) }, 'not_started');
    if (trouble) throw new FacesUnseen(trouble);
  }

  /**
   * Finds a frame's faces. A lost finder is loaded again once, with no face for that frame. A second loss rejects, since more would follow.
   */
  async look(picture: ImageBitmap): Promise<FaceLook> {
    try {
      const { trouble, look } = await this.#send({ type: 'frame', picture }, 'lost');
      if (trouble) throw new FacesUnseen(trouble);
      return look;
    } catch (lost) {
      this.#preparing = null;
      if (this.#isRenewed) throw lost;
      this.#isRenewed = true;
      await readyInTime(this.prepare()).catch(() => {
        throw lost;
      });
      return NOBODY;
    }
  }

  async #send(request: FaceRequest, otherwise: FinderTrouble): Promise<FaceAnswer> {
    try {
      return await this.#worker.send(request);
    } catch (cause) {
      throw new FacesUnseen(cause instanceof WorkerLost ? 'lost' : otherwise, { cause });
    }
  }

  close(): void {
    this.#worker.close();
  }
}

function asksToSave(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
