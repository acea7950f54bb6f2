import { type FaceAdvice, FaceWatch, type GuideBox } from '#vision/face/face-watch.ts';
import type { GuideEvent } from '../capture.machine.ts';
import { framesOf } from '../frames.ts';
import type { Region } from '../guide.ts';
import { type FrameFaces, readyInTime } from './finder.ts';

/** Longest side of a frame in pixels: landmarks need 192 pixels, and a face fills at least a third. More only costs time. */
export const LONGEST_SIDE = 480;
/** Time for which unchanged advice is sent again, in ms. */
const REPEAT_MS = 12_000;

interface WatchFacesOptions {
  /** Returns the part of the film that becomes the picture, and the part under the guide; both as fractions of the film. */
  part: () => Region;
  guide: () => Region;
  finder: FrameFaces;
  tell: (event: GuideEvent) => void;
  signal: AbortSignal;
}

/** Reports advice, steadiness and `guide.ready` until a face is good to photograph or the signal aborts. Rejects with `FacesUnseen`. */
export async function watchFaces(video: HTMLVideoElement, { part, guide, finder, tell, signal }: WatchFacesOptions): Promise<void> {
  await readyInTime(finder.prepare());
  const watch = new FaceWatch();
  const since = performance.now();
  let advice: FaceAdvice | null = null;
  for await (const { picture, part: box } of framesOf(video, { part, longestSide: LONGEST_SIDE, signal })) {
    const look = await finder.look(picture);
    if (signal.aborted) return;
    const verdict = watch.see(look, boxWithin(guide(), box), performance.now());
    tell({ type: 'guide.steady', steady: verdict.steady });
    if (verdict.isReady) {
      tell({ type: 'guide.ready' });
      return;
    }
    // The capture's hints replace the advice, so it is sent again until the person is told to take the picture.
    if (verdict.advice !== advice || performance.now() - since < REPEAT_MS) tell({ type: 'guide.remark', remark: verdict.advice });
    advice = verdict.advice;
  }
}

function boxWithin(box: Region, outer: Region): GuideBox {
  return {
    x: (box.x - outer.x) / outer.width,
    y: (box.y - outer.y) / outer.height,
    width: box.width / outer.width,
    height: box.height / outer.height,
  };
}
