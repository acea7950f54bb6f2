import type { Claims } from '#contracts/base/claims.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { OnRecord } from '../ports/people.ts';
import type { WorkflowsApp } from '../state/app.ts';

/** The longest wait for the people service, in ms; short, because workflows can be shown without it. */
const MAX_MS = 5_000;

/** Adds the values on record to all claims, with a single request. If the people service does not answer, the claims stay `unread`. */
export async function withRecords<Record extends Pick<WorkflowRecord, 'claims'>>(
  { people, platform }: WorkflowsApp,
  caller: Caller,
  records: readonly Record[],
): Promise<Record[]> {
  const ids = [...new Set(records.flatMap(({ claims }) => claims?.people_uuid ?? []))];
  if (ids.length === 0) return [...records];
  const deadline = Math.min(caller.deadline, platform.clock.now().getTime() + MAX_MS);
  const onRecord = await people.readRecords({ ...caller, deadline }, ids).catch((failure: unknown) => {
    platform.log.warn({ request: caller.requestId, problem: failure instanceof Problem ? failure.key : 'internal' }, 'records not read');
    return null;
  });
  if (onRecord === null) return [...records];
  return records.map((record) => ({ ...record, claims: record.claims && compare(record.claims, onRecord.get(record.claims.people_uuid)) }));
}

export async function withPersonOnRecord<Record extends Pick<WorkflowRecord, 'claims'>>(app: WorkflowsApp, caller: Caller, record: Record) {
  return (await withRecords(app, caller, [record]))[0]!;
}

function compare(claims: Claims, record: OnRecord | undefined): Claims {
  if (!record) return { ...claims, on_record: 'gone' };
  const differences = claims.differences.map((one) => ({ ...one, known: record.says(one.member) }));
  return { ...claims, on_record: 'read', only_claimed: !record.vouched, differences };
}
