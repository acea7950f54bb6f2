import { type FaceLook, NOBODY } from '#vision/face/face-watch.ts';
import { type WorkerClient, WorkerLost } from '../answerer.ts';
import { inTime } from '../in-time.ts';
import { openWorker, type WorkerOptions } from '../worker.ts';
import { type FaceSources, faceFiles, workerAddress } from './files.ts';
import type { FaceAnswer, FaceAsk, FinderTrouble } from './messages.ts';

/** Looks for faces in frames: `FaceFinder`, and a fake in tests. */
export interface FrameFaces {
  /** Gets ready, once, and anew where what looked was lost. Rejects with `FacesUnseen`. */
  prepare(): Promise<void>;
  /** The frame is handed over. Rejects with `FacesUnseen`. */
  look(picture: ImageBitmap): Promise<FaceLook>;
  close(): void;
}

/** Nobody looks for faces here: the person takes the picture. */
export class FacesUnseen extends Error {
  readonly trouble: FinderTrouble;
  constructor(trouble: FinderTrouble, options?: { cause?: unknown }) {
    super(`Faces are not looked for: ${trouble}`, options);
    this.name = 'FacesUnseen';
    this.trouble = trouble;
  }
}

/** A person before an open camera waits so long for a guide; then they take the picture themselves. */
const PATIENCE_MS = 10_000;

/** Throws where it comes too late; what comes then is there for the next picture. */
export async function soon(ready: Promise<void>): Promise<void> {
  if ((await inTime(ready, PATIENCE_MS, 'late')) === 'late') throw new FacesUnseen('late');
}

/** A slow phone takes a twentieth of it for a frame. Getting ready has limits of its own, and these are above them. */
const ANSWER_MS: Readonly<Record<FaceAsk['ask'], number>> = { prepare: 90_000, frame: 10_000 };

interface FaceFinderOptions extends FaceSources, Pick<WorkerOptions<FaceAsk, FaceAnswer>, 'start'> {
  /** Whether the person asked their browser to save data. */
  savesData?: boolean;
}

/** Finds faces in a worker of its own, of about 5 MB. Close it when no screen is near that needs it. */
export class FaceFinder implements FrameFaces {
  readonly #sources: FaceSources;
  readonly #savesData: boolean;
  readonly #worker: WorkerClient<FaceAsk, FaceAnswer>;
  #preparing: Promise<void> | null = null;
  #isRenewed = false;

  constructor({ savesData = asksToSave(), start, ...sources }: FaceFinderOptions) {
    this.#sources = sources;
    this.#savesData = savesData;
    this.#worker = openWorker(
      {
        address: workerAddress(sources.assetsBase),
        name: 'zaguan-faces',
        limit: ({ ask }) => ANSWER_MS[ask],
        transfer: (ask) => (ask.ask === 'frame' ? [ask.picture] : []),
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
    const { trouble } = await this.#ask({ ask: 'prepare', files: faceFiles(this.#sources) }, 'not_started');
    if (trouble) throw new FacesUnseen(trouble);
  }

  /** What was lost is there again once, and saw nobody in that frame: what takes it away again would not leave a third either. */
  async look(picture: ImageBitmap): Promise<FaceLook> {
    try {
      const { trouble, look } = await this.#ask({ ask: 'frame', picture }, 'lost');
      if (trouble) throw new FacesUnseen(trouble);
      return look;
    } catch (lost) {
      this.#preparing = null;
      if (this.#isRenewed) throw lost;
      this.#isRenewed = true;
      await soon(this.prepare()).catch(() => {
        throw lost;
      });
      return NOBODY;
    }
  }

  async #ask(ask: FaceAsk, otherwise: FinderTrouble): Promise<FaceAnswer> {
    try {
      return await this.#worker.ask(ask);
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
