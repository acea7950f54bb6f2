import type { Random } from '../../suites/symbols/random.ts';
import type { Place, Still } from './still.ts';
import { laid, outward, ridgeOf, type Surface } from './surface.ts';

/** The paper around the face, in half widths of the head. */
const PAPER = { x: 1.9, up: 2.1, down: 2.6 };
const isPaper = (x: number, y: number) => Math.abs(x) < PAPER.x && y > -PAPER.up && y < PAPER.down;

export const flat = (still: Still): Surface => laid(still, 0, (x, y) => (isPaper(x, y) ? [x, y, 0] : null));

export interface Bending {
  /** Angle in radians by which the tube leans in the paper. */
  lean?: number;
  /** Height of a fold for the nose, and depth of eyes that were cut out and lie behind the paper, in half widths. */
  nose?: number;
  eyes?: number;
  /** Height of crumples, in half widths. */
  crumples?: number;
}

/** A print bent around an upright tube. */
export function tube(still: Still, radius: number, random: Random, { lean = 0, nose = 0, eyes = 0, crumples = 0 }: Bending = {}): Surface {
  const ridge = ridgeOf(still);
  const waves = Array.from(
    { length: 5 },
    () => [random.between(-6, 6), random.between(-6, 6), random.between(0, 6.28), random.normal() * crumples] as const,
  );
  const isEye = eyesOf(still);
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  return laid(still, -0.4 * radius, (x, y) => {
    const [around, along] = [c * x + s * y, c * y - s * x];
    const angle = around / radius;
    if (!isPaper(x, y) || Math.abs(angle) > 1.45) return null;
    const [px, py] = [x * still.half + still.x, y * still.half + still.y];
    const bumps = waves.reduce((sum, [a, b, phase, size]) => sum + size * Math.sin(a * x + b * y + phase), 0);
    const distance = radius + bumps + nose * ridge(px, py) - (isEye(px, py) ? eyes : 0);
    const across = distance * Math.sin(angle);
    return [c * across - s * along, s * across + c * along, distance * Math.cos(angle) - radius];
  });
}

/** Returns a function that is true in the openings of the eyes, by places in pixels of the still. */
function eyesOf({ points }: Still): (x: number, y: number) => boolean {
  const eyes = [
    [points[36]!, points[39]!],
    [points[42]!, points[45]!],
  ] as readonly (readonly [Place, Place])[];
  return (x, y) =>
    eyes.some(([a, b]) => ((x - (a[0] + b[0]) / 2) / ((b[0] - a[0]) / 2 + 3)) ** 2 + ((y - (a[1] + b[1]) / 2) / 11) ** 2 < 1);
}

/** A still on a rounded body without a face; lengths in half widths. */
export function ellipsoid(still: Still, { wide, high, deep }: { wide: number; high: number; deep: number }): Surface {
  return laid(still, -0.45, (x, y) => {
    const [a, b] = [x / wide, y / high];
    if (Math.abs(a) > 1.4 || Math.abs(b) > 1.3 || outward(x, y) > 1.15) return null;
    return [wide * Math.sin(a), high * Math.sin(b), deep * (Math.cos(a) * Math.cos(b) - 1)];
  });
}
