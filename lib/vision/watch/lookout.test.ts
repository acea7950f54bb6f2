import { expect, it } from 'vitest';
import { ASPECTS } from '../quad/aspects.ts';
import { homography, type Point, type Quad, rectangle } from '../warp.ts';
import { Lookout, lookAt, type RgbaImage } from './look.ts';

const [WIDTH, HEIGHT] = [320, 240];

/** Place of a card: offset from the frame's middle and longer side, in pixels; rotation, in degrees. */
interface Lying {
  across: number;
  down: number;
  long: number;
  degrees: number;
}

function cornersOf({ across, down, long, degrees }: Lying): Quad {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corner = (x: number, y: number): Point => ({
    x: WIDTH / 2 + across + long * (x * cos - (y * sin) / ASPECTS.card),
    y: HEIGHT / 2 + down + long * (x * sin + (y * cos) / ASPECTS.card),
  });
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** Radius of a card's round corners, as a share of its width. */
const ROUND = 0.04;

/** Draws a dark table with noise, and on it a pale card (no card if `quad` is null): four samples a pixel. */
function frame(quad: Quad | null, seed: number): RgbaImage {
  const inside = quad && homography(quad, rectangle(1, 1));
  const shade = (point: Point): number => {
    const on = inside?.(point);
    if (!on || Math.min(on.x, on.y) < 0 || Math.max(on.x, on.y) > 1) return 80;
    const [left, above] = [Math.min(on.x, 1 - on.x), Math.min(on.y, 1 - on.y) / ASPECTS.card];
    if (Math.max(left, above) < ROUND && Math.hypot(ROUND - left, ROUND - above) > ROUND) return 80;
    const isPrint =
      on.x > 0.36 && on.x < 0.9 && on.y > 0.2 && on.y < 0.9 && Math.floor(on.y * 22) % 3 === 0 && Math.floor(on.x * 60) % 4 !== 0;
    return isPrint ? 60 : 210;
  };
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  let state = seed * 7919 + 1;
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at += 4) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const four = [0.25, 0.75].flatMap((down) => [0.25, 0.75].map((right) => shade({ x: x + right, y: y + down })));
      rgba.fill(four.reduce((sum, one) => sum + one, 0) / 4 + ((state >>> 16) % 9), at, at + 3);
    }
  }
  return { rgba, width: WIDTH, height: HEIGHT };
}

const lying: Lying = { across: -4, down: 3, long: 210, degrees: 4 };

/** Returns the largest distance of a found corner from the true one, in pixels; infinity if no quad was found. */
function off(quad: Quad | null, truth: Quad): number {
  if (!quad) return Number.POSITIVE_INFINITY;
  return Math.max(...quad.map(({ x, y }, at) => Math.hypot(x * WIDTH - truth[at]!.x, y * HEIGHT - truth[at]!.y)));
}

const see = (lookout: Lookout, quad: Quad | null, seed: number) => lookout.look(frame(quad, seed), [ASPECTS.card], null).quad;

it('follows a card that a hand moves, as exactly as where it looks at every frame anew', () => {
  const lookout = new Lookout();
  for (let at = 0; at < 24; at++) {
    const quad = cornersOf({ ...lying, across: -20 + 1.7 * at, down: 5 * Math.sin(at), long: 200 + at, degrees: 6 * Math.sin(at / 4) });
    expect(off(see(lookout, quad, at), quad), `look ${at}`).toBeLessThan(2.5);
  }
});

it('sees the card where it is at once, after it jumped or another came', () => {
  const jumps: readonly Lying[] = [
    lying,
    { ...lying, across: 40, down: -25 },
    { ...lying, degrees: -12 },
    { ...lying, long: 170 },
    { ...lying, across: -30, long: 180, degrees: 9 },
    lying,
  ];
  const lookout = new Lookout();
  for (const [at, jump] of jumps.entries()) {
    const quad = cornersOf(jump);
    for (let again = 0; again < 3; again++) expect(off(see(lookout, quad, 10 * at + again), quad), `jump ${at}`).toBeLessThan(2.5);
  }
});

it('sees none from the first frame on from which the card is gone, whichever look that is', () => {
  const cards = Array.from({ length: 9 }, (_, at) => frame(cornersOf(lying), at));
  const tables = Array.from({ length: 3 }, (_, at) => frame(null, at));
  const quadIn = (lookout: Lookout, picture: RgbaImage) => lookout.look(picture, [ASPECTS.card], null).quad;
  for (let looks = 1; looks <= cards.length; looks++) {
    const lookout = new Lookout();
    for (const card of cards.slice(0, looks)) expect(quadIn(lookout, card)).not.toBeNull();
    for (const table of tables) expect(quadIn(lookout, table), `after ${looks} looks`).toBeNull();
  }
});

it('never tells of a card what a look at that frame alone would not', () => {
  const lookout = new Lookout();
  for (let at = 0; at < 20; at++) {
    // A card that slides out of the frame and comes back in.
    const quad = cornersOf({ ...lying, across: 260 * Math.abs(Math.sin(at / 3.5)) - 20 });
    const picture = frame(quad, at);
    const [near, alone] = [lookout.look(picture, [ASPECTS.card], null), lookAt(picture, [ASPECTS.card], null)];
    expect(near.quad === null, `look ${at}`).toBe(alone.quad === null);
    expect(near.isCut).toBe(alone.isCut);
    if (near.quad)
      expect(off(near.quad, alone.quad!.map(({ x, y }) => ({ x: x * WIDTH, y: y * HEIGHT })) as unknown as Quad)).toBeLessThan(3);
  }
});

it('comes to a clearer document, though the one that it follows is there still', () => {
  const lookout = new Lookout();
  // First the lookout follows a frame printed on a card, then the card around it appears.
  const inner = cornersOf({ across: 0, down: 0, long: 150, degrees: 0 });
  const outer = cornersOf({ across: 0, down: 0, long: 260, degrees: 0 });
  expect(off(see(lookout, inner, 1), inner)).toBeLessThan(2.5);
  const both = frame(outer, 2);
  for (const [at, from] of inner.entries()) {
    const to = inner[(at + 1) % 4]!;
    for (let part = 0; part < 1; part += 0.002) {
      const [x, y] = [Math.round(from.x + part * (to.x - from.x)), Math.round(from.y + part * (to.y - from.y))];
      for (const off of [0, 1]) both.rgba.fill(60, 4 * ((y + off) * WIDTH + x + off), 4 * ((y + off) * WIDTH + x + off) + 3);
    }
  }
  const seen = Array.from({ length: 8 }, () => lookout.look(both, [ASPECTS.card], null).quad);
  expect(off(seen.at(-1)!, outer)).toBeLessThan(3);
});
