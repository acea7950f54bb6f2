import { valueAt } from '#vision/face/face-patch.ts';
import { STEP } from './still.ts';
import type { Surface } from './surface.ts';

export const FRAME = { width: 480, height: 640 } as const;

/** How a surface is held before the camera. Angles in degrees, lengths in half widths of the head. */
export interface Pose {
  yaw: number;
  pitch: number;
  roll: number;
  distance: number;
  /** Pixels of a half width at this distance. */
  size: number;
  /** Place of its middle, in pixels. */
  x: number;
  y: number;
}

export interface Light {
  /** Direction from which it comes, of length 1. */
  from: readonly [x: number, y: number, z: number];
  /** Share of light from everywhere. */
  ambient: number;
}

/** Draws a surface over a background (RGB), in perspective, with hidden parts and light. */
export function drawn(surface: Surface, pose: Pose, light: Light, background: Uint8Array): Uint8Array {
  const { columns, rows } = surface.still;
  const placed = place(surface, pose);
  const shade = shaded(surface, placed.body, light);
  const canvas: Canvas = {
    pixels: new Uint8Array(background),
    nearest: new Float32Array(FRAME.width * FRAME.height).fill(Number.NEGATIVE_INFINITY),
  };
  for (let at = 0; at < (rows - 1) * columns; at++) {
    const corners = [at, at + 1, at + columns, at + columns + 1];
    if (at % columns === columns - 1 || corners.some((corner) => !surface.exists[corner])) continue;
    drawTriangle(canvas, surface, [at, at + 1, at + columns], placed, shade);
    drawTriangle(canvas, surface, [at + 1, at + columns + 1, at + columns], placed, shade);
  }
  return canvas.pixels;
}

interface Placed {
  /** Points of the turned surface, and where the camera sees them. */
  body: Float32Array;
  seen: Float32Array;
}

function place({ vertices, exists, axis }: Surface, pose: Pose): Placed {
  const turn = turning(pose);
  const body = new Float32Array(vertices.length);
  const seen = new Float32Array(exists.length * 2);
  for (let at = 0; at < exists.length; at++) {
    if (!exists[at]) continue;
    const [x, y, z] = turn(vertices[at * 3]!, vertices[at * 3 + 1]!, vertices[at * 3 + 2]! - axis);
    body.set([x, y, z + axis], at * 3);
    const scale = (pose.size * pose.distance) / (pose.distance - z - axis);
    seen.set([pose.x + x * scale, pose.y + y * scale], at * 2);
  }
  return { body, seen };
}

/** Returns the brightness of each place, which depends on how far it faces the light. */
function shaded({ still: { columns, rows }, exists }: Surface, body: Float32Array, { from, ambient }: Light): Float32Array {
  const shade = new Float32Array(exists.length);
  for (let at = 0; at < shade.length; at++) {
    if (!exists[at]) continue;
    const neighbour = (across: number, down: number) => {
      const column = Math.max(0, Math.min(columns - 1, (at % columns) + across));
      const row = Math.max(0, Math.min(rows - 1, Math.floor(at / columns) + down));
      return exists[row * columns + column] ? row * columns + column : at;
    };
    const difference = (to: number, of: number) => [0, 1, 2].map((axis) => body[to * 3 + axis]! - body[of * 3 + axis]!);
    const [ax = 0, ay = 0, az = 0] = difference(neighbour(1, 0), neighbour(-1, 0));
    const [bx = 0, by = 0, bz = 0] = difference(neighbour(0, 1), neighbour(0, -1));
    const [nx, ny, nz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const facing = (nx * from[0] + ny * from[1] + nz * from[2]) / (Math.hypot(nx, ny, nz) || 1);
    shade[at] = ambient + (1 - ambient) * 1.3 * Math.max(0, facing);
  }
  return shade;
}

interface Canvas {
  pixels: Uint8Array;
  nearest: Float32Array;
}

function drawTriangle(
  { pixels, nearest }: Canvas,
  { still }: Surface,
  [i, j, k]: readonly [number, number, number],
  { body, seen }: Placed,
  shade: Float32Array,
): void {
  const [ax, ay, bx, by, cx, cy] = [seen[i * 2]!, seen[i * 2 + 1]!, seen[j * 2]!, seen[j * 2 + 1]!, seen[k * 2]!, seen[k * 2 + 1]!];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area <= 1e-6) return;
  const [left, right] = [Math.max(0, Math.ceil(Math.min(ax, bx, cx))), Math.min(FRAME.width - 1, Math.floor(Math.max(ax, bx, cx)))];
  const [top, bottom] = [Math.max(0, Math.ceil(Math.min(ay, by, cy))), Math.min(FRAME.height - 1, Math.floor(Math.max(ay, by, cy)))];
  const { columns, width, height } = still;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const u = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const v = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      const w = 1 - u - v;
      if (u < -1e-4 || v < -1e-4 || w < -1e-4) continue;
      const depth = w * body[i * 3 + 2]! + u * body[j * 3 + 2]! + v * body[k * 3 + 2]!;
      const pixel = y * FRAME.width + x;
      if (depth <= nearest[pixel]!) continue;
      nearest[pixel] = depth;
      const across = STEP * (w * (i % columns) + u * (j % columns) + v * (k % columns));
      const down = STEP * (w * Math.floor(i / columns) + u * Math.floor(j / columns) + v * Math.floor(k / columns));
      const light = w * shade[i]! + u * shade[j]! + v * shade[k]!;
      for (const [channel, data] of still.planes.entries())
        pixels[pixel * 3 + channel] = Math.min(255, light * valueAt({ data, width, height }, across, down));
    }
  }
}

function turning({ yaw, pitch, roll }: Pose): (x: number, y: number, z: number) => readonly [number, number, number] {
  const [cy, sy, cp, sp, cr, sr] = [yaw, pitch, roll].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  }) as [number, number, number, number, number, number];
  return (x, y, z) => {
    const [x1, z1] = [x * cy + z * sy, z * cy - x * sy];
    const [y2, z2] = [y * cp - z1 * sp, y * sp + z1 * cp];
    return [x1 * cr - y2 * sr, x1 * sr + y2 * cr, z2];
  };
}
