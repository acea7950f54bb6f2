import type { Gray } from '../gray.ts';
import { turnedRectangle, warp } from '../warp.ts';
import { type Blob, blobsOf } from './blobs.ts';

/** Maximum skew that is detected, in degrees. */
const MAX_DEGREES = 12;
/** Maximum skew that the reader tolerates, in degrees. */
const MAX_READABLE_DEGREES = 0.25;
/** The limits in pixels hold for a picture whose longer side has this many pixels, and are scaled for others. */
const LOOK = 1200;
/** With fewer letters, no skew is detected. */
const MIN_LETTERS = 20;
/** With more, the picture shows a pattern, and no skew is detected. */
const MAX_LETTERS = 6000;
/** Factor by which an angle's score must exceed the score of no skew. */
const MIN_SCORE_FACTOR = 1.08;
/** Height of a line in which letters' feet are counted, in pixels. */
const LEVEL = 2;

/** Estimates the skew of print, clockwise, up to twelve degrees; 0 with little print. The right angle puts letters' feet on few lines. */
export function skewOf(image: Gray, blobs: readonly Blob[] = blobsOf(image)): number {
  // The pixel limits are scaled with the picture.
  const scale = Math.max(1, Math.max(image.width, image.height) / LOOK);
  const letters = blobs.filter(({ left, top, right, bottom }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    return high >= 4 * scale && high <= 46 * scale && wide <= 2 * high && wide >= 2 * scale;
  });
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return 0;
  const feet = letters.map(({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom }));
  const score = (degrees: number) => inLines(feet, degrees, image, LEVEL * scale);
  const best = (from: number, to: number, step: number) => {
    let peak = { degrees: 0, score: score(0) * MIN_SCORE_FACTOR };
    for (let degrees = from; degrees <= to; degrees += step) {
      const one = score(degrees);
      if (one > peak.score) peak = { degrees, score: one };
    }
    return peak.degrees;
  };
  const rough = best(-MAX_DEGREES, MAX_DEGREES, 0.5);
  return rough === 0 ? best(-0.4, 0.4, 0.1) : best(rough - 0.4, rough + 0.4, 0.1);
}

/** Scores an angle: the sum of the squared numbers of letters' feet on adjacent lines. */
function inLines(feet: readonly { x: number; y: number }[], degrees: number, { width, height }: Gray, level: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const lines = new Uint32Array(Math.ceil((height + 2 * width) / level) + 2);
  for (const { x, y } of feet) lines[Math.floor((y - x * slope + width) / level)]!++;
  let sum = 0;
  for (let at = 1; at < lines.length; at++) sum += (lines[at]! + lines[at - 1]!) ** 2;
  return sum;
}

/** Levels the lines of print; the border repeats. Returns the picture and its blobs. */
export function straighten(image: Gray): { image: Gray; blobs: readonly Blob[] } {
  const blobs = blobsOf(image);
  const degrees = skewOf(image, blobs);
  const { width, height } = image;
  const level =
    Math.abs(degrees) < MAX_READABLE_DEGREES
      ? null
      : warp(image, turnedRectangle({ x: width / 2, y: height / 2 }, width, height, degrees), width, height);
  return level ? { image: level, blobs: blobsOf(level) } : { image, blobs };
}
