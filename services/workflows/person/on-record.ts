import type { WorkflowRecord } from '../../../contracts/workflows/records.ts';
import type { Caller } from '../../platform/ports.ts';
import type { PeoplePort } from './person.ts';

/** Fills in what stands on record beside each claim. A workflow does not keep it: it goes with the person. */
export async function withRecords<Record extends Pick<WorkflowRecord, 'claims'>>(
  people: Pick<PeoplePort, 'known'>,
  caller: Caller,
  records: readonly Record[],
): Promise<Record[]> {
  const onRecord = new Map<string, Awaited<ReturnType<PeoplePort['known']>>>();
  for (const { claims } of records)
    if (claims && !onRecord.has(claims.people_uuid)) onRecord.set(claims.people_uuid, await people.known(caller, claims.people_uuid));
  return records.map((record) => {
    const { claims } = record;
    const says = claims && onRecord.get(claims.people_uuid);
    if (!claims || !says) return record;
    return { ...record, claims: { ...claims, differences: claims.differences.map((one) => ({ ...one, known: says(one.member) })) } };
  });
}
