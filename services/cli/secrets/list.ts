import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { moment, quiet, table } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [],
  options: {},
  async run() {
    const { result } = await connected(({ workflows }) => workflows.settings.listWebhookSecrets());
    const rows = result.map((secret) => [secret.id, secret.livemode ? 'live' : 'test', moment(secret.created_at)]);
    return { json: result, text: rows.length > 0 ? table(['id', 'mode', 'made'], rows) : quiet('  No live secret: nothing is signed.') };
  },
});
