import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { mark } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'id' }],
  options: {},
  async run([id = '']) {
    const { result } = await connected(({ workflows }) => workflows.settings.revokeKey({ id }), { live: true });
    return { json: result, text: `${mark('good')} ${result.name} (${result.id}) is revoked.` };
  },
});
