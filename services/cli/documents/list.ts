import type { z } from 'zod';
import type { documentRecord } from '#contracts/documents/records.ts';
import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { moment, quiet, status, table } from '../terminal/layout.ts';

type DocumentRecord = z.output<typeof documentRecord>;

export const command = defineCommand({
  arguments: [],
  options: {
    status: { type: 'string', value: 'status', help: 'open or signed' },
    person: { type: 'string', value: 'uuid', help: 'who signed' },
    workflow: { type: 'string', value: 'uuid', help: 'in which it was signed' },
  },
  async run(_args, { status: wanted, person, workflow }) {
    if (wanted !== undefined && wanted !== 'open' && wanted !== 'signed') throw new UsageError('--status is open or signed.');
    const { result } = await connected(({ people }) =>
      people.documents.list({
        ...(wanted ? { status: wanted } : {}),
        ...(person ? { people_uuid: person } : {}),
        ...(workflow ? { workflow_uuid: workflow } : {}),
      }),
    );
    const rows = result.data.map((one) => [
      one.uuid,
      status(one.status),
      moment(one.created_at),
      moment(one.signed_at),
      hangsOn(one),
      one.name,
    ]);
    const text = rows.length > 0 ? table(['document', 'status', 'made', 'signed', 'hangs on', 'name'], rows) : quiet('  No documents.');
    return { json: result.data, text };
  },
});

/** Returns the person or workflow to which a signed document belongs. Empty if the document is open or has signers. */
function hangsOn({ status: stands, people_uuid, workflow_uuid, workflow_deleted_at }: DocumentRecord): string {
  if (stands === 'open' || (people_uuid === null && workflow_uuid === null)) return '';
  if (people_uuid !== null) return 'a person';
  return workflow_deleted_at ? 'nobody; its workflow was deleted' : 'nobody';
}
