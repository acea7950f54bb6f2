import { saveFile } from './connect/local-files.ts';
import { defineCommand } from './terminal/command.ts';

export const exportData = defineCommand({
  arguments: [{ name: 'id' }],
  options: { file: { type: 'string', value: 'file.zip', help: 'file to write; person-<id>.zip by default' } },
  details:
    'Saves the record and, if the key has the scope workflows, each workflow with its pictures and files. contents.json in the file names what is missing.',
  run: ([id = ''], { file }) =>
    saveFile(`/people/v1/people/${encodeURIComponent(id)}/data`, file ?? `person-${id.replace(/[^\w-]/g, '_')}.zip`),
});
