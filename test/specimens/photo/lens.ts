import sharp, { type Kernel } from 'sharp';
import { type Random, randomFrom } from '../../suites/symbols/random.ts';
import { type Colour, rawOf } from './colour.ts';
import type { Hardship } from './levels.ts';

const { normal } = randomFrom(77);
/** Normally distributed numbers, drawn once, since a photo has millions of pixels. */
const NORMALS = Float32Array.from({ length: 1 << 16 }, normal);

/** Adds the effects of lens, hand, sensor and compression to a picture; returns the JPEG file. */
export async function take(random: Random, picture: Colour, { blur, motion, noise, quality }: Hardship): Promise<Uint8Array<ArrayBuffer>> {
  let image = sharp(picture.data, rawOf(picture)).blur(random.between(...blur));
  if (random.unit() < motion.chance) image = image.convolve(streak(random.between(...motion.length), random.between(0, Math.PI)));
  const data = await image.raw().toBuffer();
  grain(random, data, picture.width, noise * random.between(0.7, 1));
  return jpegOf({ ...picture, data }, quality);
}

export async function jpegOf(picture: Colour, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await sharp(picture.data, rawOf(picture)).jpeg({ quality }).toBuffer());
}

/** Returns a motion blur: a line of a length in pixels at an angle in radians. */
function streak(length: number, angle: number): Kernel {
  const size = 7;
  const kernel = new Array<number>(size * size).fill(0);
  const steps = 24;
  for (let step = 0; step < steps; step++) {
    const along = (step / (steps - 1) - 0.5) * length;
    const [x, y] = [Math.round(3 + along * Math.cos(angle)), Math.round(3 + along * Math.sin(angle))];
    kernel[y * size + x]! += 1;
  }
  return { width: size, height: size, kernel };
}

/** Adds noise of brightness, and half as much of colour. */
function grain(random: Random, data: Uint8Array, width: number, deviation: number): void {
  const mask = NORMALS.length - 1;
  for (let row = 0; row < data.length; row += width * 3) {
    let [one, other] = [random.whole(0, mask), random.whole(0, mask)];
    for (let at = row; at < row + width * 3; at += 3, one++, other++) {
      const bright = NORMALS[one & mask]! * deviation;
      const tinge = NORMALS[other & mask]! * deviation * 0.5;
      data[at] = clamp(data[at]! + bright + tinge);
      data[at + 1] = clamp(data[at + 1]! + bright);
      data[at + 2] = clamp(data[at + 2]! + bright - tinge);
    }
  }
}

const clamp = (value: number) => (value < 0 ? 0 : Math.min(value, 255));
