import type { FaceAdvice } from '#vision/face/face-watch.ts';
import type { GuideEvent } from '../../capture/capture.machine.ts';
import { FacesUnseen, type FrameFaces } from '../../capture/faces/finder.ts';
import { watchFaces } from '../../capture/faces/watch-faces.ts';
import type { SelfieWords } from '../../i18n/selfie.i18n.ts';
import type { ShownCamera } from './shown-camera.ts';

/**
 * Watches the camera's frames for a face, and reports advice and the moment for the picture as `GuideEvent`s. Of the film, `within(0)` is
 * the box of the oval on the screen, and `within(margin)` the same box with a border.
 */
export class FaceGuide {
  readonly #open: () => FrameFaces;
  #finder: FrameFaces | null = null;
  /** True if the finder failed: the next opening of the camera uses a new finder. */
  #hasFailed = false;

  constructor(open: () => FrameFaces) {
    this.#open = open;
  }

  /** Loads the face finder if a selfie is expected soon, so that the camera opens with it ready; else frees it. */
  keepReady(isNeeded: boolean): void {
    if (!isNeeded) this.close();
    else if (!this.#finder) {
      const finder = this.#open();
      this.#finder = finder;
      finder.prepare().catch(() => {
        if (this.#finder === finder) this.#hasFailed = true;
      });
    }
  }

  get #opened(): FrameFaces {
    if (this.#hasFailed) this.close();
    this.#finder ??= this.#open();
    return this.#finder;
  }

  /**
   * Watches until the returned function is called.
   * @param margin The border that the picture keeps around the oval, as a fraction of the oval.
   */
  watch(liveCamera: ShownCamera, margin: number, tell: (event: GuideEvent) => void): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    const watching = { part: () => liveCamera.within(margin), guide: () => liveCamera.within(0), finder: this.#opened, tell, signal };
    watchFaces(liveCamera.video, watching).catch((error: unknown) => {
      if (this.#finder === watching.finder) this.#hasFailed = !isLate(error);
      if (!signal.aborted) tell({ type: 'guide.unable', ...(error instanceof FacesUnseen ? { trouble: error.trouble } : {}) });
    });
    return () => controller.abort();
  }

  close(): void {
    this.#finder?.close();
    this.#finder = null;
    this.#hasFailed = false;
  }
}

/** Returns true if the finder was only too slow: it will be ready for the next picture. */
const isLate = (error: unknown) => error instanceof FacesUnseen && error.trouble === 'late';

/** Returns the words of each advice about a face. */
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
