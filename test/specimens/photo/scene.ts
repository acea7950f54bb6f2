import sharp from 'sharp';
import { type Quad, turnedRectangle } from '#vision/warp.ts';
import type { Random } from '../../suites/symbols/random.ts';
import { type Colour, rawOf } from './colour.ts';
import { lay } from './lay.ts';

/** A picture, with the page's corners in it. */
export interface Scene {
  picture: Colour;
  corners: Quad;
}

/** Scans a page with the scanner's lid open: slightly rotated, and black around the page. */
export function scan(random: Random, page: Colour): Scene {
  const [left, top, right, bottom] = Array.from({ length: 4 }, () =>
    Math.round(page.width * random.pick([0.004, 0.03, 0.09]) * random.between(0.5, 1)),
  );
  const [width, height] = [page.width + left! + right!, page.height + top! + bottom!];
  const black = random.whole(6, 40);
  const picture = { data: new Uint8Array(width * height * 3).fill(black), width, height };
  const middle = { x: left! + page.width / 2, y: top! + page.height / 2 };
  const corners = turnedRectangle(middle, page.width, page.height, random.between(-0.4, 0.4));
  lay(page, picture, corners);
  if (random.unit() < 0.5) makeGray(picture);
  return { picture, corners };
}

function makeGray({ data }: Colour): void {
  for (let at = 0; at < data.length; at += 3) data.fill(0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!, at, at + 3);
}

/** Rotates a scene clockwise, as if the camera was held another way. */
export async function turn({ picture, corners }: Scene, degrees: 90 | 180 | 270): Promise<Scene> {
  const { data, info } = await sharp(picture.data, rawOf(picture)).rotate(degrees).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = picture;
  const place = {
    90: (x: number, y: number) => ({ x: height - y, y: x }),
    180: (x: number, y: number) => ({ x: width - x, y: height - y }),
    270: (x: number, y: number) => ({ x: y, y: width - x }),
  }[degrees];
  return { picture: { data, width: info.width, height: info.height }, corners: corners.map(({ x, y }) => place(x, y)) as unknown as Quad };
}
