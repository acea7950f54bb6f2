import sharp from 'sharp';
import { ASPECTS } from '#vision/quad/aspects.ts';
import { SMALL_SIDE } from '#vision/quad/find-quad.ts';
import type { Point, Quad } from '#vision/warp.ts';
import { lookAt } from '#vision/watch/look.ts';
import { paint } from '../../specimens/photo/colour.ts';
import { deskOf } from '../../specimens/photo/desks.ts';
import { lay, ROUND } from '../../specimens/photo/lay.ts';
import { take } from '../../specimens/photo/lens.ts';
import { hardships } from '../../specimens/photo/levels.ts';
import { shine } from '../../specimens/photo/light.ts';
import { renderPages } from '../../specimens/photo/render.ts';
import { specimen } from '../../specimens/specimen.ts';
import { type Random, randomFrom } from '../../suites/symbols/random.ts';
import { pixelsOf } from './cards.ts';
import { overlap } from './overlap.ts';
import { type Row, share } from './row.ts';

const [WIDTH, HEIGHT] = [1280, 960];
/** The distance of the lens from the card in picture widths, as for a phone: a plane at this distance fills the picture's width. */
const FAR = 1.2;
/** Degrees that a card leans, and the share of the picture's width that it fills. */
const LEANS = [0, 20, 30, 40, 50, 60] as const;
const FILLS = [0.35, 0.45, 0.6, 0.8] as const;
/** The share of the width for the leaning cards, and the lean in degrees of the distant cards. */
const [WIDE, SLIGHT] = [0.7, 10];

/** Measures the corners of cards that lean in a random direction, and of cards far from the lens. */
export async function steepRows(frames: number): Promise<readonly Row[]> {
  const each = Math.max(4, Math.round(frames / 8));
  const rows: Row[] = [];
  for (const lean of LEANS) rows.push(await row(`leaning by ${lean}°`, each, lean, WIDE));
  for (const fill of FILLS) rows.push(await row(`filling ${100 * fill} % of the width`, each, SLIGHT, fill));
  return rows;
}

async function row(figure: string, each: number, lean: number, fill: number): Promise<Row> {
  let [found, right] = [0, 0];
  for (let seed = 1; seed <= each; seed++) {
    const { jpeg, truth } = await leaningCard(seed, lean, fill);
    const { quad } = lookAt(await pixelsOf(sharp(jpeg), SMALL_SIDE), [ASPECTS.card], null);
    if (!quad) continue;
    found++;
    if (overlap(quad, truth) >= 0.9) right++;
  }
  return { figure: `cards ${figure}: corners right of ${each}`, ours: `${share(right, each)} (found ${share(found, each)})`, limit: '' };
}

/** Draws a photo of a card on a desk; `truth` are its corners as shares of the picture. */
export async function leaningCard(seed: number, lean: number, fill: number): Promise<{ jpeg: Uint8Array; truth: Quad }> {
  const random = randomFrom(seed * 7919 + lean * 31 + Math.round(fill * 100));
  const { pdf } = await specimen(seed % 2 ? 'ineFront' : 'ineBack', 60_000 + seed);
  const [page] = await renderPages(pdf, 1200);
  const corners = seenFrom(random, lean, fill);
  const picture = await paint(deskOf(random, corners, WIDTH, HEIGHT), WIDTH, HEIGHT);
  lay(page!, picture, corners, ROUND);
  await shine(random, picture, corners, hardships.moderate);
  const truth = corners.map(({ x, y }) => ({ x: x / WIDTH, y: y / HEIGHT })) as unknown as Quad;
  return { jpeg: await take(random, picture, hardships.moderate), truth };
}

/** Returns the corners of a card as a lens sees them. Its plane leans by `lean` degrees about a random line through its middle. */
function seenFrom(random: Random, lean: number, fill: number): Quad {
  const [about, tilt, turn] = [random.between(0, 2 * Math.PI), (lean * Math.PI) / 180, random.between(-0.15, 0.15)];
  const [cos, sin] = [Math.cos(about), Math.sin(about)];
  const corner = (x: number, y: number): Point => {
    const [across, down] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    const [along, off] = [across * cos + down * sin, -across * sin + down * cos];
    const scale = FAR / (FAR + off * Math.sin(tilt));
    const flat = off * Math.cos(tilt);
    return { x: WIDTH * (0.5 + scale * (along * cos - flat * sin)), y: HEIGHT / 2 + WIDTH * scale * (along * sin + flat * cos) };
  };
  const [x, y] = [fill / 2, fill / 2 / ASPECTS.card];
  return [corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y)];
}
