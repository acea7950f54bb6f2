import type { DocumentLook } from '#vision/watch/look.ts';
import type { FramePicture } from './frames.ts';

/** A frame good enough to be the picture, at the film's full size. `takeFrame` passes it to the caller, who closes its picture. */
export interface BestFrame {
  readonly picture: FramePicture;
  /** A number that is greater for a better frame. */
  readonly worth: number;
  readonly focus: number;
  readonly glare: number;
  /** The frame's time, from `performance.now()`. */
  readonly at: number;
  /** Analyses another picture of the same document like this frame. The picture is transferred. */
  look(picture: FramePicture): Promise<DocumentLook>;
}

/** Milliseconds after which a frame no longer shows what the person holds. */
const FRESH_MS = 1000;
/** Extra milliseconds between the last frame and the shutter. */
const SHUTTER_MS = 500;

/**
 * The best frame of the last second of each film: the guide stores frames here, and the capture of the still reads them. Only one frame is
 * stored, to save memory: when it is too old the next frame replaces it, even if a better one came between them.
 */
const frames = new WeakMap<HTMLVideoElement, BestFrame>();

/** Stores the frame if it is the better one, and closes the picture of the other frame. */
export function leaveFrame(video: HTMLVideoElement, frame: BestFrame): void {
  const before = frames.get(video);
  const isBest = !before || frame.at - before.at > FRESH_MS || frame.worth > before.worth;
  (isBest ? before : frame)?.picture.close();
  if (isBest) frames.set(video, frame);
}

/** Removes and returns the best frame of the last second; null if there is none. The caller closes its picture. */
export function takeFrame(video: HTMLVideoElement): BestFrame | null {
  const frame = frames.get(video);
  frames.delete(video);
  if (!frame || performance.now() - frame.at <= FRESH_MS + SHUTTER_MS) return frame ?? null;
  frame.picture.close();
  return null;
}

/** Closes the stored frame of a film. */
export function dropFrame(video: HTMLVideoElement): void {
  takeFrame(video)?.picture.close();
}
