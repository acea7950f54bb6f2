import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { quiet, table } from '../terminal/layout.ts';
import { limitOf } from '../terminal/parse.ts';

export const command = defineCommand({
  arguments: [],
  options: {
    sets: { type: 'boolean', help: 'the rule sets instead' },
    limit: { type: 'string', value: 'n', help: '20 by default, at most 100' },
  },
  async run(_args, { sets, limit = '20' }) {
    const query = { per_page: limitOf(limit) };
    if (sets) {
      const { data } = (await connected(({ workflows }) => workflows.ruleSets.list(query))).result;
      const rows = data.map(({ uuid, name, rules }) => [uuid, name, rules.join(' ')]);
      return { json: data, text: rows.length > 0 ? table(['rule set', 'name', 'rules'], rows) : quiet('  No rule sets.') };
    }
    const { data } = (await connected(({ workflows }) => workflows.rules.list(query))).result;
    const rows = data.map(({ uuid, name, expression }) => [uuid, name, expression]);
    return { json: data, text: rows.length > 0 ? table(['rule', 'name', 'has to hold'], rows) : quiet('  No rules.') };
  },
});
