import { expect, it } from 'vitest';
import { homography, type Point, rectangle } from '#vision/warp.ts';
import { type Colour, decode } from './colour.ts';
import { photo, photograph } from './photo.ts';

/** The colours of a page's quarters, clockwise from the upper left. */
const colours = [
  ['red', [220, 20, 20]],
  ['green', [20, 200, 20]],
  ['blue', [20, 20, 220]],
  ['yellow', [220, 210, 20]],
] as const;

function page() {
  const [width, height] = [700, 440];
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [isRight, isLow] = [at % width > width / 2, at > data.length / 6];
    data.set(colours[isLow ? (isRight ? 2 : 3) : isRight ? 1 : 0][1], at * 3);
  }
  return { data, width, height };
}

/** Returns the name of the colour nearest to the mean around a point, regardless of brightness. */
function nameAt({ data, width }: Colour, { x, y }: Point): string {
  const mean = [0, 0, 0];
  for (let row = -7; row <= 7; row++)
    for (let column = -7; column <= 7; column++)
      for (let channel = 0; channel < 3; channel++)
        mean[channel]! += data[((Math.floor(y) + row) * width + Math.floor(x) + column) * 3 + channel]!;
  const least = Math.min(...mean);
  const hue = mean.map((value) => (value - least) / (Math.max(...mean) - least));
  const far = (colour: readonly number[]) => hue.reduce((sum, value, channel) => sum + Math.abs(value - colour[channel]! / 220), 0);
  return [...colours].sort(([, one], [, other]) => far(one) - far(other))[0]![0];
}

it('says where the page’s corners are, however it was held', async () => {
  const turns = new Set<boolean>();
  for (let seed = 4; seed <= 8; seed++) {
    const { jpeg, corners: quad, width, height, place: where } = await photograph(page(), seed, 'hard');
    const picture = await decode(jpeg);
    expect([picture.width, picture.height]).toEqual([width, height]);
    // A scanner may read grey only.
    if (where === 'scanner') continue;
    const place = homography(rectangle(1, 1), quad)!;
    const seen = [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.8, 0.8],
      [0.2, 0.8],
    ].map(([x, y]) => nameAt(picture, place({ x: x!, y: y! })));
    expect(seen, `seed ${seed}`).toEqual(colours.map(([name]) => name));
    turns.add(quad[0].x < quad[2].x && quad[0].y < quad[2].y);
  }
  expect(turns.size).toBe(2);
});

it('is the same for the same seed', async () => {
  const [one, again] = [await photo('ineFront', 4, 'moderate'), await photo('ineFront', 4, 'moderate')];
  expect(Buffer.from(one.jpeg).equals(Buffer.from(again.jpeg))).toBe(true);
});
