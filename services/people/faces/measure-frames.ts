import type { FaceOutcome, FaceTrouble } from '#contracts/base/face-outcome.ts';
import type { FaceReader, FilmFrame, Tenant } from '#platform/base/file-readers.ts';
import { hasRelief, medianRelief, type PairRelief, pairsOf } from '#vision/face/relief-pairs.ts';
import { stancesOfFilm } from '#vision/face/stance.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { type FaceThresholds, likenessOf } from './likeness.ts';

/** Measures the stance of the face in each frame, its likeness to the selfie, and its relief between frames. */
export const measureFrames = ({ faces, tenants, counters }: PeoplePlatform) => {
  const countFilm = counters.counter(
    'zaguan_liveness_films_total',
    'Films of challenges, by mode and by what their pixels show of the relief of the face.',
  );
  return implementer.internal.measureFrames.handler(async ({ input: { body }, context: { caller } }) => {
    const { face_match: thresholds } = (await tenants.settings(caller.tenantId)).people;
    const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
    const film = { selfie: await bytesOf(body.selfie), frames: await Promise.all(body.frames.map(bytesOf)) };
    const result = await measureFilm(faces, caller, { ...film, thresholds });
    if ('pairs' in result) {
      const relief = result.pairs.length === 0 ? 'unknown' : hasRelief(medianRelief(result.pairs)) ? 'seen' : 'missing';
      countFilm({ mode: caller.livemode ? 'live' : 'test', relief });
    }
    return { success: true, result };
  });
};

type MeasuredFrame = ReturnType<typeof stancesOfFilm>[number] & { likeness: FaceOutcome };

interface MeasuredFilm {
  frames: MeasuredFrame[];
  /** Relief of the face between frames that look ahead and frames that are turned; empty if nobody can measure it. */
  pairs: PairRelief[];
}

/**
 * Measures the face of each frame, its likeness to the selfie's, and its relief. `frame` of a trouble: its number, null for the selfie.
 * Throws `unavailable` where a measure has to wait too long: the film is then not judged, and nothing is said of its relief.
 */
export async function measureFilm(
  faces: FaceReader,
  tenant: Tenant,
  { selfie, frames, thresholds }: { selfie: Uint8Array; frames: readonly Uint8Array[]; thresholds: FaceThresholds },
): Promise<MeasuredFilm | { trouble: FaceTrouble; frame: number | null }> {
  const own = await faces.read(tenant, selfie);
  if ('trouble' in own) return { trouble: own.trouble, frame: null };
  const likenesses: FaceOutcome[] = [];
  const film: FilmFrame[] = [];
  // Frames are read one after the other: each needs a whole core, and other requests need cores too.
  for (const [frame, picture] of frames.entries()) {
    const face = await faces.read(tenant, picture, { isFrame: true });
    if ('trouble' in face) return { trouble: face.trouble, frame };
    likenesses.push(likenessOf(faces, [face.template, own.template], thresholds).outcome);
    film.push({ picture, landmarks: face.landmarks });
  }
  const stances = stancesOfFilm(film.map(({ landmarks }) => landmarks));
  const measures = stances.map((stance, at): MeasuredFrame => ({ ...stance, likeness: likenesses[at]! }));
  const pairs = pairsOf(measures);
  const reliefs = pairs.length > 0 ? await faces.relief(tenant, film, pairs) : [];
  const seen = pairs.flatMap(({ ahead, aside }, at): PairRelief | [] => {
    const relief = reliefs?.[at] ?? null;
    return relief === null ? [] : { ahead, aside, relief };
  });
  return { frames: measures, pairs: seen };
}
