import { resultOf } from '../connect/connect.ts';
import { readSettingsFile } from '../tenant/members.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { wordsOf } from '../terminal/parse.ts';
import { newWorkflowText } from './text.ts';

export const command = defineCommand({
  options: {
    steps: { type: 'string', value: 'a,b,c', help: 'steps in their order: name or name:custom_id' },
    setup: { type: 'string', value: 'file.json', help: 'the steps’ setup, keyed by their reference' },
    'callback-url': { type: 'string', value: 'url', help: 'the address that receives a webhook at the end' },
    reference: { type: 'string', value: 'text', help: 'your own reference' },
    person: { type: 'string', value: 'uuid', help: 'the person, if already known' },
    'expires-in': { type: 'string', value: 'minutes', help: 'minutes for which a token is valid; 0, the default, sets no end' },
  },
  async run(_args, { steps, setup, 'callback-url': callback, reference, person, 'expires-in': expiresIn }) {
    const stepNames = wordsOf(steps);
    if (!stepNames) throw new UsageError('Add the steps: --steps name,name:custom_id');
    if (expiresIn !== undefined && !/^\d+$/.test(expiresIn)) throw new UsageError('--expires-in takes a whole number of minutes.');
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
