import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { bold, facts, moment, quiet, status, table } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: {},
  async run([uuid = '']) {
    const { result } = await connected(({ people }) => people.documents.get({ uuid }));
    const elements = result.elements.map(({ page, box, kind, name }) => [String(page), box.join(' '), kind, name]);
    const text = [
      `${bold(result.name)}  ${status(result.status)}`,
      '',
      facts([
        ['Document', result.uuid],
        ['Pages', String(result.pages.length)],
        ['Shown', `SHA-256 ${result.sha256}`],
        ['Made', moment(result.created_at)],
        ['Signed', result.signed_at && `${moment(result.signed_at)}${result.timestamped ? quiet('  with a time stamp') : ''}`],
        ['Signed file', result.signed_sha256 && `SHA-256 ${result.signed_sha256}`],
        ['Person', result.people_uuid],
        ['Workflow', result.workflow_uuid],
      ]),
      '',
      elements.length > 0
        ? table(['page', 'x y width height', 'kind', 'name'], elements)
        : quiet('  No elements: the signature goes on the page of evidence.'),
    ].join('\n');
    return { json: result, text };
  },
});
