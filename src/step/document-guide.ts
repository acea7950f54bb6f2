import type { Strictness } from '../../vision/watch/demands.ts';
import type { Thumbnail } from '../../vision/watch/thumbnail.ts';
import type { GuideEvent } from '../capture/capture.machine.ts';
import type { FrameFinder } from '../capture/documents/finder.ts';
import { watchFrames } from '../capture/documents/watch-frames.ts';
import type { ShownCamera } from './shown-camera.ts';

interface Watching {
  /** How much around the guide the picture keeps, in parts of the guide. */
  margin: number;
  /** Whether another side is wanted than the one that it saw last. */
  otherSide: boolean;
  strictness: Strictness;
  tell: (event: GuideEvent) => void;
}

/** Watches for a document before the camera, and that its other side is not the same once more. */
export class DocumentGuide {
  readonly #open: () => FrameFinder;
  #finder: FrameFinder | null = null;
  #side: Thumbnail | null = null;

  constructor(open: () => FrameFinder) {
    this.#open = open;
  }

  /** Follows the document until the function that it returns is called. */
  watch(shown: ShownCamera, { margin, otherSide, strictness, tell }: Watching): () => void {
    const ended = new AbortController();
    this.#finder ??= this.#open();
    const before = otherSide ? this.#side : null;
    const watching = { part: () => shown.within(margin), finder: this.#finder, tell, before, strictness, signal: ended.signal };
    watchFrames(shown.video, watching).then(
      (thumbnail) => {
        if (!otherSide) this.#side = thumbnail;
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
