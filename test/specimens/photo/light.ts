import type { Quad } from '#vision/warp.ts';
import type { Random } from '../../suites/symbols/random.ts';
import { type Colour, paint, svg } from './colour.ts';
import type { Hardship } from './levels.ts';

/** The width in pixels of the picture on which light is drawn; small, since light has no sharp edges. */
const SMALL = 320;

/** Lights a picture: darkens it by distance from a lamp, by a shadow and by the light's colour, and adds the lamp's reflection. */
export async function shine(random: Random, picture: Colour, quad: Quad, { falloff, chances }: Hardship): Promise<void> {
  const { width, height } = picture;
  const scale = SMALL / width;
  const [w, h] = [SMALL, Math.round(height * scale)];
  const lamp = { x: random.between(-0.1, 1.1) * w, y: random.between(-0.1, 1.1) * h };
  const dark = Math.round(255 * (1 - falloff * random.between(0.6, 1)));
  const fall = `<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${lamp.x}" cy="${lamp.y}" r="${Math.hypot(w, h)}"><stop stop-color="#fff"/><stop offset="1" stop-color="rgb(${dark},${dark},${dark})"/></radialGradient><filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${random.between(2, 9)}"/></filter></defs><rect width="${w}" height="${h}" fill="url(#l)"/>`;
  const light = await paint(svg(w, h, fall + (random.unit() < chances.shadow ? shadow(random, w, h) : '')), w, h);
  const shines = await paint(svg(w, h, random.unit() < chances.glare ? glare(random, quad, scale) : NO_GLARE), w, h);
  const exposure = random.between(0.86, 1);
  const warmth = random.between(-0.07, 0.07);
  expose(picture, light, shines, [exposure * (1 + warmth), exposure, exposure * (1 - warmth)]);
}

/**
 * Multiplies a picture by the light and its colour, then adds the reflections. Light and reflections are smaller pictures of the same
 * shape.
 */
function expose({ data, width, height }: Colour, light: Colour, shines: Colour, gains: readonly number[]): void {
  const columns = Float32Array.from({ length: width }, (_, x) => ((x + 0.5) * (light.width - 1.001)) / width);
  const [bright, lost] = [new Float32Array(light.width), new Float32Array(light.width)];
  for (let y = 0, at = 0; y < height; y++) {
    const v = ((y + 0.5) * (light.height - 1.001)) / height;
    const row = Math.floor(v) * light.width;
    const mix = (from: Uint8Array, x: number) =>
      (from[(row + x) * 3]! * (1 - (v % 1)) + from[(row + light.width + x) * 3]! * (v % 1)) / 255;
    for (let x = 0; x < light.width; x++) [bright[x], lost[x]] = [mix(light.data, x), mix(shines.data, x)];
    for (let x = 0; x < width; x++, at += 3) {
      const column = columns[x]! | 0;
      const share = columns[x]! - column;
      const factor = bright[column]! + (bright[column + 1]! - bright[column]!) * share;
      const washed = lost[column]! + (lost[column + 1]! - lost[column]!) * share;
      for (let channel = 0; channel < 3; channel++) {
        const value = Math.min(255, data[at + channel]! * factor * gains[channel]!);
        data[at + channel] = value + (255 - value) * washed;
      }
    }
  }
}

const NO_GLARE = '<rect width="100%" height="100%"/>';

/** Draws the shadow of an arm or head, across a corner or along a side. */
function shadow(random: Random, w: number, h: number): string {
  const [x, y, turn] = [random.between(0.1, 0.9) * w, random.between(0.1, 0.9) * h, random.between(0, 360)];
  return `<rect transform="translate(${x} ${y}) rotate(${turn})" y="${-h * 2}" width="${w * random.between(0.3, 2)}" height="${h * 4}" fill="#000" opacity="${random.between(0.2, 0.45)}" filter="url(#b)"/>`;
}

/** Draws a lamp's reflection on the document. */
function glare(random: Random, quad: Quad, scale: number): string {
  const [along, down] = [random.between(0.1, 0.9), random.between(0.1, 0.9)];
  const mix = (side: 'x' | 'y') => {
    const [one, two, three, four] = quad.map((corner) => corner[side]) as [number, number, number, number];
    return ((one * (1 - along) + two * along) * (1 - down) + (four * (1 - along) + three * along) * down) * scale;
  };
  const size = SMALL * random.between(0.04, 0.1);
  return `${NO_GLARE}<defs><radialGradient id="s"><stop stop-color="#fff" stop-opacity="${random.between(0.5, 0.9)}"/><stop offset=".4" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${mix('x')}" cy="${mix('y')}" rx="${size * random.between(1, 2)}" ry="${size}" fill="url(#s)"/>`;
}
