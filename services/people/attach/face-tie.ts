import type { FaceOutcome } from '#contracts/base/face-outcome.ts';
import type { KnownSource } from '#contracts/base/known-by.ts';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PeopleFaces } from '../faces/faces.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import { peopleOf } from '../model/person-store.ts';
import type { WorkflowPictures } from './handle-workflow-end.ts';

/**
 * The comparison of a live face with a person's stored portrait. `not_compared` if there is a portrait, but no living face that could be
 * compared with it: the day's comparisons are used up, the picture is deleted or shows no face, or it is a picture of a portrait.
 */
export interface FaceTie {
  personId: string;
  portrait: FaceOutcome | 'no_portrait' | 'not_compared';
  /** Source of the portrait; null if none was compared. */
  knownBy: KnownSource | null;
}

export interface FaceTieParts {
  platform: PeoplePlatform;
  comparePortrait: PeopleFaces['comparePortrait'];
  pictures: WorkflowPictures;
}

/** The problems that prevent a comparison: a picture is deleted, or the day's comparisons are used up. All others are thrown, for a retry. */
const PREVENTING: readonly ProblemKey[] = ['not_found', 'rate_limited'];

/**
 * Compares a captured selfie, and the face that was filmed beside it, with the stored portrait of the person who has the credential's CURP.
 * Returns null if the facts capture nobody, if an API key named the person, or if the person is new. It needs some seconds, so it runs before
 * the transaction.
 */
export async function compareFace(
  { platform: { clock, database }, comparePortrait, pictures }: FaceTieParts,
  caller: Caller,
  { workflow, capture, person, people_uuid, accepted }: WorkflowFacts,
): Promise<FaceTie | null> {
  if (!capture?.selfie || !person || people_uuid || accepted) return null;
  const record = await peopleOf(caller, database.query, clock.now()).byNationalId(person.national_id);
  if (!record) return null;
  const read = async (uuid: string) => new Blob([await pictures.read(caller, uuid)]);
  const compareFilmed = async (selfie: string, frames: readonly string[]) => {
    const filmed = { selfie: await read(selfie), frames: await Promise.all(frames.map(read)) };
    return comparePortrait(caller, record.id, filmed, { isStranger: true });
  };
  const comparison = await compareFilmed(capture.selfie, capture.frames).catch((failure: unknown) => {
    if (failure instanceof Problem && PREVENTING.includes(failure.key)) return 'not_compared' as const;
    throw failure;
  });
  const tie = { personId: record.id, knownBy: null };
  if (comparison === null) return { ...tie, portrait: 'no_portrait' };
  if (comparison === 'not_compared' || 'trouble' in comparison) return { ...tie, portrait: 'not_compared' };
  // The portrait that this workflow brought was cut from its selfie.
  const isPicture = comparison.keptIn !== workflow && comparison.card_signs.length > 0;
  if (isPicture) return { ...tie, portrait: 'not_compared' };
  return { ...tie, portrait: comparison.outcome, knownBy: comparison.knownBy };
}
