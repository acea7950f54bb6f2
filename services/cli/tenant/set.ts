import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { patchOf, readSettingsFile, refuseUnknown } from './members.ts';
import { settingsText } from './text.ts';

export const command = defineCommand({
  arguments: [{ name: 'member=value', optional: true, rest: true }],
  options: { file: { type: 'string', value: 'file.json', help: 'a JSON object to merge into the settings' } },
  details: [
    'Members as "tenant show" prints them; what is not named stays. Lists are replaced whole, null goes back to the default:',
    '  tenant set minimum_age=21 \'origins=["https://bank.example"]\' company.support.email=ayuda@bank.example legal_hold=true',
    'The settings are one for live and test data: with a key in ZAGUAN_KEY it takes a live one.',
  ].join('\n'),
  async run(assignments, { file }) {
    if (assignments.length === 0 && !file) throw new UsageError('Say what to set: member=value, or --file.');
    const patch = { ...(file ? readSettingsFile(file) : {}), ...patchOf(assignments) };
    const { result } = await connected(
      async ({ workflows }) => {
        refuseUnknown(patch, (await workflows.settings.get()).result);
        return workflows.settings.update(patch);
      },
      { live: true },
    );
    return { json: result, text: settingsText(result) };
  },
});
