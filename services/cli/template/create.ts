import { connected } from '../connect/connect.ts';
import { readSettingsFile } from '../tenant/members.ts';
import { defineCommand } from '../terminal/command.ts';
import { templateText } from './text.ts';

export const command = defineCommand({
  arguments: [{ name: 'file.json' }],
  options: {},
  details: 'The file holds what Create workflow template takes: name, description, steps, config, steps_setup.',
  async run([file = '']) {
    const template = readSettingsFile(file) as unknown as Parameters<typeof templateText>[0];
    const { result } = await connected(({ workflows }) => workflows.templates.create(template));
    return { json: result, text: templateText(result) };
  },
});
