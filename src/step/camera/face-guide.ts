import type { FaceAdvice } from '#vision/face/face-watch.ts';
import type { GuideEvent } from '../../capture/capture.machine.ts';
import { FacesUnseen, type FrameFaces } from '../../capture/faces/finder.ts';
import { watchFaces } from '../../capture/faces/watch-faces.ts';
import type { SelfieWords } from '../../i18n/selfie.i18n.ts';
import type { ShownCamera } from './shown-camera.ts';

/** Watches for the face before the camera. */
export class FaceGuide {
  readonly #open: () => FrameFaces;
  #finder: FrameFaces | null = null;
  /** The finder is of no use: when the camera opens the next time, another is tried. */
  #isUnready = false;

  constructor(open: () => FrameFaces) {
    this.#open = open;
  }

  /** While a selfie is near, what it needs is loaded, and warm when the camera opens; else it is let go. */
  keepReady(isNear: boolean): void {
    if (!isNear) this.close();
    else if (!this.#finder) {
      const finder = this.#open();
      this.#finder = finder;
      finder.prepare().catch(() => {
        if (this.#finder === finder) this.#isUnready = true;
      });
    }
  }

  get #opened(): FrameFaces {
    if (this.#isUnready) this.close();
    this.#finder ??= this.#open();
    return this.#finder;
  }

  /** Follows the face until the function that it returns is called. `margin`: how much around the guide the picture keeps, in parts of it. */
  watch(liveCamera: ShownCamera, margin: number, tell: (event: GuideEvent) => void): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    const watching = { part: () => liveCamera.within(margin), guide: () => liveCamera.within(0), finder: this.#opened, tell, signal };
    watchFaces(liveCamera.video, watching).catch((error: unknown) => {
      if (this.#finder === watching.finder) this.#isUnready = !isLate(error);
      if (!signal.aborted) tell({ type: 'guide.unable', ...(error instanceof FacesUnseen ? { trouble: error.trouble } : {}) });
    });
    return () => controller.abort();
  }

  close(): void {
    this.#finder?.close();
    this.#finder = null;
    this.#isUnready = false;
  }
}

/** What comes too late for this picture is there for the next. */
const isLate = (error: unknown) => error instanceof FacesUnseen && error.trouble === 'late';

/** What the guide says, by name. */
export const faceRemarks = (words: SelfieWords): Readonly<Record<FaceAdvice, string>> => ({
  alone: words.faceAlone,
  closer: words.faceCloser,
  further: words.faceFurther,
  centre: words.faceCentre,
  facing: words.faceFacing,
  dark: words.faceDark,
  bright: words.faceBright,
  eyes: words.faceEyes,
  hold: words.faceHold,
});
