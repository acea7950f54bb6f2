import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { didYouMean } from '../terminal/parse.ts';
import { acceptedText } from './claims-text.ts';
import { judgeEach } from './judged.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid', optional: true, rest: true }],
  options: {
    members: { type: 'string', value: 'a,b,c', help: 'only these of the differences; all by default' },
    all: { type: 'boolean', help: 'the claims of every workflow that waits' },
  },
  details: 'Writes to the person what was claimed, and vouches for it. Look first: workflow claims.',
  async run(uuids, { members, all }) {
    if (members && uuids.length !== 1) throw new UsageError('--members goes with one workflow.');
    const names = members?.split(',').map((member) => member.trim());
    return judgeEach(uuids, all, async (workflows, uuid) => {
      const before = (await workflows.get({ uuid })).result;
      if (names) refuseUnknown(names, before);
      const { result } = await workflows.claims.accept({ params: { uuid }, body: names ? { members: names } : {} });
      return { record: result, summary: acceptedText(before, names ?? null) };
    });
  },
});

/** Throws `UsageError` with the nearest name if a claim's name is unknown. Without claims, the server rejects the request. */
export function refuseUnknown(names: readonly string[], { claims }: WorkflowRecord): void {
  if (!claims) return;
  const differences = claims.differences.map(({ member }) => member);
  const unknown = names.find((name) => !differences.includes(name));
  if (unknown === undefined) return;
  throw new UsageError(`The claims have no difference "${unknown}".${didYouMean(unknown, differences)}`);
}
