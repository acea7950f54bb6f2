import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { moment, quiet, table } from '../terminal/layout.ts';
import { limitOf } from '../terminal/parse.ts';

export const command = defineCommand({
  arguments: [],
  options: { limit: { type: 'string', value: 'n', help: '20 by default, at most 100' } },
  async run(_args, { limit = '20' }) {
    const { result } = await connected(({ workflows }) => workflows.templates.list({ per_page: limitOf(limit) }));
    const rows = result.data.map(({ uuid, name, steps, updated_at }) => [uuid, name, String(steps.length), moment(updated_at)]);
    const more = result.next_page_url ? `\n\n${quiet('  There are older ones: --limit')}` : '';
    const text = rows.length > 0 ? table(['template', 'name', 'steps', 'changed'], rows) + more : quiet('  No templates.');
    return { json: result.data, text };
  },
});
