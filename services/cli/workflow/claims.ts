import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { quiet } from '../terminal/layout.ts';
import { claimsText, namesOf } from './claims-text.ts';
import { waiting } from './judged.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid', optional: true }],
  options: {},
  details:
    'What people said of somebody who was there before, and that nothing vouches for: nothing of it is written until a key accepts it. Of one workflow, or of all that wait. “on record: only claimed” means that nobody vouches for the record either. Needs a key with the scope people too.',
  run: async ([uuid]) =>
    connected(async ({ workflows, people }) => {
      const records = uuid ? [(await workflows.get({ uuid })).result].filter(({ claims }) => claims !== null) : await waiting(workflows);
      const names = await namesOf({ people }, records);
      return { json: records, text: records.map((one) => claimsText(one, names)).join('\n\n') || quiet('  No claims wait.') };
    }),
});
