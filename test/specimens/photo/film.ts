import sharp from 'sharp';
import { SMALL_SIDE } from '#vision/quad/find-quad.ts';
import { type Quad, rectangle } from '#vision/warp.ts';
import type { RgbaImage } from '#vision/watch/look.ts';
import { type Random, randomFrom } from '../../suites/symbols/random.ts';
import { type Colour, paint, rawOf } from './colour.ts';
import { type DeskName, deskOf } from './desks.ts';

/** A frame in the two sizes that the camera's guide requests. */
export interface FilmFrame {
  small: RgbaImage;
  full: () => RgbaImage;
}

/** The side of a full frame, as a multiple of the small frame's. */
const FULL = 3;
/** Standard deviations: of the hand's movement between two frames, in pixels of the small frame, and of the sensor's noise, of 255. */
const TREMOR = 0.6;
const NOISE = 3;
/** The share of each side of the picture that the frame leaves free, for the hand's movement. */
const ROOM = 0.04;

/**
 * Films a picture with a trembling hand, as far as `room` allows, and a sensor's noise. Each call of the result returns the next frame; the
 * same seed yields the same film.
 */
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

/** Draws an empty desk. */
export async function emptyDesk(name: DeskName, seed: number, width = 1280, height = 960): Promise<Colour> {
  // The corners are outside of the picture, so that no shadow of a document is seen.
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
