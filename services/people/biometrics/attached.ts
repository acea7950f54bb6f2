import { SUCCESS_OF } from '#contracts/base/face-outcome.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import { biometricsOf, typeNumber } from '../model/biometrics-store.ts';
import type { Source } from '../model/known-by.ts';
import { type LockedPerson, type PersonRow, peopleOf } from '../model/person-store.ts';
import type { StoreScope } from '../model/record-store.ts';

const TYPES = { credential: 'FACE_MATCH_ID', portrait: 'FACE_2D_MATCH' } as const;

/**
 * Records a workflow's comparisons of the person's face with credentials and their portrait, and the results of its challenges (moves that
 * prove a live face). `overwrites`: the newest comparison replaces the comparison on record. Returns the members of the person that it
 * wrote.
 */
export async function recordFaceResults(
  scope: StoreScope,
  { id }: LockedPerson,
  { workflow, faces: sentFaces, liveness: sentLiveness }: WorkflowFacts,
  { overwrites, source }: { overwrites: boolean; source: Source },
): Promise<Pick<PersonRow, 'biometrics'> | null> {
  const [faces, liveness] = [sentFaces ?? [], sentLiveness ?? []];
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
  await biometricsOf(...scope).replaceForWorkflow(workflow, id, [...comparisons, ...challenges], source);
  const people = peopleOf(...scope);
  const newest = faces.findLast(({ beside }) => beside === 'credential');
  const newestChallenge = liveness.at(-1);
  if (!newest && !newestChallenge) return null;
  const before = (await people.get(id))?.biometrics;
  if (before && !overwrites) return null;
  const match = newest && { match_id: SUCCESS_OF[newest.outcome], match_level: newest.match_level };
  const former = before ?? { liveness: null, match_id: null, match_level: null };
  const biometrics = { ...former, ...match, ...(newestChallenge ? { liveness: newestChallenge.passed } : {}) };
  await people.update(id, { biometrics: jsonColumn(biometrics) });
  return { biometrics };
}

/** Returns the attack detection's metadata. Validations of the class `anti_spoofing` compare `score` with their threshold. */
const padMetadata = ({ outcome, provider, standard, score }: NonNullable<NonNullable<WorkflowFacts['liveness']>[number]['pad']>) => ({
  ...{ pad: outcome, pad_provider: provider, pad_standard: standard },
  ...(score === null ? {} : { score }),
});
