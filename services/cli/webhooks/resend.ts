import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { mark } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'id' }],
  options: {},
  async run([id = '']) {
    const { result } = await connected(({ workflows }) => workflows.settings.resendDelivery({ params: { id }, body: {} }));
    return { json: result, text: `${mark('good')} ${result.type} goes to ${result.url} once more, as ${result.id}.` };
  },
});
