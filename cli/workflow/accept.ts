import { defineCommand, UsageError } from '../terminal/command.ts';
import { judged } from './judged.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid', optional: true, rest: true }],
  options: {
    members: { type: 'string', value: 'a,b,c', help: 'only these of the differences; all by default' },
    all: { type: 'boolean', help: 'the claims of every workflow that waits' },
  },
  details: 'Writes to the person what was claimed, and vouches for it. Look first: workflow claims.',
  async run(uuids, { members, all }) {
    if (members && uuids.length !== 1) throw new UsageError('--members goes with one workflow.');
    const body = members ? { members: members.split(',').map((member) => member.trim()) } : {};
    return judged(uuids, { all, verb: 'accepted' }, (workflows, uuid) => workflows.claims.accept({ params: { uuid }, body }));
  },
});
