import type { Strictness } from '#vision/watch/demands.ts';
import type { Thumbnail } from '#vision/watch/thumbnail.ts';
import type { GuideEvent } from '../../capture/capture.machine.ts';
import type { FrameFinder } from '../../capture/documents/finder.ts';
import { watchFrames } from '../../capture/documents/watch-frames.ts';
import type { ShownCamera } from './shown-camera.ts';

/** Approximate distance in metres at which each shape fills the guide, with the main lens of a phone held upright. */
const FILLS_AT = { card: 0.14, sheet: 0.35 };

interface DocumentGuideOptions {
  /** The border that the picture keeps around the guide (the frame drawn on the screen), as a fraction of it. */
  margin: number;
  /** True to wait for the other side than the last one it saw. */
  otherSide: boolean;
  strictness: Strictness;
  shape: keyof typeof FILLS_AT;
  tell: (event: GuideEvent) => void;
}

/** Zoom for a lens that cannot focus so near and does not report its shortest distance. */
const BLIND_ZOOM = 1.5;

/** Watches the camera's frames for a document and reports events of the guide; rejects the same side shown twice. */
export class DocumentGuide {
  readonly #open: () => FrameFinder;
  #finder: FrameFinder | null = null;
  /** The last side that was photographed, made small. */
  #side: Thumbnail | null = null;

  constructor(open: () => FrameFinder) {
    this.#open = open;
  }

  /** Watches until the returned function is called. */
  watch(liveCamera: ShownCamera, { margin, otherSide, strictness, shape, tell: say }: DocumentGuideOptions): () => void {
    const controller = new AbortController();
    this.#finder ??= this.#open();
    const tell = closeUp(liveCamera, FILLS_AT[shape], say);
    const before = otherSide ? this.#side : null;
    const watching = { part: () => liveCamera.within(margin), finder: this.#finder, tell, before, strictness, signal: controller.signal };
    watchFrames(liveCamera.video, watching).then(
      (thumbnail) => {
        if (!otherSide) this.#side = thumbnail;
      },
      () => {
        if (!controller.signal.aborted) tell({ type: 'guide.unable' });
      },
    );
    return () => controller.abort();
  }

  close(): void {
    this.#finder?.close();
    this.#finder = null;
  }
}

/**
 * Zooms in if the lens cannot focus at the distance where the document fills the guide: the person then holds the document farther away.
 * Returns `tell` with an addition: the first advice `near` zooms too.
 */
function closeUp(liveCamera: ShownCamera, fillsAt: number, tell: DocumentGuideOptions['tell']): DocumentGuideOptions['tell'] {
  const { nearest } = liveCamera;
  let isZoomed = nearest !== null && nearest > fillsAt;
  if (isZoomed) void liveCamera.zoom(nearest! / fillsAt);
  return (event) => {
    if (event.type === 'guide.remark' && event.remark === 'near' && !isZoomed) {
      isZoomed = true;
      void liveCamera.zoom(BLIND_ZOOM);
    }
    tell(event);
  };
}

type AdviceWords = Readonly<Record<'adviceWhole' | 'adviceFurther' | 'adviceStill' | 'adviceFocus' | 'adviceGlare', string>>;

/** Returns the guide's advice for a document in words, by name. */
export const documentRemarks = (words: AdviceWords, closer: string) => ({
  ...{ whole: words.adviceWhole, closer, further: words.adviceFurther, near: words.adviceFurther },
  ...{ still: words.adviceStill, focus: words.adviceFocus, glare: words.adviceGlare },
});
