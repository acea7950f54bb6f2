import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { bold, quiet } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [],
  options: {},
  details:
    'Two may live at once, and both sign: give the new one to your receiver, then revoke the old one. For the mode of the key that asks.',
  async run() {
    const { result } = await connected(({ workflows }) => workflows.settings.createWebhookSecret({}));
    const text = [`  ${bold(result.secret)}`, '', quiet(`  ${result.id}, ${result.livemode ? 'live' : 'test'} data. Keep it now.`)].join(
      '\n',
    );
    return { json: result, text };
  },
});
