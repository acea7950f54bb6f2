import sharp from 'sharp';
import type { Random } from '../../suites/symbols/random.ts';
import { FRAME } from './render.ts';
import type { Still } from './still.ts';

/** What a camera adds: blur and noise in pixels and levels, the quality of JPEG, and its brightness as a factor. */
export interface Camera {
  blur: number;
  noise: number;
  quality: number;
  brightness: number;
}

/** What shows the face to the camera: nothing, paper, or the pixels of a screen. */
export type Carrier = 'none' | 'paper' | 'phone' | 'monitor';

/** Pixels of a frame between two dark lines of a screen, and the share of light on a line and between: a phone's are hardly seen. */
const SCREENS = { phone: { every: 2, dark: 0.94, bright: 1.02 }, monitor: { every: 3, dark: 0.84, bright: 1.04 } } as const;

const RAW = { raw: { ...FRAME, channels: 3 } } as const;

/** Draws a room of blurred patches. */
export async function room(random: Random): Promise<Uint8Array> {
  const patches = Array.from({ length: 6 * 8 }, () => random.between(60, 190));
  const small = Buffer.from(patches.flatMap((grey) => [0, 1, 2].map(() => Math.floor(grey + random.between(-15, 15)))));
  return sharp(small, { raw: { width: 6, height: 8, channels: 3 } })
    .resize(FRAME.width, FRAME.height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
}

/** Draws the neck and shoulders of a still, out of focus, before a room. */
export async function withBody({ planes, width, height, x, y }: Still, background: Uint8Array): Promise<Uint8Array> {
  const scale = 0.75;
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => planes[at % 3]![Math.floor(at / 3)]!));
  const input = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width * scale), Math.round(height * scale))
    .blur(9)
    .png()
    .toBuffer();
  const [left, top] = [Math.round(FRAME.width / 2 - x * scale), Math.round(FRAME.height * 0.46 - y * scale) + 30];
  return sharp(Buffer.from(background), RAW).composite([{ input, left, top }]).removeAlpha().raw().toBuffer();
}

/** An upright streak of light on shiny paper: its middle and width in pixels, and the levels that it adds. */
export interface Gleam {
  middle: number;
  wide: number;
  bright: number;
}

export const gleamNear = ({ x, size }: { x: number; size: number }, random: Random): Gleam => ({
  middle: x + random.normal() * size * 0.5,
  wide: size * random.between(0.06, 0.16),
  bright: random.between(60, 160),
});

export function addGleam(pixels: Uint8Array, { middle, wide, bright }: Gleam): void {
  for (let at = 0; at < pixels.length; at++) {
    const column = Math.floor(at / 3) % FRAME.width;
    pixels[at] = Math.min(255, pixels[at]! + bright * Math.exp(-(((column - middle) / wide) ** 2)));
  }
}

/** Returns the JPEG that a camera makes of a drawn frame. */
export async function taken(
  pixels: Uint8Array,
  { blur, noise, quality, brightness }: Camera,
  random: Random,
  carrier: Carrier,
): Promise<Buffer> {
  const isPaper = carrier === 'paper';
  const picture = isPaper ? sharp(pixels, RAW).modulate({ saturation: 0.78 }) : sharp(pixels, RAW);
  const data = await picture
    .blur(isPaper ? Math.hypot(blur, 0.6) : blur)
    .raw()
    .toBuffer();
  const frame = Buffer.alloc(data.length);
  for (let pixel = 0; pixel < data.length / 3; pixel++) {
    const light = brightness * (carrier === 'phone' || carrier === 'monitor' ? screenLight(pixel, carrier) : 1);
    const grain = random.normal() * noise;
    for (let at = 3 * pixel; at < 3 * pixel + 3; at++) frame[at] = Math.max(0, Math.min(255, data[at]! * light + grain));
  }
  return sharp(frame, RAW)
    .jpeg({ quality: Math.round(quality) })
    .toBuffer();
}

/** Returns the share of light that a screen with dark lines gives at a pixel of the frame. */
function screenLight(pixel: number, carrier: keyof typeof SCREENS): number {
  const { every, dark, bright } = SCREENS[carrier];
  return Math.floor(pixel / FRAME.width) % every === 0 || (pixel % FRAME.width) % every === 0 ? dark : bright;
}
