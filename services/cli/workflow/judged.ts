import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { type Connection, connected } from '../connect/connect.ts';
import { type CommandResult, UsageError } from '../terminal/command.ts';
import { quiet } from '../terminal/layout.ts';

type WorkflowsConnection = Connection['workflows'];

/** Returns the workflows whose claims wait for a decision with an API key, newest first. */
export async function waiting(workflows: WorkflowsConnection): Promise<WorkflowRecord[]> {
  const records: WorkflowRecord[] = [];
  for (let page = 1, cursor: string | null = null; ; page++) {
    const { result } = await workflows.list({ claims: 'open', page, per_page: 100, ...(cursor ? { cursor } : {}) });
    records.push(...result.data);
    if (result.next_page_url === null) return records;
    cursor = new URL(result.next_page_url).searchParams.get('cursor');
  }
}

/** Judges the claims of the named workflows, or of all that wait. */
export async function judgeEach(
  uuids: readonly string[],
  all: boolean,
  judge: (workflows: WorkflowsConnection, uuid: string) => Promise<{ record: WorkflowRecord; summary: string }>,
): Promise<CommandResult> {
  if (all === uuids.length > 0) throw new UsageError('Name the workflows, or say --all.');
  const answers = await connected(async ({ workflows }) => {
    const targets = all ? (await waiting(workflows)).map(({ uuid }) => uuid) : uuids;
    const each: Awaited<ReturnType<typeof judge>>[] = [];
    for (const uuid of targets) each.push(await judge(workflows, uuid));
    return each;
  });
  const lines = answers.map(({ record, summary: done }) => `  ${record.uuid}  ${done}`);
  return { json: answers.map(({ record }) => record), text: lines.join('\n') || quiet('  No claims wait.') };
}
