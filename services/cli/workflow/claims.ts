import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { type Connection, connected } from '../connect/connect.ts';
import { type CommandResult, defineCommand, UsageError } from '../terminal/command.ts';
import { quiet } from '../terminal/layout.ts';
import { didYouMean, wordsOf } from '../terminal/parse.ts';
import { acceptedText, claimsText, namesOf } from './claims-text.ts';

type WorkflowsConnection = Connection['workflows'];

export const show = defineCommand({
  arguments: [{ name: 'uuid', optional: true }],
  details:
    'What people said of somebody who was there before, and that nothing vouches for: nothing of it is written until a key accepts it. Of one workflow, or of all that wait. “on record: only claimed” means that nobody vouches for the record either. Needs a key with the scope people too.',
  run: async ([uuid]) =>
    connected(async ({ workflows, people }) => {
      const records = uuid ? [(await workflows.get({ uuid })).result].filter(({ claims }) => claims !== null) : await waiting(workflows);
      const names = await namesOf({ people }, records);
      return { json: records, text: records.map((one) => claimsText(one, names)).join('\n\n') || quiet('  No claims wait.') };
    }),
});

const allOption = { all: { type: 'boolean', help: 'the claims of every workflow that waits' } } as const;

export const accept = defineCommand({
  arguments: [{ name: 'uuid', optional: true, rest: true }],
  options: {
    members: { type: 'string', value: 'a,b,c', help: 'only these of the differences; all by default' },
    ...allOption,
  },
  details: 'Writes to the person what was claimed, and vouches for it. Look first: workflow claims.',
  async run(uuids, { members, all }) {
    if (members && uuids.length !== 1) throw new UsageError('--members goes with one workflow.');
    const names = wordsOf(members);
    return judgeEach(uuids, all, async (workflows, uuid) => {
      const before = (await workflows.get({ uuid })).result;
      if (names) refuseUnknown(names, before);
      const { result } = await workflows.claims.accept({ params: { uuid }, body: { members: names } });
      return { record: result, summary: acceptedText(before, names ?? null) };
    });
  },
});

export const refuse = defineCommand({
  arguments: [{ name: 'uuid', optional: true, rest: true }],
  options: allOption,
  details: 'Nothing of what was claimed is written, and the workflow ends as failed.',
  run: (uuids, { all }) =>
    judgeEach(uuids, all, async (workflows, uuid) => ({
      record: (await workflows.claims.refuse({ params: { uuid }, body: {} })).result,
      summary: 'refused: nothing was written',
    })),
});

/** Throws `UsageError` with the nearest name if a claim's name is unknown. Without claims, the server rejects the request. */
export function refuseUnknown(names: readonly string[], { claims }: WorkflowRecord): void {
  if (!claims) return;
  const differences = claims.differences.map(({ member }) => member);
  const unknown = names.find((name) => !differences.includes(name));
  if (unknown === undefined) return;
  throw new UsageError(`The claims have no difference "${unknown}".${didYouMean(unknown, differences)}`);
}

/** Returns the workflows whose claims wait for a decision with an API key, newest first. */
async function waiting(workflows: WorkflowsConnection): Promise<WorkflowRecord[]> {
  const records: WorkflowRecord[] = [];
  for await (const record of workflows.list({ claims: 'open', per_page: 100 })) records.push(record);
  return records;
}

/** Judges the claims of the named workflows, or of all that wait. */
async function judgeEach(
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
