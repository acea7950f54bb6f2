import type { Gray } from '../gray.ts';
import { turnedRectangle, warp } from '../warp.ts';
import { type Blob, blobsOf } from './blobs.ts';

/** Degrees to each side. */
const MOST = 12;
/** Turned less than this, print is read as it stands. Degrees. */
const STRAIGHT = 0.25;
/** The longer side of the picture that heights and steps are told for. */
const LOOK = 1200;
/** With fewer letters nothing can be told. */
const LEAST_LETTERS = 20;
const MOST_LETTERS = 6000;
/** How much better the feet of letters must stand in lines than in the picture as it is. */
const CLEARLY = 1.08;
/** Pixels that letters of one line stand apart at most. */
const LEVEL = 2;

/**
 * By how many degrees lines of print are turned clockwise, at most twelve; 0 where there is too little print to tell. The feet of letters
 * stand on few lines when they are looked at along the right angle. `blobs` are the picture's.
 */
export function skewOf(image: Gray, blobs: readonly Blob[] = blobsOf(image)): number {
  // Pixels are of a picture whose longer side is so long.
  const scale = Math.max(1, Math.max(image.width, image.height) / LOOK);
  const letters = blobs.filter(({ left, top, right, bottom }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    return high >= 4 * scale && high <= 46 * scale && wide <= 2 * high && wide >= 2 * scale;
  });
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return 0;
  const feet = letters.map(({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom }));
  const score = (degrees: number) => inLines(feet, degrees, image, LEVEL * scale);
  const best = (from: number, to: number, step: number) => {
    let peak = { degrees: 0, score: score(0) * CLEARLY };
    for (let degrees = from; degrees <= to; degrees += step) {
      const one = score(degrees);
      if (one > peak.score) peak = { degrees, score: one };
    }
    return peak.degrees;
  };
  const rough = best(-MOST, MOST, 0.5);
  return rough === 0 ? best(-0.4, 0.4, 0.1) : best(rough - 0.4, rough + 0.4, 0.1);
}

/** The sum over all lines of that angle of the square of how many feet stand on it. */
function inLines(feet: readonly { x: number; y: number }[], degrees: number, { width, height }: Gray, level: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const lines = new Uint32Array(Math.ceil((height + 2 * width) / level) + 2);
  for (const { x, y } of feet) lines[Math.floor((y - x * slope + width) / level)]!++;
  let sum = 0;
  for (let at = 1; at < lines.length; at++) sum += (lines[at]! + lines[at - 1]!) ** 2;
  return sum;
}

/** The picture turned so that its lines of print lie level, and its blobs; what comes in from outside repeats the border. */
export function straighten(image: Gray): { image: Gray; blobs: readonly Blob[] } {
  const blobs = blobsOf(image);
  const degrees = skewOf(image, blobs);
  const { width, height } = image;
  const level =
    Math.abs(degrees) < STRAIGHT
      ? null
      : warp(image, turnedRectangle({ x: width / 2, y: height / 2 }, width, height, degrees), width, height);
  return level ? { image: level, blobs: blobsOf(level) } : { image, blobs };
}
