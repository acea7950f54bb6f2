import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { proofText } from './text.ts';

export const command = defineCommand({
  arguments: [{ name: 'domain' }],
  options: {},
  details: 'Looks for the TXT record that "tenant show" names. Links lead to a custom domain once it was found.',
  async run([domain = '']) {
    const { result } = await connected(({ workflows }) => workflows.settings.proveDomain({ domain }), { live: true });
    return { json: result, text: proofText(result) };
  },
});
