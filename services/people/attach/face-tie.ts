import type { FaceOutcome } from '#contracts/base/face-outcome.ts';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PeopleFaces } from '../faces/faces.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import { peopleOf } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { WorkflowPictures } from './workflow-ended.ts';

/** A living face beside the portrait that is kept of somebody. `unsure` where nobody can tell. */
export interface FaceTie {
  personId: string;
  portrait: FaceOutcome | 'no_portrait';
}

export interface FaceTieParts {
  platform: Platform<PeopleTables>;
  beside: PeopleFaces['beside'];
  pictures: WorkflowPictures;
}

/** A picture whose time is over, and a portrait without a try left today, say nothing. Any other failure may be tried again. */
const UNSURE: readonly ProblemKey[] = ['not_found', 'rate_limited'];

/**
 * Compares the face of whom a credential names with the portrait that is kept of the person who has this national id. Null where the facts
 * enrol nobody, where a key named the person, and for somebody new. It takes about a second, so it runs before the transaction.
 */
export function createFaceTie({ platform, beside, pictures }: FaceTieParts) {
  const { clock, database } = platform;

  return async (caller: Caller, { enrolled, person, people_uuid, accepted }: WorkflowFacts): Promise<FaceTie | null> => {
    if (!enrolled?.selfie || !person || people_uuid || accepted) return null;
    const record = await peopleOf(caller, database.query, clock.now()).byNationalId(person.national_id);
    if (!record) return null;
    const compareSelfie = async (selfie: string) => beside(caller, record.id, await pictures.read(caller, selfie));
    const comparison = await compareSelfie(enrolled.selfie).catch((failure: unknown) => {
      if (failure instanceof Problem && UNSURE.includes(failure.key)) return 'unsure' as const;
      throw failure;
    });
    if (comparison === null) return { personId: record.id, portrait: 'no_portrait' };
    return { personId: record.id, portrait: comparison !== 'unsure' && 'outcome' in comparison ? comparison.outcome : 'unsure' };
  };
}
