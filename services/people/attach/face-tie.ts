import type { FaceOutcome } from '#contracts/base/face-outcome.ts';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PeopleFaces } from '../faces/faces.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import { peopleOf } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { WorkflowPictures } from './workflow-ended.ts';

/** The comparison of a live face with a person's stored portrait. `unsure` also if no comparison was possible. */
export interface FaceTie {
  personId: string;
  portrait: FaceOutcome | 'no_portrait';
}

export interface FaceTieParts {
  platform: Platform<PeopleTables>;
  comparePortrait: PeopleFaces['comparePortrait'];
  pictures: WorkflowPictures;
}

/** The problems that mean `unsure`: the selfie is deleted, or the day's comparisons are used up. All others are thrown, for a retry. */
const UNSURE: readonly ProblemKey[] = ['not_found', 'rate_limited'];

/**
 * Creates the function that compares an enrolled selfie with the stored portrait of the person who has the credential's CURP. Returns null
 * if the facts enrol nobody, if an API key named the person, or if the person is new. It needs about a second, so it runs before the
 * transaction.
 */
export function createFaceTie({ platform, comparePortrait, pictures }: FaceTieParts) {
  const { clock, database } = platform;

  return async (caller: Caller, { enrolled, person, people_uuid, accepted }: WorkflowFacts): Promise<FaceTie | null> => {
    if (!enrolled?.selfie || !person || people_uuid || accepted) return null;
    const record = await peopleOf(caller, database.query, clock.now()).byNationalId(person.national_id);
    if (!record) return null;
    const compareSelfie = async (selfie: string) => comparePortrait(caller, record.id, await pictures.read(caller, selfie));
    const comparison = await compareSelfie(enrolled.selfie).catch((failure: unknown) => {
      if (failure instanceof Problem && UNSURE.includes(failure.key)) return 'unsure' as const;
      throw failure;
    });
    if (comparison === null) return { personId: record.id, portrait: 'no_portrait' };
    return { personId: record.id, portrait: comparison !== 'unsure' && 'outcome' in comparison ? comparison.outcome : 'unsure' };
  };
}
