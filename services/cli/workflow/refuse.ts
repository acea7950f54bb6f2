import { defineCommand } from '../terminal/command.ts';
import { judgeEach } from './judged.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid', optional: true, rest: true }],
  options: { all: { type: 'boolean', help: 'the claims of every workflow that waits' } },
  details: 'Nothing of what was claimed is written, and the workflow ends as failed.',
  run: (uuids, { all }) =>
    judgeEach(uuids, all, async (workflows, uuid) => ({
      record: (await workflows.claims.refuse({ params: { uuid }, body: {} })).result,
      summary: 'refused: nothing was written',
    })),
});
