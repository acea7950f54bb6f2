import { invert } from '#vision/filters.ts';
import type { Gray } from '#vision/gray.ts';
import type { SymbolFormat } from '#vision/symbols/symbol.ts';
import { homography, type Point, type Quad, rectangle } from '#vision/warp.ts';
import { defocus, fade, glare, jpeg, motion, noise, slantLight } from './degrade.ts';
import { type DrawnSymbol, drawnPayload, drawSymbol } from './drawn-symbols.ts';
import { type Random, randomFrom } from './random.ts';

/** The kinds of damage to a picture; each ranges from easy to hopeless, so that no reader reads all. */
export const hardships = [
  'clean',
  'perspective',
  'rotation',
  'blur',
  'motion',
  'noise',
  'contrast',
  'small',
  'light',
  'jpeg',
  'inverted',
  'glare',
  'curved',
  'mixed',
] as const;
export type Hardship = (typeof hardships)[number];

export interface Scene {
  hardship: Hardship;
  format: SymbolFormat;
  payload: string;
  picture: Gray;
}

/** Formats of every seven pictures of a hardship: four QR, two PDF417, one Code128. */
const order: readonly SymbolFormat[] = ['QRCode', 'PDF417', 'QRCode', 'Code128', 'QRCode', 'PDF417', 'QRCode'];

/** Returns the picture of that number, the same at every call; successive numbers cycle through the hardships. */
export async function scene(number: number): Promise<Scene> {
  const random = randomFrom(7919 * (number + 1));
  const hardship = hardships[number % hardships.length]!;
  const format = order[Math.floor(number / hardships.length) % order.length]!;
  const symbol = await drawSymbol(
    format,
    drawnPayload(format, random),
    format === 'QRCode' ? { ecLevel: random.pick(['L', 'M', 'Q']) } : {},
  );
  const { drawn, center } = place(symbol, hardship, random);
  return { hardship, format, payload: symbol.payload, picture: await spoil(hardship, drawn, center, random) };
}

/** Draws the symbol on a paper that lies somewhere in the picture. */
function place({ format, modules }: DrawnSymbol, hardship: Hardship, random: Random): { drawn: Gray; center: Point } {
  const [width, height] = random.unit() < 0.75 ? [1280, 720] : [1080, 1440];
  const mixed = hardship === 'mixed';
  const small = hardship === 'small';
  const moduleSize = small ? random.between(1.4, 2.5) : random.between(3, format === 'QRCode' ? 7 : 4.2);
  const room = Math.min((width * 0.8) / modules.width, (height * 0.8) / modules.height);
  const size = Math.min(moduleSize, room);
  const turn =
    hardship === 'rotation' ? random.between(-180, 180) : random.between(-1, 1) * (mixed ? 15 : hardship === 'perspective' ? 8 : 3);
  const tilt = hardship === 'perspective' ? random.between(0.12, 0.42) : mixed ? random.between(0.05, 0.2) : random.between(0, 0.05);
  const [w, h] = [modules.width * size, modules.height * size];
  const fit = Math.min(1, (0.92 * Math.min(width, height)) / (hardship === 'rotation' ? Math.hypot(w, h) : 1));
  const quad = stand(w * fit, h * fit, { width, height }, turn, tilt, random);
  const bend = hardship === 'curved' ? random.between(0.15, 0.5) : 0;
  const center = quad.reduce((so, { x, y }) => ({ x: so.x + x / 4, y: so.y + y / 4 }), { x: 0, y: 0 });
  return { drawn: print(modules, quad, { width, height }, bend, random), center };
}

/** Returns the symbol's corners: turned, tilted in depth, and moved from the middle as far as there is room. */
function stand(w: number, h: number, frame: { width: number; height: number }, turn: number, tilt: number, random: Random): Quad {
  const toward = random.between(0, 2 * Math.PI);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const reach = Math.max(w, h) / 2;
  const corner = (x: number, y: number) => {
    const depth = 1 + (tilt * (x * Math.cos(toward) + y * Math.sin(toward))) / reach;
    return { x: (x * cos - y * sin) / depth, y: (x * sin + y * cos) / depth };
  };
  const corners = [corner(-w / 2, -h / 2), corner(w / 2, -h / 2), corner(w / 2, h / 2), corner(-w / 2, h / 2)] as const;
  const slide = (values: number[], side: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return high - low < side - 20 ? random.between(10 - low, side - 10 - high) : side / 2;
  };
  const [dx, dy] = [
    slide(
      corners.map(({ x }) => x),
      frame.width,
    ),
    slide(
      corners.map(({ y }) => y),
      frame.height,
    ),
  ];
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  return [a!, b!, c!, d!];
}

