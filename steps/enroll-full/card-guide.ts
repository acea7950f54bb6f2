import type { GuideEvent } from '../../src/capture/capture.machine.ts';
import type { FrameFinder } from '../../src/capture/documents/finder.ts';
import { watchFrames } from '../../src/capture/documents/watch-frames.ts';
import type { ShownCamera } from '../../src/step/shown-camera.ts';
import type { Thumbnail } from '../../vision/watch/thumbnail.ts';

interface Watching {
  side: 'front' | 'back';
  /** How much around the guide the picture keeps, in parts of the guide. */
  margin: number;
  tell: (event: GuideEvent) => void;
}

/** Watches for the card before the camera, and that its back is not its front once more. */
export class CardGuide {
  readonly #open: () => FrameFinder;
  #finder: FrameFinder | null = null;
  #front: Thumbnail | null = null;

  constructor(open: () => FrameFinder) {
    this.#open = open;
  }

  /** Follows the card until the function that it returns is called. */
  watch(shown: ShownCamera, { side, margin, tell }: Watching): () => void {
    const ended = new AbortController();
    this.#finder ??= this.#open();
    const before = side === 'back' ? this.#front : null;
    const watching = { part: () => shown.within(margin), finder: this.#finder, tell, before, signal: ended.signal };
    watchFrames(shown.video, watching).then(
      (thumbnail) => {
        if (side === 'front') this.#front = thumbnail;
      },
      () => {
        if (!ended.signal.aborted) tell({ type: 'guide.unable' });
      },
    );
    return () => ended.abort();
  }

  close(): void {
    this.#finder?.close();
    this.#finder = null;
  }
}
