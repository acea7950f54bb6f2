import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Level } from '../photo/levels.ts';
import type { Random } from '../random.ts';
import { html } from './html.ts';
import type { Drawing } from './sheets.ts';

/** The longer side of a flat picture, in pixels. */
const LONGER_SIDE = 1700;

const DESKS = [
  'linear-gradient(100deg,#6b4a2f,#8a6442 30%,#5d3f28 60%,#7d5a3a)',
  'linear-gradient(#39404a,#2b3038)',
  'repeating-linear-gradient(88deg,#a27b52 0 90px,#94704a 90px 184px)',
  'linear-gradient(30deg,#a9a59c,#8d897f)',
  'linear-gradient(#45613f,#33492f)',
];

interface Size {
  width: number;
  height: number;
}

/** The effects of a photo on a document. Shares are from 0 to 1. */
interface Hardship {
  /** The size of a photo of a page, and of a card, in pixels. */
  upright: Size;
  lying: Size;
  /** The share of the photo's side that the document fills. */
  fill: number;
  /** Maximum rotation in degrees, in both directions. */
  tilt: number;
  /** The blur in pixels. */
  blur: { least: number; range: number };
  contrast: number;
  /** The opacity of the shadow at its darkest end. */
  shade: number;
  glare: { chance: number; strength: number };
  /** The strength of the sensor's noise, of 255. */
  noise: number;
  quality: number;
}

const HARDSHIPS: Record<Exclude<Level, 'clean'>, Hardship> = {
  moderate: {
    ...{ upright: { width: 1440, height: 1920 }, lying: { width: 1700, height: 1200 }, fill: 0.84, tilt: 8 },
    ...{ blur: { least: 0.4, range: 0.4 }, contrast: 0.92, shade: 0.22, glare: { chance: 0.2, strength: 0.3 }, noise: 7, quality: 60 },
  },
  hard: {
    ...{ upright: { width: 960, height: 1280 }, lying: { width: 1200, height: 900 }, fill: 0.68, tilt: 14 },
    ...{ blur: { least: 1.1, range: 0.5 }, contrast: 0.75, shade: 0.5, glare: { chance: 0.5, strength: 0.6 }, noise: 14, quality: 45 },
  },
};

/** Returns a drawing as JPEG: flat and sharp (`clean`), or photographed on a desk. */
export async function pictureOf(browser: Browser, drawing: Drawing, level: Level, random: Random): Promise<Buffer> {
  const { width, height } = drawing;
  const flat = await shot(browser, documentOf(drawing), { width, height }, LONGER_SIDE / Math.max(width, height));
  if (level === 'clean') return await sharp(flat).jpeg({ quality: 90 }).toBuffer();
  const hardship = HARDSHIPS[level];
  const size = height > width ? hardship.upright : hardship.lying;
  const photo = await shot(browser, deskWith(flat, drawing, size, hardship, random), size, 1);
  return await noisy(photo, hardship, random);
}

/** Returns a drawing as a complete HTML document. */
export const documentOf = (drawing: Drawing) =>
  `<!doctype html><meta charset=utf8><style>*{margin:0}p{margin:8px 0}@page{margin:0}</style><body>${drawing.html}</body>`;

async function shot(browser: Browser, content: string, viewport: Size, deviceScaleFactor: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  await page.setContent(content);
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
}

function deskWith(flat: Buffer, drawing: Drawing, { width, height }: Size, hardship: Hardship, random: Random): string {
  const { tilt, fill } = hardship;
  const angle = () => (random.unit() * 2 - 1) * tilt;
  const across = Math.min(width * fill, (height * fill * drawing.width) / drawing.height);
  const down = (across * drawing.height) / drawing.width;
  const desk = random.of(DESKS);
  const shade = `linear-gradient(${random.between(0, 360)}deg,rgba(0,0,0,${hardship.shade}),rgba(0,0,0,0) 70%)`;
  const left = (width - across) / 2 + random.between(-20, 20);
  const top = (height - down) / 2 + random.between(-20, 20);
  const corner = drawing.height > drawing.width ? 0 : across * 0.035;
  const turn = `rotateX(${angle()}deg) rotateY(${angle()}deg) rotateZ(${angle() * 0.6}deg)`;
  const blur = hardship.blur.least + random.unit() * hardship.blur.range;
  return html`
    <body style="margin:0;background:${desk};overflow:hidden;width:${width}px;height:${height}px">
      <div style="perspective:${width * 1.6}px;position:absolute;inset:0">
        <img src="data:image/png;base64,${flat.toString('base64')}" style="position:absolute;left:${left}px;top:${top}px;
        width:${across}px;height:${down}px;border-radius:${corner}px;box-shadow:0 8px 26px rgba(0,0,0,.55);transform:${turn};
        filter:blur(${blur}px) contrast(${hardship.contrast})">
      </div>
      <div style="position:absolute;inset:0;background:${shade}"></div>
      ${random.chance(hardship.glare.chance) ? glareIn(width, hardship, random) : ''}
    </body>`;
}

const glareIn = (width: number, { glare }: Hardship, random: Random) => html`
  <div style="position:absolute;left:${random.between(10, 70)}%;top:${random.between(10, 70)}%;width:${width * 0.16}px;
  height:${width * 0.07}px;border-radius:50%;background:rgba(255,255,255,${glare.strength});filter:blur(22px)"></div>`;

async function noisy(photo: Buffer, { noise, quality }: Hardship, random: Random): Promise<Buffer> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++) {
    const value = data[at]! + (random.unit() + random.unit() + random.unit() - 1.5) * 2 * noise;
    data[at] = Math.min(255, Math.max(0, value));
  }
  return await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}
