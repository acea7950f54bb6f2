import sharp from 'sharp';
import { type Quad, rectangle } from '#vision/warp.ts';
import { type RgbaImage, SMALL_SIDE } from '#vision/watch/look.ts';
import { type Random, randomFrom } from '../../suites/symbols/random.ts';
import { type Colour, paint, rawOf } from './colour.ts';
import { type DeskName, deskOf } from './desks.ts';

/** A frame as the guide of the camera asks for it. */
export interface FilmFrame {
  small: RgbaImage;
  full: () => RgbaImage;
}

/** A full frame has so many times the small one's pixels a side. */
const FULL = 3;
/** How far a hand goes from one frame to the next, in pixels of the small frame; deviation of the sensor's noise, of 255. */
const TREMOR = 0.6;
const NOISE = 3;
/** The frame leaves so much of the picture free for the hand, as a share of each side. */
const ROOM = 0.04;

/** Films a picture for as long as frames are asked for: by a hand that trembles, where there is room for it, with a sensor's noise. Always the same for a seed. */
export async function film(picture: Colour, seed: number, room = ROOM): Promise<() => FilmFrame> {
  const random = randomFrom(seed);
  const scale = SMALL_SIDE / Math.max(picture.width, picture.height) / (1 - 2 * room);
  const [small, full] = await Promise.all([scale, scale * FULL].map((by) => scaled(picture, by)));
  const spare = { x: Math.floor(small!.width * room), y: Math.floor(small!.height * room) };
  const size = { width: small!.width - 2 * spare.x, height: small!.height - 2 * spare.y };
  const at = { x: spare.x, y: spare.y };
  return () => {
    for (const way of ['x', 'y'] as const) at[way] = Math.min(2 * spare[way], Math.max(0, at[way] + random.normal() * TREMOR));
    const [x, y] = [Math.round(at.x), Math.round(at.y)];
    const noise = random.whole(1, 2 ** 30);
    return {
      small: part(small!, { x, y, ...size }, randomFrom(noise)),
      full: () => part(full!, { x: x * FULL, y: y * FULL, width: size.width * FULL, height: size.height * FULL }, randomFrom(noise)),
    };
  };
}

/** A desk with nothing on it. */
export async function emptyDesk(name: DeskName, seed: number, width = 1280, height = 960): Promise<Colour> {
  // The shadow of what lies on it falls beside the picture.
  const nowhere = rectangle(width, height).map(({ x, y }) => ({ x: x + 2 * width, y: y + 2 * height })) as unknown as Quad;
  return await paint(deskOf(randomFrom(seed), nowhere, width, height, name), width, height);
}

async function scaled(picture: Colour, by: number): Promise<Colour> {
  const { data, info } = await sharp(picture.data, rawOf(picture))
    .resize(Math.round(picture.width * by), Math.round(picture.height * by), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

function part(picture: Colour, { x, y, width, height }: Part, random: Random): RgbaImage {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let row = 0, to = 0; row < height; row++) {
    for (let from = ((y + row) * picture.width + x) * 3, end = from + width * 3; from < end; from += 3, to += 4) {
      const noise = (random.unit() + random.unit() - 1) * NOISE * 2.4;
      for (let colour = 0; colour < 3; colour++) rgba[to + colour] = picture.data[from + colour]! + noise;
    }
  }
  return { rgba, width, height };
}
