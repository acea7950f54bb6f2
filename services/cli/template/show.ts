import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { templateText } from './text.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: {},
  async run([uuid = '']) {
    const { result } = await connected(({ workflows }) => workflows.templates.get({ uuid }));
    return { json: result, text: templateText(result) };
  },
});
