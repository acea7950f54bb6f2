import { type FaceAdvice, FaceWatch, type GuideBox } from '#vision/face/face-watch.ts';
import type { GuideEvent } from '../capture.machine.ts';
import { framesOf } from '../frames.ts';
import type { Region } from '../guide.ts';
import { type FrameFaces, soon } from './finder.ts';

/** Pixels: the points of a face are found at 192, and a face fills a third of it at least. More only costs. */
export const LONGEST_SIDE = 480;
/** Advice is repeated for so long. */
const REPEAT_MS = 12_000;

interface WatchFacesOptions {
  /** What becomes the picture, and what lies under the guide; both as parts of one of the film. */
  part: () => Region;
  guide: () => Region;
  finder: FrameFaces;
  tell: (event: GuideEvent) => void;
  signal: AbortSignal;
}

/**
 * Follows a face until it is good to be photographed or the signal aborts: tells what to do, how steady it is, and when it is ready.
 * Rejects with `FacesUnseen`.
 */
export async function watchFaces(video: HTMLVideoElement, { part, guide, finder, tell, signal }: WatchFacesOptions): Promise<void> {
  await soon(finder.prepare());
  const watch = new FaceWatch();
  const since = performance.now();
  let advice: FaceAdvice | null = null;
  for await (const { picture, part: box } of framesOf(video, { part, longestSide: LONGEST_SIDE, signal })) {
    const look = await finder.look(picture);
    if (signal.aborted) return;
    const verdict = watch.see(look, within(guide(), box), performance.now());
    tell({ type: 'guide.steady', steady: verdict.steady });
    if (verdict.isReady) {
      tell({ type: 'guide.ready' });
      return;
    }
    // The camera's own hints take it back; it is said again until the person is asked to take the picture.
    if (verdict.advice !== advice || performance.now() - since < REPEAT_MS) tell({ type: 'guide.remark', remark: verdict.advice });
    advice = verdict.advice;
  }
}

function within(box: Region, outer: Region): GuideBox {
  return {
    x: (box.x - outer.x) / outer.width,
    y: (box.y - outer.y) / outer.height,
    width: box.width / outer.width,
    height: box.height / outer.height,
  };
}
