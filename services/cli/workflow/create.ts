import { connected } from '../connect/connect.ts';
import { readSettingsFile } from '../tenant/members.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { quiet } from '../terminal/layout.ts';
import { workflowText } from './text.ts';

export const command = defineCommand({
  arguments: [],
  options: {
    steps: { type: 'string', value: 'a,b,c', help: 'in the order in which the person meets them: name or name:custom_id' },
    setup: { type: 'string', value: 'file.json', help: 'the steps’ setup, keyed by their reference' },
    'callback-url': { type: 'string', value: 'url', help: 'told of the ending' },
    reference: { type: 'string', value: 'text', help: 'your own reference' },
    person: { type: 'string', value: 'uuid', help: 'whom it is about, when already known' },
    'expires-in': { type: 'string', value: 'minutes', help: 'that a token lives; 0, the default, for ever' },
  },
  async run(_args, { steps, setup, 'callback-url': callback, reference, person, 'expires-in': expiresIn }) {
    if (!steps) throw new UsageError('Say which steps: --steps acceptance,verify_email,personal_data');
    if (expiresIn !== undefined && !/^\d+$/.test(expiresIn)) throw new UsageError('--expires-in takes whole minutes.');
    const { result } = await connected(({ workflows }) =>
      workflows.create({
        steps: steps.split(',').map((step) => step.trim()),
        ...(setup ? { setup: readSettingsFile(setup) } : {}),
        ...(callback ? { callback_url: callback } : {}),
        ...(reference ? { external_reference_id: reference } : {}),
        ...(person ? { people_uuid: person } : {}),
        ...(expiresIn ? { expires_in: Number(expiresIn) } : {}),
      }),
    );
    return { json: result, text: `${workflowText(result)}\n\n${quiet(`  A link for the person: token ${result.uuid} --qr`)}` };
  },
});
