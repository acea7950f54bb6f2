import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { settingsText } from './text.ts';

export const command = defineCommand({
  arguments: [],
  options: {},
  async run() {
    const { result } = await connected(({ workflows }) => workflows.settings.get());
    return { json: result, text: settingsText(result) };
  },
});
