import sharp, { type Sharp } from 'sharp';
import { ASPECTS } from '../../../vision/quad/aspects.ts';
import { SHARP } from '../../../vision/quality/focus.ts';
import { homography, type Quad, rectangle } from '../../../vision/warp.ts';
import { type Look, Lookout, lookAt, type Pixels, SMALL_SIDE } from '../../../vision/watch/look.ts';
import { photo } from '../../specimens/photo/photo.ts';
import { deskRows } from './capture/desks.ts';
import { faceRows } from './capture/faces.ts';

/**
 * `npm run bench -- capture [frames]`: what the guides of the camera make of frames. Of a card, on drawn credentials
 * photographed on drawn desks: corners, desks with nothing on them, focus, and the processor's time of a look. Of a face, in a browser: how
 * soon it is told what to do, and what a frame takes. Beside each figure stands the limit.
 */
export async function run([count = '200']: readonly string[]): Promise<void> {
  const frames = Number(count);
  const cards = { found: 0, right: 0, sharp: 0, blurred: 0, judged: 0 };
  let [corners, near, whole] = [0, 0, 0];
  for (let seed = 1; seed <= frames; seed++) {
    const { jpeg, corners: truth, width, height, place } = await photo(seed % 2 ? 'ineFront' : 'ineBack', 90_000 + seed, 'moderate');
    if (place === 'scanner') continue;
    cards.judged++;
    const [small, full] = [await pixelsOf(sharp(jpeg), SMALL_SIDE), await pixelsOf(sharp(jpeg), 960)];
    const { look, milliseconds } = time(() => lookAt(small, [ASPECTS.card], () => full));
    whole += milliseconds;
    corners += time(() => lookAt(small, [ASPECTS.card], null)).milliseconds;
    if (!look.quad) continue;
    cards.found++;
    const lookout = new Lookout();
    lookout.look(small, [ASPECTS.card], null);
    near += time(() => lookout.look(small, [ASPECTS.card], null)).milliseconds;
    if (overlap(look.quad, inParts(truth, width, height)) >= 0.9) cards.right++;
    if (look.focus! >= SHARP) cards.sharp++;
    const blurred = await pixelsOf(
      sharp(
        await sharp(jpeg)
          .blur(BLUR * width)
          .toBuffer(),
      ),
      960,
    );
    const dull = lookAt(small, [ASPECTS.card], () => blurred);
    if (dull.focus! < SHARP) cards.blurred++;
  }
  const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
  console.table([
    { figure: `corners, overlap of 0.9 and more, of ${cards.judged} frames`, ours: share(cards.right, cards.judged), limit: '>= 95 %' },
    { figure: 'of what was found', ours: share(cards.right, cards.found), limit: '' },
    { figure: 'sharp ones kept', ours: share(cards.sharp, cards.found), limit: '>= 95 %' },
    { figure: 'blurred ones refused', ours: share(cards.blurred, cards.found), limit: '>= 95 %' },
    { figure: 'processor time of corners', ours: `${(corners / cards.judged).toFixed(1)} ms`, limit: '<= 30 ms' },
    { figure: 'the same where the last frame had it', ours: `${(near / cards.found).toFixed(1)} ms`, limit: '<= 30 ms' },
    { figure: 'corners, focus and glare', ours: `${(whole / cards.judged).toFixed(1)} ms`, limit: '<= 30 ms' },
  ]);
  console.table(await deskRows(frames));
  console.table(await faceRows());
}

/** A blur of this share of the picture's width leaves no print of a card to be read. */
const BLUR = 0.004;

const inPixels = (quad: Quad, width: number, height: number) =>
  quad.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Quad;
const inParts = (quad: Quad, width: number, height: number) => inPixels(quad, 1 / width, 1 / height);

async function pixelsOf(picture: Sharp, side: number): Promise<Pixels> {
  const { data, info } = await picture.resize(side, side, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

function time(work: () => Look): { look: Look; milliseconds: number } {
  const before = process.cpuUsage();
  const look = work();
  const { user, system } = process.cpuUsage(before);
  return { look, milliseconds: (user + system) / 1000 };
}

/** Of what either covers the share that both do, seen in a grid over the picture. */
function overlap(one: Quad, other: Quad): number {
  const [inOne, inOther] = [homography(one, rectangle(1, 1)), homography(other, rectangle(1, 1))];
  if (!inOne || !inOther) return 0;
  const holds = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x <= 1 && y <= 1;
  let [both, either] = [0, 0];
  for (let y = 0.0025; y < 1; y += 0.005) {
    for (let x = 0.0025; x < 1; x += 0.005) {
      const [a, b] = [holds(inOne({ x, y })), holds(inOther({ x, y }))];
      if (a && b) both++;
      if (a || b) either++;
    }
  }
  return both / either;
}
