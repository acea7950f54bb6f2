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
    'Shows unconfirmed data about a recorded person, for which nothing vouches: nothing is written until a key accepts it. With a uuid of one workflow, otherwise of all that wait. “on record: only claimed” means that nobody vouches for the record either. Needs a key that also has the scope people.',
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
    members: { type: 'string', value: 'a,b,c', help: 'only these differences; all by default' },
    ...allOption,
  },
  details: 'Writes the claims to the person, and vouches for the person. See them first with "workflow claims".',
  async run(uuids, { members, all }) {
    if (members && uuids.length !== 1) throw new UsageError('--members needs exactly one workflow.');
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
  details: 'Writes nothing of the claims, and ends the workflow as failed.',
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
const waiting = (workflows: WorkflowsConnection) => Array.fromAsync(workflows.list({ claims: 'open', per_page: 100 }));

/** Judges the claims of the named workflows, or of all that wait. */
async function judgeEach(
  uuids: readonly string[],
  all: boolean,
  judge: (workflows: WorkflowsConnection, uuid: string) => Promise<{ record: WorkflowRecord; summary: string }>,
): Promise<CommandResult> {
  if (all === uuids.length > 0) throw new UsageError('Name the workflows, or add --all.');
  const answers = await connected(async ({ workflows }) => {
    const targets = all ? (await waiting(workflows)).map(({ uuid }) => uuid) : uuids;
    return Array.fromAsync(targets, (uuid) => judge(workflows, uuid));
  });
  const lines = answers.map(({ record, summary: done }) => `  ${record.uuid}  ${done}`);
  return { json: answers.map(({ record }) => record), text: lines.join('\n') || quiet('  No claims wait.') };
}
