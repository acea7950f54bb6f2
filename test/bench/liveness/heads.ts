import type { Random } from '../../suites/symbols/random.ts';
import { smoothed } from './somebody-else.ts';
import { type Place, STEP, type Still } from './still.ts';
import { laid, outward, ridgeOf, type Surface } from './surface.ts';

interface HeadShape {
  /** The whole relief and the nose by itself, as shares of the average face's. */
  relief?: number;
  nose?: number;
  /** Height of random bumps, in half widths. */
  bumps?: number;
  /** Height of what the person wears, by places in pixels of the still. */
  worn?: (x: number, y: number) => number;
}

/** A head: the relief of the average face under this one, and a rounded skull around it. */
export function head(still: Still, random: Random, shape: HeadShape = {}): Surface {
  const { relief = random.between(0.75, 1.25), nose = random.between(0.8, 1.2), bumps = 0.02, worn = () => 0 } = shape;
  const { columns, rows, half } = still;
  const depth = smoothed(withSkull(still), columns, rows);
  const waves = Array.from(
    { length: 4 },
    () => [random.between(-2, 2), random.between(-2, 2), random.between(0, 6.28), random.normal() * bumps] as const,
  );
  const ridge = ridgeOf(still);
  return laid(still, -0.45, (x, y, at) => {
    if (outward(x, y) > 1) return null;
    const [px, py] = [x * half + still.x, y * half + still.y];
    const own = waves.reduce((sum, [a, b, phase, size]) => sum + size * Math.sin(a * x + b * y + phase), depth[at]!);
    return [x, y, relief * (own + (nose - 1) * 0.25 * ridge(px, py)) + worn(px, py)];
  });
}

/** Returns the depth of a face and, where it has none, of a skull: it falls from the face's edge to the outline of the head. */
function withSkull({ depth, columns, rows, x, y, half }: Still): Float32Array {
  const whole = depth.slice();
  const open: number[] = [];
  for (let at = 0; at < whole.length; at++) {
    if (!Number.isNaN(whole[at]!)) continue;
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const isOutside = outward((column * STEP - x) / half, (row * STEP - y) / half) >= 1;
    whole[at] = isOutside ? -0.55 : 0;
    if (!isOutside && column > 0 && row > 0 && column < columns - 1 && row < rows - 1) open.push(at);
  }
  for (let round = 0; round < 160; round++) {
    for (const at of open) {
      const around = (whole[at - 1]! + whole[at + 1]! + whole[at - columns]! + whole[at + columns]!) / 4;
      whole[at] = whole[at]! + 1.5 * (around - whole[at]!);
    }
  }
  return whole;
}

/** A head that owes nothing to the average face: an ellipsoid with a ridge for the nose, a brow, sockets, lips and a chin, each of its own height. */
export function builtHead(still: Still, random: Random): Surface {
  const ridge = ridgeOf(still);
  const at = (index: number): Place => [(still.points[index]![0] - still.x) / still.half, (still.points[index]![1] - still.y) / still.half];
  const between = (one: number, other: number): Place => [(at(one)[0] + at(other)[0]) / 2, (at(one)[1] + at(other)[1]) / 2];
  const bump =
    ([cx, cy]: Place, wide: number, high: number, tall: number) =>
    (x: number, y: number) =>
      tall * Math.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / high) ** 2);
  const size = random.between(0.75, 1.25);
  const bumps = [
    bump(between(36, 39), 0.24, 0.13, -0.12 * size * random.between(0.7, 1.3)),
    bump(between(42, 45), 0.24, 0.13, -0.12 * size * random.between(0.7, 1.3)),
    bump(between(19, 24), 0.6, 0.16, 0.06 * size * random.between(0.5, 1.5)),
    bump(between(51, 57), 0.3, 0.16, 0.1 * size * random.between(0.7, 1.3)),
    bump(at(8), 0.3, 0.2, 0.14 * size * random.between(0.7, 1.3)),
  ];
  const nose = random.between(0.26, 0.42) * size;
  const [wide, deep] = [random.between(1.22, 1.35), random.between(0.8, 1.05)];
  return laid(still, -0.45, (x, y) => {
    if (outward(x, y) > 1) return null;
    const skull = deep * (Math.sqrt(Math.max(0, 1 - (x / wide) ** 2 - (y / 1.75) ** 2)) - 0.1);
    const fold = nose * ridge(x * still.half + still.x, y * still.half + still.y);
    return [x, y, bumps.reduce((sum, of) => sum + of(x, y), skull + fold)];
  });
}

/** Draws two rings of dark plastic before the eyes; returns the still, and how far they stand out. */
export function withGlasses(still: Still): { still: Still; worn: (x: number, y: number) => number } {
  const corners = [
    [36, 39],
    [42, 45],
  ] as const;
  const [first, second] = corners.map(([one, other]) => {
    const [p, q] = [still.points[one]!, still.points[other]!];
    const wide = q[0] - p[0];
    return { x: (p[0] + q[0]) / 2, y: (p[1] + q[1]) / 2 + 3, rx: wide * 0.85, ry: wide * 0.62 };
  }) as [Ring, Ring];
  const isRing = (x: number, y: number, wide: number) =>
    [first, second].some((ring) => Math.abs(Math.hypot((x - ring.x) / ring.rx, (y - ring.y) / ring.ry) - 1) < wide / ring.rx);
  const isBridge = (x: number, y: number, wide: number) =>
    x > first.x + first.rx && x < second.x - second.rx && Math.abs(y - first.y + 3) < wide;
  const isFrame = (x: number, y: number, wide: number) => isRing(x, y, wide) || isBridge(x, y, wide);
  const planes = still.planes.map((plane) =>
    plane.map((value, pixel) => (isFrame(pixel % still.width, Math.floor(pixel / still.width), 2.6) ? 25 : value)),
  );
  return { still: { ...still, planes }, worn: (x, y) => (isFrame(x, y, 5) ? 0.1 : 0) };
}

interface Ring {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** Moves mouth and jaw a little, as nobody holds still; `much` is 1 for a person who keeps silent. */
export function expressive(surface: Surface, random: Random, much: number): Surface {
  const { still, vertices } = surface;
  const [mouthX, mouthY] = [(still.points[62]![0] - still.x) / still.half, (still.points[62]![1] - still.y) / still.half];
  const [open, wide] = [Math.max(0, random.normal() * 0.03 * much), random.normal() * 0.02 * much];
  const moved = vertices.slice();
  for (let at = 0; at < moved.length; at += 3) {
    const [x, y] = [vertices[at]! - mouthX, vertices[at + 1]! - mouthY];
    const nearness = Math.exp(-(x * x + y * y) / 0.25);
    moved[at + 1] = vertices[at + 1]! + open * nearness * (y > 0 ? 1 : 0.1);
    moved[at] = vertices[at]! + wide * nearness * Math.sign(x) * Math.min(1, Math.abs(x) * 4);
  }
  return { ...surface, vertices: moved };
}
