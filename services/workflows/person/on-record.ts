import type { Claims } from '#contracts/base/claims.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { OnRecord, PeoplePort } from './person.ts';

/** Whoever asks for workflows waits no longer for the people service: the workflows can be told without it. */
const MOST_MS = 5_000;

/**
 * Fills in what stands on record beside each claim, asked once for all. A workflow does not keep it: it goes with the person. Where the
 * people service cannot be reached, claims stay without it and say so.
 */
export async function withRecords<Record extends Pick<WorkflowRecord, 'claims'>>(
  { people, platform }: { people: Pick<PeoplePort, 'readRecords'>; platform: Pick<Platform<WorkflowTables>, 'clock' | 'log'> },
  caller: Caller,
  records: readonly Record[],
): Promise<Record[]> {
  const ids = [...new Set(records.flatMap(({ claims }) => claims?.people_uuid ?? []))];
  if (ids.length === 0) return [...records];
  const deadline = Math.min(caller.deadline, platform.clock.now().getTime() + MOST_MS);
  const onRecord = await people.readRecords({ ...caller, deadline }, ids).catch((failure: unknown) => {
    platform.log.warn({ request: caller.requestId, problem: failure instanceof Problem ? failure.key : 'internal' }, 'records not read');
    return null;
  });
  if (onRecord === null) return [...records];
  return records.map((record) => ({ ...record, claims: record.claims && beside(record.claims, onRecord.get(record.claims.people_uuid)) }));
}

function beside(claims: Claims, record: OnRecord | undefined): Claims {
  if (!record) return { ...claims, on_record: 'gone' };
  const differences = claims.differences.map((one) => ({ ...one, known: record.says(one.member) }));
  return { ...claims, on_record: 'read', only_claimed: !record.vouched, differences };
}
