import { saveFile } from './connect/local-files.ts';
import { defineCommand } from './terminal/command.ts';

export const exportData = defineCommand({
  arguments: [{ name: 'id' }],
  options: { file: { type: 'string', value: 'file.zip', help: 'where to; person-<id>.zip by default' } },
  details:
    'The record, and with a key that has the scope workflows each workflow with its pictures and files. contents.json in it names what is missing.',
  run: ([id = ''], { file }) =>
    saveFile(`/people/v1/people/${encodeURIComponent(id)}/data`, file ?? `person-${id.replace(/[^\w-]/g, '_')}.zip`),
});
