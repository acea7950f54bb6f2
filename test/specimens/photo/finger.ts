import sharp from 'sharp';
import type { Quad } from '#vision/warp.ts';
import type { Random } from '../../suites/symbols/random.ts';
import { type Colour, rawOf, svg } from './colour.ts';

/** Minimum and maximum reach of a thumb onto the document, as a share of the upper edge. */
const REACH = [0.025, 0.05] as const;

/** Draws a thumb that holds the document at its left or right edge. */
export async function hold(random: Random, picture: Colour, [topLeft, topRight, bottomRight, bottomLeft]: Quad): Promise<Colour> {
  const { width, height } = picture;
  const isLeft = random.unit() < 0.5;
  const [above, below] = isLeft ? [topLeft, bottomLeft] : [topRight, bottomRight];
  const down = random.between(0.2, 0.8);
  const edge = { x: above.x + (below.x - above.x) * down, y: above.y + (below.y - above.y) * down };
  const side = Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y);
  const thick = side * random.between(0.1, 0.14);
  const skin = random.pick(['#e0b090', '#c08a66', '#8d5a3c', '#f0c8ac']);
  const turn = (isLeft ? 0 : 180) + random.between(-25, 25);
  const tip = side * random.between(...REACH);
  const thumb = `<defs><filter id="b"><feGaussianBlur stdDeviation="${thick / 12}"/></filter><linearGradient id="f" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".25"/><stop offset=".35" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient></defs><g transform="translate(${edge.x} ${edge.y}) rotate(${turn})"><rect x="${tip - side}" y="${-thick / 2 + thick / 10}" width="${side + thick / 12}" height="${thick}" rx="${thick / 2}" fill="#000" opacity=".4" filter="url(#b)"/><rect x="${tip - side}" y="${-thick / 2}" width="${side}" height="${thick}" rx="${thick / 2}" fill="${skin}"/><rect x="${tip - side}" y="${-thick / 2}" width="${side}" height="${thick}" rx="${thick / 2}" fill="url(#f)"/><rect x="${tip - thick * 0.75}" y="${-thick * 0.3}" width="${thick * 0.65}" height="${thick * 0.6}" rx="${thick * 0.28}" fill="#fff" opacity=".3"/></g>`;
  const data = await sharp(picture.data, rawOf(picture))
    .composite([{ input: Buffer.from(svg(width, height, thumb)) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, data };
}
