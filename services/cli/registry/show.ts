import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { facts } from '../terminal/layout.ts';
import { modeOption } from './mode.ts';

export const command = defineCommand({
  arguments: [],
  options: modeOption,
  async run(_args, { live }) {
    const { result } = await connected(({ verification }) => verification.registry.get(), { live });
    return { json: result, text: facts([['Rows', String(result.rows)]]) };
  },
});
