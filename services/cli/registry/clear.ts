import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { mark } from '../terminal/layout.ts';
import { modeOption } from './mode.ts';

export const command = defineCommand({
  arguments: [],
  options: { ...modeOption, yes: { type: 'boolean', help: 'needed: nothing brings the rows back' } },
  async run(_args, { live, yes }) {
    if (!yes) throw new UsageError('This removes every row. Say --yes if you mean it.');
    const { result } = await connected(({ verification }) => verification.registry.clear(), { live });
    return { json: result, text: `${mark('good')} The registry is empty.` };
  },
});
