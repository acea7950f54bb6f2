import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { moment, quiet, table } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [],
  options: { all: { type: 'boolean', help: 'revoked ones too' } },
  async run(_args, { all }) {
    const { result } = await connected(({ workflows }) => workflows.settings.listKeys(), { live: true });
    const keys = all ? result : result.filter((key) => key.revoked_at === null);
    const rows = keys.map((key) => [
      key.id,
      key.name,
      key.livemode ? 'live' : 'test',
      key.scopes.join(' '),
      moment(key.created_at),
      moment(key.last_used_at),
      ...(all ? [moment(key.revoked_at)] : []),
    ]);
    const headings = ['id', 'name', 'mode', 'scopes', 'made', 'last used', ...(all ? ['revoked'] : [])];
    return { json: keys, text: rows.length > 0 ? table(headings, rows) : quiet('  No keys.') };
  },
});
