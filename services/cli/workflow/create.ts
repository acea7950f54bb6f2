import { resultOf } from '../connect/connect.ts';
import { readSettingsFile } from '../tenant/members.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { wordsOf } from '../terminal/parse.ts';
import { newWorkflowText } from './text.ts';

export const command = defineCommand({
  options: {
    steps: { type: 'string', value: 'a,b,c', help: 'in the order in which the person meets them: name or name:custom_id' },
    setup: { type: 'string', value: 'file.json', help: 'the steps’ setup, keyed by their reference' },
    'callback-url': { type: 'string', value: 'url', help: 'told of the ending' },
    reference: { type: 'string', value: 'text', help: 'your own reference' },
    person: { type: 'string', value: 'uuid', help: 'whom it is about, when already known' },
    'expires-in': { type: 'string', value: 'minutes', help: 'that a token lives; 0, the default, for ever' },
  },
  async run(_args, { steps, setup, 'callback-url': callback, reference, person, 'expires-in': expiresIn }) {
    const stepNames = wordsOf(steps);
    if (!stepNames) throw new UsageError('Say which steps: --steps acceptance,verify_email,personal_data');
    if (expiresIn !== undefined && !/^\d+$/.test(expiresIn)) throw new UsageError('--expires-in takes whole minutes.');
    const workflow = {
      steps: stepNames,
      setup: setup ? readSettingsFile(setup) : undefined,
      callback_url: callback,
      external_reference_id: reference,
      people_uuid: person,
      expires_in: expiresIn ? Number(expiresIn) : undefined,
    };
    return resultOf(({ workflows }) => workflows.create(workflow), newWorkflowText);
  },
});
