import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { mark } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'id' }],
  options: {},
  async run([id = '']) {
    const { result } = await connected(({ workflows }) => workflows.settings.revokeWebhookSecret({ id }));
    return { json: result, text: `${mark('good')} Nothing is signed with ${result.id} any more.` };
  },
});
