import type { Quad } from '#vision/warp.ts';
import type { Random } from '../../suites/symbols/random.ts';
import { rgbText, svg } from './colour.ts';

/** Surfaces under a photographed document, as SVG. */

const shaded = (colour: readonly number[], by: number) => rgbText(colour.map((value) => Math.min(255, value * by)));

const desks = {
  plain: (random: Random, width: number, height: number) => floor(random.pick(plains), width, height),

  gradient(random: Random, width: number, height: number) {
    const [one, other] = [random.pick(plains), random.pick(plains)];
    const turn = random.whole(0, 90);
    return `<defs><linearGradient id="g" gradientTransform="rotate(${turn})"><stop stop-color="${rgbText(one)}"/><stop offset="1" stop-color="${rgbText(other)}"/></linearGradient></defs>${floor('url(#g)', width, height)}`;
  },

  wood(random: Random, width: number, height: number) {
    const colour = random.pick([
      [150, 110, 72],
      [112, 76, 48],
      [190, 158, 118],
      [84, 58, 42],
    ]);
    const grain = Array.from({ length: 90 }, () => {
      const y = random.between(-20, height + 20);
      const lean = random.between(-14, 14);
      const bend = random.between(-16, 16);
      return `<path d="M0 ${y}Q${width / 2} ${y + bend} ${width} ${y + lean}" stroke="${shaded(colour, random.between(0.72, 1.15))}" stroke-width="${random.between(0.8, 6)}" fill="none" opacity=".6"/>`;
    });
    const plank = random.between(height / 5, height / 2.5);
    const seams = Array.from(
      { length: 6 },
      (_, at) => `<rect y="${at * plank}" width="${width}" height="2" fill="${shaded(colour, 0.4)}"/>`,
    );
    return floor(colour, width, height) + grain.join('') + seams.join('');
  },

  checks(random: Random, width: number, height: number) {
    const [colour, size] = [random.pick(cloths), random.between(24, 60)];
    const stripes = (along: 'x' | 'y') =>
      Array.from({ length: Math.ceil((along === 'x' ? width : height) / size / 2) + 2 }, (_, at) => {
        const place = `${along}="${at * size * 2}"`;
        const [across, down] = along === 'x' ? [size, height * 2] : [width * 2, size];
        return `<rect ${place} width="${across}" height="${down}" fill="${rgbText(colour)}" opacity=".5"/>`;
      }).join('');
    return `${floor([232, 228, 220], width, height)}<g transform="rotate(${random.between(-20, 20)} ${width / 2} ${height / 2}) translate(-60 -60)">${stripes('x')}${stripes('y')}</g>`;
  },

  dark: (random: Random, width: number, height: number) =>
    floor(
      random.pick([
        [38, 36, 38],
        [24, 28, 36],
        [52, 44, 40],
      ]),
      width,
      height,
    ),

  clutter(random: Random, width: number, height: number) {
    const things = Array.from({ length: random.whole(7, 12) }, () => {
      const [x, y, turn] = [random.between(-0.1, 1) * width, random.between(-0.1, 1) * height, random.between(0, 180)];
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${random.pick([sheetOfPaper, sheetOfPaper, pen, cup, book])(random)}</g>`;
    });
    return floor(random.pick(plains), width, height) + things.join('');
  },
};

const plains: readonly [number[], ...number[][]] = [
  [186, 180, 170],
  [120, 124, 130],
  [214, 206, 192],
  [96, 84, 76],
  [150, 160, 150],
  [70, 88, 108],
];
const cloths: readonly [number[], ...number[][]] = [
  [170, 40, 44],
  [40, 80, 150],
  [60, 110, 70],
];

const floor = (fill: readonly number[] | string, width: number, height: number) =>
  `<rect width="${width}" height="${height}" fill="${typeof fill === 'string' ? fill : rgbText(fill)}"/>`;

function sheetOfPaper(random: Random): string {
  const [width, height] = [random.between(180, 380), random.between(240, 480)];
  const lines = Array.from(
    { length: Math.floor(height / 16) - 3 },
    (_, at) => `<rect x="20" y="${24 + at * 16}" width="${random.between(0.3, 0.9) * (width - 40)}" height="4" fill="#777"/>`,
  );
  return `<rect x="4" y="5" width="${width}" height="${height}" fill="#000" opacity=".25"/><rect width="${width}" height="${height}" fill="#ece9e2"/>${lines.join('')}`;
}

function pen(random: Random): string {
  const colour = rgbText(random.pick(cloths));
  return `<rect y="5" x="4" width="260" height="14" rx="7" fill="#000" opacity=".3"/><rect width="260" height="14" rx="7" fill="${colour}"/><rect width="200" height="4" y="2" fill="#fff" opacity=".4"/>`;
}

function cup(random: Random): string {
  const size = random.between(50, 90);
  return `<circle cx="8" cy="10" r="${size}" fill="#000" opacity=".25"/><circle r="${size}" fill="#e8e4dc"/><circle r="${size * 0.85}" fill="#4a2f20"/>`;
}

function book(random: Random): string {
  const colour = rgbText(random.pick(cloths));
  return `<rect x="6" y="7" width="300" height="400" fill="#000" opacity=".3"/><rect width="300" height="400" fill="${colour}"/><rect x="30" y="40" width="240" height="60" fill="#e9dfc8"/>`;
}

export type DeskName = keyof typeof desks;
export const deskNames = Object.keys(desks) as [DeskName, ...DeskName[]];

/** Returns a desk with the shadow of a document at `corners`, as SVG of half the size in pixels. The desk is random unless it is named. */
export function deskOf(random: Random, corners: Quad, width: number, height: number, name?: DeskName): string {
  const [w, h] = [width / 2, height / 2];
  const thickness = random.between(1, 5);
  const shadow = `<filter id="soft"><feGaussianBlur stdDeviation="${1 + thickness}"/></filter><polygon points="${outline(corners, thickness)}" fill="#000" opacity=".5" filter="url(#soft)"/>`;
  return svg(w, h, desks[name ?? random.pick(deskNames)](random, w, h) + shadow);
}

/** Returns the screen that surrounds a page shown on it. */
export function displayOf(random: Random, corners: Quad, width: number, height: number): string {
  const gray = random.whole(40, 90);
  return svg(
    width / 2,
    height / 2,
    `${floor([gray, gray, gray + 6], width / 2, height / 2)}<polygon points="${outline(corners, 12)}" fill="#2b2d33"/>`,
  );
}

const outline = (corners: Quad, by: number) => corners.map(({ x, y }) => `${x / 2 + by},${y / 2 + by}`).join(' ');
