import type { Verification } from '#contracts/documents/verification.ts';
import { connected } from '../connect/connect.ts';
import { localFile } from '../connect/local-document.ts';
import { defineCommand } from '../terminal/command.ts';
import { bold, facts, type Mark, mark, moment, quiet } from '../terminal/layout.ts';

const MARKS: Readonly<Record<Verification['verdict'], Mark>> = { valid: 'good', changed: 'bad', unknown: 'warn' };
const HEADINGS: Readonly<Record<Verification['verdict'], string>> = {
  valid: 'Valid',
  changed: 'Changed after signing',
  unknown: 'Unknown',
};

export const command = defineCommand({
  arguments: [{ name: 'file' }],
  options: {},
  details: 'Exit status 0 when the file is a signed document of yours as it was sealed, 1 when it was changed or nothing can be told.',
  async run([path = '']) {
    const file = localFile(path);
    const { result } = await connected(({ people }) => people.documents.verify({ file }));
    return { json: result, text: describe(file.name, result), exit: result.verdict === 'valid' ? 0 : 1 };
  },
});

function describe(name: string, { verdict, detail, sha256, document, seal, changes, pages_compared }: Verification): string {
  return [
    `${mark(MARKS[verdict])} ${bold(HEADINGS[verdict])}  ${name}`,
    `  ${detail}`,
    ...(changes.length > 0 ? ['', ...changes.map((change) => `  ${mark('bad')} ${change.detail}`)] : []),
    '',
    facts([
      ['File', `SHA-256 ${sha256}`],
      ['Document', document && `${document.uuid}  ${document.name}`],
      ['Signed', document && `${moment(document.signed_at)}${document.timestamped ? quiet('  with a time stamp') : ''}`],
      ['Signed file', document && `SHA-256 ${document.signed_sha256}`],
      ['Person', document?.people_uuid ?? null],
      ['Workflow', document?.workflow_uuid ?? null],
      ['Seal', seal && `${seal.subject}${seal.issued_here ? '' : quiet('  not of this installation')}`],
      ['Compared', pages_compared === null ? null : `${pages_compared} pages, as pictures`],
    ]),
  ].join('\n');
}
