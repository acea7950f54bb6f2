import sharp from 'sharp';
import type { Move } from '#vision/face/moves.ts';
import { NEARER, SHIFT } from '#vision/face/moves.ts';
import { astronaut } from './faces.ts';

/** The frame of a phone's front camera. */
export const FRAME = { width: 480, height: 640 } as const;

/** A head as a rounded body: where it lies in the still, in pixels of it. */
export interface Head {
  still: Buffer;
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

export const astronautHead = (): Head => ({ still: astronaut(), x: 221.8, y: 110.9, halfWidth: 51, halfHeight: 69.7 });

/** How a head is filmed. */
export interface Pose {
  /** Degrees to the picture's right. */
  yaw?: number;
  /** The head's height, and where its middle lies, as shares of the frame. */
  height?: number;
  x?: number;
  y?: number;
  /** How far the camera is away, in half widths of the head; 0 for a flat picture. */
  distance?: number;
}

/** The head's height at the beginning, as a share of the frame's. */
const BEGINNING = 0.4;
/** Half widths of a head: about 48 cm from the camera. */
const AWAY = 6;
/** From where the still was taken. */
const STILL_AWAY = 25;
/** Of a head that is drawn `BEGINNING` high, the face is so much of it. */
const FACE = 0.8;

/** The pose that a move asks for, so exactly as `error` says: 0 for exactly. */
export function poseOf({ turn, near, side }: Move, { flat = false, degrees = 25 } = {}): Pose {
  const scale = near ? NEARER : 1;
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
 * One frame of a head, made of one still: the still is laid over a rounded body, which is turned and seen in perspective. A flat one is
 * narrowed as a sheet of paper is that somebody turns. What is behind the visible edge is drawn out of the last that is seen.
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

/** Which point of the still lies here; both from the middle of the head, in pixels of the still. */
function seenAt(x: number, y: number, { halfWidth, halfHeight, angle, distance }: Body): { x: number; y: number } {
  if (distance === 0) return { x: x / Math.cos(angle), y };
  const [across, down] = [x / halfWidth, y / halfHeight];
  const outward = across ** 2 + 0.9 * down ** 2;
  if (outward >= 1) return { x, y };
  const depth = Math.sqrt(Math.max(0, 1 - across ** 2 - 0.5 * down ** 2)) * halfWidth;
  const limit = 0.98 * halfWidth;
  const turned = Math.max(-limit, Math.min(limit, x * Math.cos(angle) - depth * Math.sin(angle)));
  const soft = angle === 0 ? 0 : Math.min(1, (1 - outward) * 4 + 0.2);
  // What is nearer looks larger, beside how the still shows it.
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
