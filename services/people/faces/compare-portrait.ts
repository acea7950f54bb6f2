import type { FaceReading } from '#platform/base/file-readers.ts';
import type { Caller } from '#platform/base/ports.ts';
import { nullIfNotFound } from '#platform/base/problem.ts';
import { isSamePicture } from '#vision/face/face-shades.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { cardSignsOf, likenessOf, likenessOfBoth, likenessOfFilm } from './likeness.ts';
import { modelColumns } from './model-columns.ts';
import type { KeptPortrait, Portraits } from './portraits.ts';

/** Maximum distance of a template to the template of the same picture, as it was sent or a little smaller (docs/face-model.md). */
const SAME_PICTURE = 0.1;

/** Maximum number of mismatching selfies per person and day, over all workflows that a key made for them: nobody tries endless faces. */
const MISMATCHES = { count: 10, seconds: 86_400 };
/** The same for all other workflows together. They count apart, so that no stranger uses up what the person has. */
const MISMATCHES_OF_STRANGERS = { ...MISMATCHES, count: MISMATCHES.count / 2 };

export type PortraitComparison = ReturnType<typeof createPortraitComparison>;

export const comparePortrait = (compare: PortraitComparison) =>
  implementer.internal.comparePortrait.handler(async ({ input: { params, body }, context: { caller } }) => {
    return { success: true, result: await compare(caller, params.id, body, { isStranger: false }) };
  });

/** A person before the camera. `frames`: those of a judged challenge in which the face looks ahead; none where nobody was filmed. */
interface FilmedPerson {
  selfie: Blob;
  frames: readonly Blob[];
}

/** Creates the function that compares a person before the camera with a stored portrait and logs the result. Null if none is stored. */
export function createPortraitComparison(platform: PeoplePlatform, portraits: Pick<Portraits, 'strongestOf' | 'identifyingOf'>) {
  const { database, events, faces, limits, tenants } = platform;

  /**
   * Returns whether a selfie is a picture of the portrait. The portrait's face is read again, since only its template is kept. False if a
   * sweep deleted the picture meanwhile: then the distance of the templates alone decides.
   */
  const isCopyOf = async (portrait: KeptPortrait, { shades }: FaceReading, caller: Caller): Promise<boolean> => {
    const picture = await portrait.readPicture().catch(nullIfNotFound);
    const other = picture && (await faces.read(caller, picture));
    return other !== null && !('trouble' in other) && isSamePicture(shades, other.shades);
  };

  /** @param isStranger True if no key named the person. Every portrait then counts, and the caller weighs how it is known. */
  return async (caller: Caller, id: string, { selfie, frames }: FilmedPerson, { isStranger }: { isStranger: boolean }) => {
    const portrait = isStranger ? await portraits.strongestOf(caller, id) : await portraits.identifyingOf(caller, id);
    if (!portrait) return null;
    const tries = `portrait comparisons ${caller.tenantId} ${caller.livemode} ${id}${isStranger ? ' strangers' : ''}`;
    // The try is counted before the face is read, so that a caller without tries causes no work.
    await limits.take(tries, isStranger ? MISMATCHES_OF_STRANGERS : MISMATCHES);
    let counts = false;
    const judge = async () => {
      const face = await faces.read(caller, new Uint8Array(await selfie.arrayBuffer()));
      if ('trouble' in face) return face;
      const { face_match: thresholds } = (await tenants.settings(caller.tenantId)).people;
      const ofSelfie = likenessOf(faces, [face.template, portrait.template], thresholds);
      const ofFilm = await likenessOfFilm(faces, caller, { frames, portrait: portrait.template, thresholds });
      const { outcome, match_level } = likenessOfBoth(ofSelfie, ofFilm);
      const isCopy = ofSelfie.distance <= SAME_PICTURE || (ofSelfie.outcome !== 'mismatch' && (await isCopyOf(portrait, face, caller)));
      // Only now: a comparison that breaks off tells nothing, and is repeated.
      counts = outcome !== 'match';
      return { outcome, match_level, card_signs: cardSignsOf(face, isCopy), film: ofFilm?.outcome };
    };
    const comparison = await judge().finally(() => (counts ? undefined : limits.giveBack(tries)));
    if ('trouble' in comparison) return comparison;
    const { outcome, match_level } = comparison;
    const data = { outcome, match_level, ...modelColumns(faces.model) };
    await database.transaction((trx) => events.append(trx, caller, { kind: 'person', id }, { type: 'person.face_compared', data }));
    return { ...comparison, knownBy: portrait.knownBy, keptIn: portrait.workflow };
  };
}
