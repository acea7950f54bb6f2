import type { Transaction } from 'kysely';
import { SUCCESS_OF } from '#contracts/base/face-outcome.ts';
import type { Owner } from '#platform/base/administration.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import { biometricsOf, typeNumber } from '../model/biometrics-store.ts';
import { type LockedPerson, peopleOf } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';

interface FaceFacts {
  workflow: string;
  person: LockedPerson;
  faces: NonNullable<WorkflowFacts['faces']>;
  /** The results of the challenges (moves that prove a live face). */
  liveness: NonNullable<WorkflowFacts['liveness']>;
  /** True if the newest comparison replaces the comparison on record. */
  overwrites: boolean;
}

const TYPES = { credential: 'FACE_MATCH_ID', portrait: 'FACE_2D_MATCH' } as const;

/** Records a workflow's comparisons of the person's face with credentials and their portrait, and the results of its challenges. */
export async function recordFaceResults(
  owner: Owner,
  trx: Transaction<PeopleTables>,
  { workflow, person, faces, liveness, overwrites }: FaceFacts,
  now: Date,
): Promise<void> {
  const comparisons = faces.map(({ outcome, match_level, at, beside }) => ({
    ...{ type: typeNumber(TYPES[beside]), vendor_id: null, execution_date: new Date(at) },
    metadata: JSON.stringify({
      ...{ success: SUCCESS_OF[outcome], wasProcessed: true, matchLevel: match_level, executed_at: at },
      ...{ outcome, workflow },
    }),
  }));
  const challenges = liveness.map(({ passed, at, pad }) => ({
    ...{ type: typeNumber('LIVENESS'), vendor_id: pad?.reference ?? null, execution_date: new Date(at) },
    metadata: JSON.stringify({
      ...{ success: passed, wasProcessed: true, executed_at: at, workflow },
      ...(pad ? padMetadata(pad) : { pad: 'not_certified' }),
    }),
  }));
  await biometricsOf(owner, trx, now).replaceForWorkflow(workflow, person.id, [...comparisons, ...challenges]);
  const people = peopleOf(owner, trx, now);
  const newest = faces.findLast(({ beside }) => beside === 'credential');
  const newestChallenge = liveness.at(-1);
  if (!newest && !newestChallenge) return;
  const before = (await people.get(person.id))?.biometrics;
  if (before && !overwrites) return;
  const match = newest && { match_id: SUCCESS_OF[newest.outcome], match_level: newest.match_level };
  const former = before ?? { liveness: null, match_id: null, match_level: null };
  await people.update(person.id, {
    biometrics: jsonColumn({ ...former, ...match, ...(newestChallenge ? { liveness: newestChallenge.passed } : {}) }),
  });
}

/** Returns the attack detection's metadata. Validations of the class `anti_spoofing` compare `score` with their threshold. */
const padMetadata = ({ outcome, provider, standard, score }: NonNullable<FaceFacts['liveness'][number]['pad']>) => ({
  ...{ pad: outcome, pad_provider: provider, pad_standard: standard },
  ...(score === null ? {} : { score }),
});
