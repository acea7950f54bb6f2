import type { WorkflowRecord } from '../../../contracts/workflows/records.ts';
import type { Caller } from '../../platform/ports.ts';
import type { PeoplePort } from './person.ts';

/** Fills in what stands on record beside each claim. A workflow does not keep it: it goes with the person. */
export async function withKnown<Record extends Pick<WorkflowRecord, 'claims'>>(
  people: Pick<PeoplePort, 'known'>,
  caller: Caller,
  records: readonly Record[],
): Promise<Record[]> {
  const known = new Map<string, Awaited<ReturnType<PeoplePort['known']>>>();
  for (const { claims } of records)
    if (claims && !known.has(claims.people_uuid)) known.set(claims.people_uuid, await people.known(caller, claims.people_uuid));
  return records.map((record) => {
    const { claims } = record;
    const says = claims && known.get(claims.people_uuid);
    if (!claims || !says) return record;
    return { ...record, claims: { ...claims, differences: claims.differences.map((one) => ({ ...one, known: says(one.member) })) } };
  });
}
