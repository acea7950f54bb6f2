import sharp from 'sharp';
import { boxBlur } from '#vision/filters.ts';
import type { Gray } from '#vision/gray.ts';
import type { Random } from './random.ts';

/** Blurs by three box blurs, which look like a Gaussian. @param sigma in pixels. */
export function defocus(image: Gray, sigma: number): Gray {
  // Radii are integers, so strengths in between mix the two nearest.
  const radius = Math.sqrt(sigma * sigma + 0.25) - 0.5;
  const [low, share] = [Math.floor(radius), radius - Math.floor(radius)];
  const thrice = (by: number) => (by === 0 ? image : boxBlur(boxBlur(boxBlur(image, by), by), by));
  const [less, more] = [thrice(low).data, thrice(low + 1).data];
  return { ...image, data: less.map((value, at) => value + (more[at]! - value) * share) };
}

/** Blurs as if the hand moved `length` pixels while the shutter was open. */
export function motion({ data, width, height }: Gray, length: number, degrees: number): Gray {
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const steps = Math.max(2, Math.ceil(length * 1.5));
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let step = 0; step < steps; step++) {
        const along = (step / (steps - 1) - 0.5) * length;
        const [u, v] = [Math.min(Math.max(x + dx * along, 0), width - 1), Math.min(Math.max(y + dy * along, 0), height - 1)];
        sum += data[Math.round(v) * width + Math.round(u)]!;
      }
      out[y * width + x] = sum / steps;
    }
  return { data: out, width, height };
}

export function noise(image: Gray, deviation: number, random: Random): Gray {
  return { ...image, data: image.data.map((value) => value + random.normal() * deviation) };
}

/** Fades the print: reduces the contrast to `share`, above the grey `floor`. */
export function fade(image: Gray, share: number, floor: number): Gray {
  return { ...image, data: image.data.map((value) => floor + value * share) };
}

/** Darkens the picture from one side to `share` at the other, with the edge of a shadow across. */
export function slantLight(image: Gray, share: number, random: Random): Gray {
  const [cos, sin] = direction(random);
  const edge = random.between(-0.25, 0.25);
  return shade(image, (x, y) => {
    const along = x * cos + y * sin;
    return (1 - (1 - share) * Math.min(Math.max(along + 0.5, 0), 1)) * (along > edge ? 0.62 : 1);
  });
}

/** Adds a lamp's reflection: a bright patch that hides the print. Coordinates from -0.5 to 0.5. */
export function glare(image: Gray, at: { x: number; y: number }, radius: number): Gray {
  const { width, height } = image;
  const aspect = height / width;
  const data = image.data.map((value, place) => {
    const [x, y] = [(place % width) / width - 0.5 - at.x, (Math.floor(place / width) / height - 0.5 - at.y) * aspect];
    return value + 300 * Math.exp(-(x * x + y * y) / (radius * radius));
  });
  return { ...image, data };
}

export async function jpeg(image: Gray, quality: number): Promise<Gray> {
  const raw = { width: image.width, height: image.height, channels: 1 } as const;
  const bytes = await sharp(image.data, { raw }).jpeg({ quality }).toBuffer();
  const { data } = await sharp(bytes).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { ...image, data: new Uint8ClampedArray(data) };
}

function direction(random: Random): [number, number] {
  const angle = random.between(0, 2 * Math.PI);
  return [Math.cos(angle), Math.sin(angle)];
}

function shade(image: Gray, light: (x: number, y: number) => number): Gray {
  const { width, height } = image;
  return {
    ...image,
    data: image.data.map((value, at) => value * light((at % width) / width - 0.5, Math.floor(at / width) / height - 0.5)),
  };
}
