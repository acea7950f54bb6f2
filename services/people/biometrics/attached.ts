import type { Transaction } from 'kysely';
import type { Owner } from '../../platform/administration.ts';
import { jsonColumn } from '../../platform/data/columns.ts';
import type { Facts } from '../attach/facts.ts';
import { MATCHES } from '../faces/likeness.ts';
import { type LockedPerson, peopleOf } from '../people/store.ts';
import type { PeopleTables } from '../tables.ts';
import { biometricsOf, typeNumber } from './store.ts';

interface Told {
  workflow: string;
  person: LockedPerson;
  faces: NonNullable<Facts['faces']>;
  /** Whether the newest takes the place of what the record says of faces. */
  overwrites: boolean;
}

/** Records how the person's face compared with those on the credentials of a workflow. */
export async function tellFaces(
  owner: Owner,
  trx: Transaction<PeopleTables>,
  { workflow, person, faces, overwrites }: Told,
  now: Date,
): Promise<void> {
  const results = faces.map(({ outcome, match_level, at }) => ({
    ...{ type: typeNumber('FACE_MATCH_ID'), vendor_id: null, execution_date: new Date(at) },
    metadata: JSON.stringify({
      ...{ success: MATCHES[outcome], wasProcessed: true, matchLevel: match_level, executed_at: at },
      ...{ outcome, workflow },
    }),
  }));
  await biometricsOf(owner, trx, now).tell(workflow, person.id, results);
  const people = peopleOf(owner, trx, now);
  const newest = faces.at(-1);
  const before = newest && (await people.get(person.id))?.biometrics;
  if (!newest || (before && !overwrites)) return;
  const match = { match_id: MATCHES[newest.outcome], match_level: newest.match_level };
  await people.update(person.id, { biometrics: jsonColumn({ liveness: before?.liveness ?? null, ...match }) });
}
