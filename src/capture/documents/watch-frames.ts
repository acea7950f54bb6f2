import type { Quad } from '#vision/warp.ts';
import type { Strictness } from '#vision/watch/demands.ts';
import { type Advice, DocumentWatch } from '#vision/watch/document-watch.ts';
import type { Thumbnail } from '#vision/watch/thumbnail.ts';
import { dropFrame, leaveFrame } from '../best-frame.ts';
import type { GuideEvent } from '../capture.machine.ts';
import { type FramePicture, filmFramesOf } from '../frames.ts';
import type { Region } from '../guide.ts';
import type { FrameFinder } from './finder.ts';

/** Longest side of a frame in pixels: enough to measure focus at 640 pixels, whatever margin surrounds the document. */
const LONGEST_SIDE = 960;

interface WatchFramesOptions {
  /** Returns the part of the film that becomes the picture, as fractions of the film. */
  part: () => Region;
  finder: FrameFinder;
  tell: (event: GuideEvent) => void;
  /** The side photographed before, if the other side is expected now. */
  before: Thumbnail | null;
  strictness: Strictness;
  signal: AbortSignal;
}

/**
 * Watches for a document until it is good to photograph or the signal aborts: reports its outline, advice, and `guide.ready`. Resolves with
 * the last thumbnail; null if it never was ready. Rejects if this device cannot analyse frames. When ready, stores the best recent frame
 * for the picture (`takeFrame`); a person who presses the shutter gets the present moment instead.
 */
export async function watchFrames(
  video: HTMLVideoElement,
  { part, finder, tell, before, strictness, signal }: WatchFramesOptions,
): Promise<Thumbnail | null> {
  const watch = new DocumentWatch({ before, strictness });
  const lookAgain = (picture: FramePicture) => finder.look(picture, true);
  const wantsLarge = () => watch.wantsQuality;
  const drop = () => dropFrame(video);
  signal.addEventListener('abort', drop);
  let advice: Advice | null = null;
  for await (const { picture, large, part: box } of filmFramesOf(video, { part, longestSide: LONGEST_SIDE, signal, wantsLarge })) {
    const at = performance.now();
    const look = await finder.look(picture, watch.wantsQuality).catch((error: unknown) => {
      large?.close();
      throw error;
    });
    if (signal.aborted) {
      large?.close();
      return null;
    }
    tell({ type: 'guide.seen', quad: look.quad && inFilm(look.quad, box) });
    const verdict = watch.see(look, performance.now());
    if (large && verdict.worth !== null) {
      leaveFrame(video, { picture: large, worth: verdict.worth, focus: look.focus ?? 0, glare: look.glare ?? 0, at, look: lookAgain });
    } else large?.close();
    if (verdict.isReady) {
      // The guide ends here, but its stored frame is still needed for the picture.
      signal.removeEventListener('abort', drop);
      tell({ type: 'guide.ready' });
      return look.thumbnail;
    }
    if (verdict.advice !== advice) tell({ type: 'guide.remark', remark: verdict.advice });
    advice = verdict.advice;
  }
  drop();
  return null;
}

function inFilm(quad: Quad, box: Region): Quad {
  return quad.map(({ x, y }) => ({ x: box.x + x * box.width, y: box.y + y * box.height })) as unknown as Quad;
}
