import sharp, { type Sharp } from 'sharp';
import { ASPECTS } from '#vision/quad/aspects.ts';
import { SMALL_SIDE } from '#vision/quad/find-quad.ts';
import { MIN_SHARPNESS } from '#vision/quality/focus.ts';
import type { Quad } from '#vision/warp.ts';
import { Lookout, lookAt, type RgbaImage } from '#vision/watch/look.ts';
import { photo } from '../../specimens/photo/photo.ts';
import { processorTime } from '../../support/processor-time.ts';
import { overlap } from './overlap.ts';
import type { Peer } from './peers.ts';
import { type Row, share } from './row.ts';

/** The longer side in pixels of the frame that the guide receives, and of the one that jscanify receives in its own example. */
const FULL_SIDE = 960;
const PEER_SIDE = 1280;
/** Blur of unreadable cards: sigma as a share of the picture's width. */
const BLURS = [0.0026, 0.004] as const;
/** The share of sharp cards that a focus threshold must accept. */
const KEEP = 0.95;

/** Measures the guide on `frames` drawn credentials, photographed on drawn desks. Scanned ones are skipped. */
export async function cardRows(frames: number, peer: Peer | null): Promise<readonly Row[]> {
  const [ours, theirs] = [new Corners(), new Corners()];
  const [first, near, whole] = [new Times(), new Times(), new Times()];
  const focuses: { sharp: number; blurred: number[] }[] = [];
  for (let seed = 1; ours.frames < frames; seed++) {
    const { jpeg, corners, width, height, place } = await photo(seed % 2 ? 'ineFront' : 'ineBack', 90_000 + seed, 'moderate');
    if (place === 'scanner') continue;
    const truth = corners.map(({ x, y }) => ({ x: x / width, y: y / height })) as unknown as Quad;
    const [small, full] = [await pixelsOf(sharp(jpeg), SMALL_SIDE), await pixelsOf(sharp(jpeg), FULL_SIDE)];
    const look = whole.of(() => lookAt(small, [ASPECTS.card], () => full));
    ours.tell(look.quad, truth);
    if (peer) {
      const large = await pixelsOf(sharp(jpeg), PEER_SIDE);
      theirs.tell(
        theirs.times.of(() => peer.corners(large)),
        truth,
      );
    }
    const lookout = new Lookout();
    first.of(() => lookout.look(small, [ASPECTS.card], null));
    if (!look.quad) continue;
    near.of(() => lookout.look(small, [ASPECTS.card], null));
    const blurred = BLURS.map(async (blur) => {
      const dull = await pixelsOf(
        sharp(
          await sharp(jpeg)
            .blur(blur * width)
            .toBuffer(),
        ),
        FULL_SIDE,
      );
      return lookAt(small, [ASPECTS.card], () => dull).focus!;
    });
    focuses.push({ sharp: look.focus!, blurred: await Promise.all(blurred) });
  }
  const sharpest = focuses.map((one) => one.sharp).sort((one, other) => one - other);
  const keeping = sharpest[Math.floor((1 - KEEP) * sharpest.length)] ?? Number.NaN;
  const below = (threshold: number, at: number) => share(focuses.filter(({ blurred }) => blurred[at]! < threshold).length, focuses.length);
  const beside = (figure: (of: Corners) => string) => ({ ours: figure(ours), peer: peer ? figure(theirs) : 'not fetched' });
  return [
    {
      figure: `corners, overlap of 0.9 and more, of ${ours.frames} frames`,
      ...beside((of) => share(of.right, of.frames)),
      limit: '>= 95 %',
    },
    { figure: 'of what was found', ...beside((of) => share(of.right, of.found)), limit: '' },
    { figure: 'processor time of corners', ours: first.mean, peer: peer ? theirs.times.mean : 'not fetched', limit: '<= 30 ms' },
    { figure: 'the same where the last frame had it', ours: near.mean, limit: '<= 30 ms' },
    { figure: 'corners, focus and glare', ours: whole.mean, limit: '<= 30 ms' },
    {
      figure: `sharp ones kept (focus of ${MIN_SHARPNESS})`,
      ours: share(sharpest.filter((one) => one >= MIN_SHARPNESS).length, sharpest.length),
      limit: '>= 95 %',
    },
    ...BLURS.flatMap((blur, at) => [
      { figure: `blurred by ${100 * blur} % of the width, refused`, ours: below(MIN_SHARPNESS, at), limit: '>= 95 %' },
      { figure: `the same where 95 % of the sharp are kept (${keeping.toFixed(3)})`, ours: below(keeping, at), limit: '>= 95 %' },
    ]),
  ];
}

/** Averages the processor time of calls, in milliseconds. */
class Times {
  #sum = 0;
  #count = 0;

  of<Result>(work: () => Result): Result {
    const { result, milliseconds } = processorTime(work);
    this.#sum += milliseconds;
    this.#count++;
    return result;
  }

  get mean(): string {
    return `${(this.#sum / this.#count).toFixed(1)} ms`;
  }
}

/** Counts the frames, those with corners found, and those with correct corners (an overlap of 0.9 or more). */
class Corners {
  frames = 0;
  found = 0;
  right = 0;
  readonly times = new Times();

  tell(quad: Quad | null, truth: Quad): void {
    this.frames++;
    if (!quad) return;
    this.found++;
    if (overlap(quad, truth) >= 0.9) this.right++;
  }
}

export async function pixelsOf(picture: Sharp, side: number): Promise<RgbaImage> {
  const { data, info } = await picture.resize(side, side, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