/** Draws the paper, some lines of print on it, and the symbol, with nine samples a pixel. */
function print(modules: Gray, quad: Quad, { width, height }: { width: number; height: number }, bend: number, random: Random): Gray {
  const toModules = homography(quad, rectangle(modules.width, modules.height));
  if (!toModules) throw new Error('The paper stands on edge.');
  const data = new Uint8ClampedArray(width * height);
  const [desk, paper, ink] = [random.between(60, 200), random.between(205, 245), random.between(15, 45)];
  const [grain, line] = [random.between(20, 90), random.between(9, 16)];
  const sample = (x: number, y: number): number => {
    const at = toModules({ x, y });
    const u = at.x;
    // Bends the paper: rows sink along an arc, and the ends of the arc shrink.
    const across = Math.min(Math.max(u / modules.width - 0.5, -0.7), 0.7);
    const v = at.y - bend * modules.height * (across * across - 0.08);
    const curl =
      bend === 0 || Math.abs(across) === 0.7 ? u : modules.width * (0.5 + Math.sin(across * (1 + bend)) / (2 * Math.sin((1 + bend) / 2)));
    if (curl >= 0 && v >= 0 && curl < modules.width && v < modules.height)
      return modules.data[Math.floor(v) * modules.width + Math.floor(curl)]! === 0 ? ink : paper;
    const border = Math.max(modules.width, modules.height) * 0.25;
    if (u < -border || v < -border || u > modules.width + border || v > modules.height + border)
      return desk + 18 * Math.sin(x / grain) * Math.cos(y / (grain * 0.7)) + 10 * Math.sin((x + y) / 7);
    // Words: short dark runs on every other line outside the quiet zone.
    const row = Math.floor(y / line);
    const word = Math.sin(row * 12.9 + Math.floor(x / 6) * 78.2) * 43758.5;
    return Math.min(u, v, modules.width - u, modules.height - v) < -4 && row % 2 === 0 && word - Math.floor(word) > 0.55 ? ink + 40 : paper;
  };
  const box = quad.reduce(
    (so, { x, y }) => ({
      left: Math.min(so.left, x),
      right: Math.max(so.right, x),
      top: Math.min(so.top, y),
      bottom: Math.max(so.bottom, y),
    }),
    {
      left: width,
      right: 0,
      top: height,
      bottom: 0,
    },
  );
  const slack = bend * Math.max(box.right - box.left, box.bottom - box.top);
  const near = (x: number, y: number) =>
    x >= box.left - slack - 2 && x <= box.right + slack + 2 && y >= box.top - slack - 2 && y <= box.bottom + slack + 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      if (near(x, y)) for (let k = 0; k < 9; k++) sum += sample(x + ((k % 3) + 0.5) / 3, y + (Math.floor(k / 3) + 0.5) / 3);
      else sum = 9 * sample(x + 0.5, y + 0.5);
      data[y * width + x] = sum / 9;
    }
  return { data, width, height };
}

/** Applies the damage of lens, light, hand and compression. Every picture gets a little of all except the hand's. */
async function spoil(hardship: Hardship, drawn: Gray, center: Point, random: Random): Promise<Gray> {
  const spoilers: Record<Hardship, (image: Gray) => Gray | Promise<Gray>> = {
    clean: (image) => image,
    perspective: (image) => image,
    rotation: (image) => image,
    small: (image) => image,
    curved: (image) => image,
    inverted: invert,
    blur: (image) => defocus(image, random.between(0.8, 3.2)),
    motion: (image) => motion(image, random.between(3, 10), random.between(0, 180)),
    noise: (image) => noise(image, random.between(20, 70), random),
    contrast: (image) => fade(image, random.between(0.06, 0.3), random.between(40, 150)),
    light: (image) => slantLight(image, random.between(0.08, 0.5), random),
    glare: (image) => {
      const aside = (at: number, side: number) => at / side - 0.5 + random.between(-0.08, 0.08);
      return glare(image, { x: aside(center.x, image.width), y: aside(center.y, image.height) }, random.between(0.01, 0.045));
    },
    jpeg: (image) => jpeg(image, random.whole(4, 25)),
    mixed: async (image) => {
      const lit = slantLight(fade(image, random.between(0.3, 0.7), 40), random.between(0.3, 0.7), random);
      return jpeg(noise(motion(defocus(lit, random.between(0.8, 1.8)), random.between(2, 5), random.between(0, 180)), 8, random), 60);
    },
  };
  const seen = defocus(drawn, random.between(0.4, 0.8));
  const spoiled = await spoilers[hardship](seen);
  return hardship === 'jpeg' || hardship === 'mixed' ? spoiled : jpeg(noise(spoiled, random.between(1, 4), random), 88);
}
