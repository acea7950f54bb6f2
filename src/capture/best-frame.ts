import type { DocumentLook } from '#vision/watch/look.ts';
import type { FramePicture } from './frames.ts';

/** A frame of a film that was good to be photographed, as large as the film has it. Whoever takes it closes its picture. */
export interface BestFrame {
  readonly picture: FramePicture;
  /** Of two frames the better one has more. */
  readonly worth: number;
  readonly focus: number;
  readonly glare: number;
  /** When it was seen, as `performance.now()` has it. */
  readonly at: number;
  /** Looks at another picture of the same as it was looked at, which is handed over. */
  look(picture: FramePicture): Promise<DocumentLook>;
}

/** Older than so many milliseconds it is no picture of what the person shows. */
const FRESH_MS = 1000;
/** A photo takes its time: from the last frame to the shutter and its picture. */
const TAKEN_MS = 500;

/**
 * The best frame of the last second of each film: whoever watches a film leaves frames here, whoever takes the still finds one. There is one
 * picture at most, so what a second holds costs no more memory than what a moment does: one that is too old gives way to the next, though a
 * better one may have come between them.
 */
const frames = new WeakMap<HTMLVideoElement, BestFrame>();

/** Takes the frame over, and closes the picture of the one that is worse. */
export function leaveFrame(video: HTMLVideoElement, frame: BestFrame): void {
  const before = frames.get(video);
  const isBest = !before || frame.at - before.at > FRESH_MS || frame.worth > before.worth;
  (isBest ? before : frame)?.picture.close();
  if (isBest) frames.set(video, frame);
}

/** The best frame, which is the caller's now; null where there is none of the last second. */
export function takeFrame(video: HTMLVideoElement): BestFrame | null {
  const frame = frames.get(video);
  frames.delete(video);
  if (!frame || performance.now() - frame.at <= FRESH_MS + TAKEN_MS) return frame ?? null;
  frame.picture.close();
  return null;
}

/** Nobody wants the frames of this film any more. */
export function dropFrame(video: HTMLVideoElement): void {
  takeFrame(video)?.picture.close();
}
