import type { Strictness } from '#vision/watch/demands.ts';
import type { Thumbnail } from '#vision/watch/thumbnail.ts';
import type { GuideEvent } from '../../capture/capture.machine.ts';
import type { FrameFinder } from '../../capture/documents/finder.ts';
import { watchFrames } from '../../capture/documents/watch-frames.ts';
import type { ShownCamera } from './shown-camera.ts';

/** Metres at which each fills the guide, about, before the main lens of a phone that is held upright. */
const FILLS_AT = { card: 0.14, sheet: 0.35 };

interface DocumentGuideOptions {
  /** How much around the guide the picture keeps, in parts of the guide. */
  margin: number;
  /** Whether another side is wanted than the one that it saw last. */
  otherSide: boolean;
  strictness: Strictness;
  shape: keyof typeof FILLS_AT;
  tell: (event: GuideEvent) => void;
}

/** What a lens gets that turns out not to focus so near, and does not tell from where on it does. */
const BLIND_ZOOM = 1.5;

/** Watches for a document before the camera, and that its other side is not the same once more. */
export class DocumentGuide {
  readonly #open: () => FrameFinder;
  #finder: FrameFinder | null = null;
  #side: Thumbnail | null = null;

  constructor(open: () => FrameFinder) {
    this.#open = open;
  }

  /** Follows the document until the function that it returns is called. */
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

/** Zooms in where the lens cannot focus from where the document fills the guide: the person holds it farther away, and it fills it again. */
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

/** Returns what the guide says of a document, by name. */
export const documentRemarks = (words: AdviceWords, closer: string) => ({
  ...{ whole: words.adviceWhole, closer, further: words.adviceFurther, near: words.adviceFurther },
  ...{ still: words.adviceStill, focus: words.adviceFocus, glare: words.adviceGlare },
});
