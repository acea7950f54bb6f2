import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { moment, quiet, status, table } from '../terminal/layout.ts';

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
    const rows = result.data.map((one) => [one.uuid, status(one.status), moment(one.created_at), moment(one.signed_at), one.name]);
    const text = rows.length > 0 ? table(['document', 'status', 'made', 'signed', 'name'], rows) : quiet('  No documents.');
    return { json: result.data, text };
  },
});
