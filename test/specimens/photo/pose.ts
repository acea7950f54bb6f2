import { type Point, type Quad, turnedRectangle } from '#vision/warp.ts';
import type { Random } from '../../suites/symbols/random.ts';
import type { Hardship } from './levels.ts';

/** Minimum distance of a corner from the picture's edge, as a share of the side. */
const MARGIN = 0.012;

/** Returns the corners of a document of an aspect ratio in the picture: rotated, in slight perspective, and completely inside. */
export function poseOf(random: Random, frame: { width: number; height: number }, aspect: number, hardship: Hardship): Quad {
  const fill = random.between(...hardship.fill);
  const width = Math.min(frame.width * fill, frame.height * fill * aspect);
  const height = width / aspect;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const flat = turnedRectangle(middle, width, height, random.between(-hardship.tilt, hardship.tilt));
  const reach = hardship.perspective * Math.max(width, height);
  const seen = flat.map(({ x, y }) => ({ x: x + random.between(-reach, reach), y: y + random.between(-reach, reach) }));
  return within(seen as unknown as Quad, frame, random);
}

/** Shrinks a quad that would not fit, and moves it to a random place at which it fits. */
function within(quad: Quad, frame: { width: number; height: number }, random: Random): Quad {
  const [left, right] = [Math.min(...quad.map(({ x }) => x)), Math.max(...quad.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...quad.map(({ y }) => y)), Math.max(...quad.map(({ y }) => y))];
  const room = 1 - 2 * MARGIN;
  const scale = Math.min(1, (frame.width * room) / (right - left), (frame.height * room) / (bottom - top));
  const spare = { x: frame.width * room - (right - left) * scale, y: frame.height * room - (bottom - top) * scale };
  const corner = { x: frame.width * MARGIN + random.unit() * spare.x, y: frame.height * MARGIN + random.unit() * spare.y };
  const moved = ({ x, y }: Point) => ({ x: corner.x + (x - left) * scale, y: corner.y + (y - top) * scale });
  return quad.map(moved) as unknown as Quad;
}
