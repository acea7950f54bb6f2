import type { WorkflowRecord } from '../../contracts/workflows/records.ts';
import { type Connection, connected } from '../connect/connect.ts';
import { type Outcome, UsageError } from '../terminal/command.ts';
import { bold, quiet, table } from '../terminal/layout.ts';

type Workflows = Connection['workflows'];

/** Every workflow whose claims wait for a key, newest first. */
export async function waiting(workflows: Workflows): Promise<WorkflowRecord[]> {
  const found: WorkflowRecord[] = [];
  for (let page = 1, cursor: string | null = null; ; page++) {
    const { result } = await workflows.list({ claims: 'open', page, per_page: 100, ...(cursor ? { cursor } : {}) });
    found.push(...result.data);
    if (result.next_page_url === null) return found;
    cursor = new URL(result.next_page_url).searchParams.get('cursor');
  }
}

/** Judges the workflows that are named, or all that wait. */
export async function judged(
  uuids: readonly string[],
  { all, verb }: { all: boolean; verb: string },
  judge: (workflows: Workflows, uuid: string) => Promise<{ result: WorkflowRecord }>,
): Promise<Outcome> {
  if (all === uuids.length > 0) throw new UsageError('Name the workflows, or say --all.');
  const records = await connected(async ({ workflows }) => {
    const chosen = all ? (await waiting(workflows)).map(({ uuid }) => uuid) : uuids;
    const answers: WorkflowRecord[] = [];
    for (const uuid of chosen) answers.push((await judge(workflows, uuid)).result);
    return answers;
  });
  const lines = records.map(({ uuid }) => `  ${uuid}  ${verb}`);
  return { json: records, text: lines.join('\n') || quiet('  No claims wait.') };
}

/** What was said of somebody who was there before, beside what stands on record. */
export function claimsText({ uuid, claims, external_reference_id }: WorkflowRecord): string {
  const shown = (value: unknown) =>
    value === null ? quiet('nothing') : typeof value === 'object' ? Object.values(value ?? {}).join(', ') : String(value);
  const ofRecord = claims?.on_record === 'unread' ? () => quiet('not read') : shown;
  const rows = (claims?.differences ?? []).map((one) => [one.member, ofRecord(one.known), shown(one.claimed)]);
  const head = `  ${bold(uuid)}  ${quiet(`person ${claims?.people_uuid}`)}${external_reference_id ? `  ${external_reference_id}` : ''}`;
  return `${head}\n${rows.length > 0 ? table(['member', 'on record', 'claimed'], rows, '    ') : quiet('    The same as on record.')}`;
}
