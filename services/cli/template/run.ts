import { connected } from '../connect/connect.ts';
import { readSettingsFile } from '../tenant/members.ts';
import { defineCommand } from '../terminal/command.ts';
import { quiet } from '../terminal/layout.ts';
import { workflowText } from '../workflow/text.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: {
    overwrites: { type: 'string', value: 'file.json', help: 'laid over the template: setup, metadata, skip_steps, …' },
    reference: { type: 'string', value: 'text', help: 'your own reference' },
    person: { type: 'string', value: 'uuid', help: 'whom it is about, when already known' },
  },
  async run([uuid = ''], { overwrites: file, reference, person }) {
    const overwrites = {
      ...(file ? readSettingsFile(file) : {}),
      ...(reference ? { external_reference_id: reference } : {}),
      ...(person ? { people_uuid: person } : {}),
    };
    const { result } = await connected(({ workflows }) => workflows.templates.run({ params: { uuid }, body: { overwrites } }));
    return { json: result, text: `${workflowText(result)}\n\n${quiet(`  A link for the person: token ${result.uuid} --qr`)}` };
  },
});
