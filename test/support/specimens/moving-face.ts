import sharp from 'sharp';
import type { Move } from '#vision/face/moves.ts';
import { NEARER_FACTOR, SHIFT } from '#vision/face/moves.ts';
import { astronaut } from './faces.ts';

/** The frame of a phone's front camera. */
export const FRAME = { width: 480, height: 640 } as const;

/** A head as a rounded body: its position in the still picture, in pixels. */
export interface Head {
  still: Buffer;
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

export const astronautHead = (): Head => ({ still: astronaut(), x: 221.8, y: 110.9, halfWidth: 51, halfHeight: 69.7 });

/** The pose of a head in one frame. */
export interface Pose {
  /** Degrees of the turn to the picture's right. */
  yaw?: number;
  /** The head's height and the position of its middle, as shares of the frame. */
  height?: number;
  x?: number;
  y?: number;
  /** The camera's distance, in half widths of the head; 0 for a flat picture. */
  distance?: number;
}

/** The head's height at the start, as a share of the frame's. */
const BEGINNING = 0.4;
/** The camera's distance in half widths of a head: about 48 cm. */
const AWAY = 6;
/** The distance at which the still was taken, in half widths of a head. */
const STILL_AWAY = 25;
/** The face's share of the height of a head drawn `BEGINNING` high. */
const FACE = 0.8;

/** Returns the pose that a move requires, with a turn of `degrees`; `flat` is a picture held up instead of a head. */
export function poseOf({ turn, near, side }: Move, { flat = false, degrees = 25 } = {}): Pose {
  const scale = near ? NEARER_FACTOR : 1;
  const shift = SHIFT * BEGINNING * FACE;
  const aspect = FRAME.height / FRAME.width;
  return {
    yaw: turn === null ? 0 : turn === 'left' ? degrees : -degrees,
    height: BEGINNING * scale,
    x: 0.5 + (side === 'left' ? shift : side === 'right' ? -shift : 0) * aspect,
    y: 0.5 + (side === 'down' ? shift : side === 'up' ? -shift : 0),
    distance: flat ? 0 : AWAY / scale,
  };
}

/**
 * Draws one frame of a head from one still: the still covers a rounded body, which is turned and seen in perspective. A flat picture is
 * narrowed like a turned sheet of paper. Beyond the visible edge, the last visible part is repeated.
 */
export async function filmed(head: Head, { yaw = 0, height = BEGINNING, x = 0.5, y = 0.5, distance = AWAY }: Pose = {}): Promise<Buffer> {
  const { data, info } = await sharp(head.still).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = (height * FRAME.height) / (2 * head.halfHeight);
  const out = Buffer.alloc(FRAME.width * FRAME.height * 3);
  const angle = (yaw * Math.PI) / 180;
  const body = { halfWidth: head.halfWidth, halfHeight: head.halfHeight, angle, distance };
  for (let row = 0; row < FRAME.height; row++) {
    for (let column = 0; column < FRAME.width; column++) {
      const seen = seenAt((column - x * FRAME.width) / scale, (row - y * FRAME.height) / scale, body);
      const across = clamp(head.x + seen.x, info.width);
      const down = clamp(head.y + seen.y, info.height);
      copy({ data, width: info.width }, across, down, out, (row * FRAME.width + column) * 3);
    }
  }
  return sharp(out, { raw: { ...FRAME, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

interface Body {
  halfWidth: number;
  halfHeight: number;
  angle: number;
  distance: number;
}

/** Returns the point of the still that is seen here; both relative to the head's middle, in pixels of the still. */
function seenAt(x: number, y: number, { halfWidth, halfHeight, angle, distance }: Body): { x: number; y: number } {
  if (distance === 0) return { x: x / Math.cos(angle), y };
  const [across, down] = [x / halfWidth, y / halfHeight];
  const outward = across ** 2 + 0.9 * down ** 2;
  if (outward >= 1) return { x, y };
  const depth = Math.sqrt(Math.max(0, 1 - across ** 2 - 0.5 * down ** 2)) * halfWidth;
  const limit = 0.98 * halfWidth;
  const turned = Math.max(-limit, Math.min(limit, x * Math.cos(angle) - depth * Math.sin(angle)));
  const soft = angle === 0 ? 0 : Math.min(1, (1 - outward) * 4 + 0.2);
  // Nearer parts look larger than they already do in the still.
  const grows = magnified(depth / halfWidth, distance) / magnified(depth / halfWidth, STILL_AWAY);
  return { x: (x + (turned - x) * soft) / grows, y: y / grows };
}

const magnified = (depth: number, distance: number) => distance / (distance - depth);

const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1.001, value));

function copy({ data, width }: { data: Buffer; width: number }, x: number, y: number, out: Buffer, to: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [x - left, y - top];
  for (let channel = 0; channel < 3; channel++) {
    const at = (row: number, column: number) => data[(row * width + column) * 3 + channel] ?? 0;
    const upper = at(top, left) * (1 - right) + at(top, left + 1) * right;
    const lower = at(top + 1, left) * (1 - right) + at(top + 1, left + 1) * right;
    out[to + channel] = upper * (1 - bottom) + lower * bottom;
  }
}
