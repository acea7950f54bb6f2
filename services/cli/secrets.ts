import { resultOf } from './connect/connect.ts';
import { defineCommand } from './terminal/command.ts';
import { bold, listText, mark, moment, quiet } from './terminal/layout.ts';

export const create = defineCommand({
  details:
    'Creates a secret for the mode of the key in use. Two may be valid at once, and both sign: give the new one to your receiver, then revoke the old one.',
  run: () =>
    resultOf(
      ({ workflows }) => workflows.settings.createWebhookSecret({}),
      ({ id, secret, livemode }) => `  ${bold(secret)}\n\n${quiet(`  ${id}, ${livemode ? 'live' : 'test'} data. Store it now.`)}`,
    ),
});

export const list = defineCommand({
  run: () =>
    resultOf(
      ({ workflows }) => workflows.settings.listWebhookSecrets(),
      (secrets) => {
        const rows = secrets.map(({ id, livemode, created_at }) => [id, livemode ? 'live' : 'test', moment(created_at)]);
        return listText(['id', 'mode', 'made'], rows, 'No valid secret: no webhook is signed.');
      },
    ),
});

export const revoke = defineCommand({
  arguments: [{ name: 'id' }],
  run: ([id = '']) =>
    resultOf(
      ({ workflows }) => workflows.settings.revokeWebhookSecret({ id }),
      (secret) => `${mark('good')} ${secret.id} signs no more webhooks.`,
    ),
});
