import type { z } from 'zod';
import { type documentRecord, documentStatuses, type openedDocument } from '#contracts/documents/records.ts';
import type { Verification } from '#contracts/documents/verification.ts';
import { connected, resultOf } from './connect/connect.ts';
import { localFile, saveFile } from './connect/local-files.ts';
import { defineCommand, UsageError } from './terminal/command.ts';
import { bold, facts, listText, type Mark, mark, moment, quiet, status, table } from './terminal/layout.ts';

/** Place of a signature: page, and `[x, y, width, height]` in points from the page's upper left corner. */
type SignatureBox = { page: number; box: [number, number, number, number] };

export const add = defineCommand({
  arguments: [{ name: 'file.pdf' }],
  options: {
    name: { type: 'string', value: 'text', help: 'name of the document; by default that of the file' },
    'sign-at': {
      type: 'string',
      value: 'page,x,y,w,h',
      help: 'place of the signature, in points from the upper left corner',
      multiple: true,
    },
  },
  details: 'Prints the value for `token` in the setup of the step that signs. It is shown only this once.',
  async run([path = ''], { name, 'sign-at': texts = [] }) {
    const boxes = texts.map(signatureBoxOf);
    const file = localFile(path);
    return connected(async ({ people: { documents } }) => {
      const { result } = await documents.create({ file, name });
      const { uuid } = result;
      try {
        for (const box of boxes) {
          await documents.elements.create({ params: { uuid }, body: { ...box, kind: 'signature', name: 'Firma', required: true } });
        }
      } catch (error) {
        // Deleted, because nobody could use the document: its token was never printed.
        await documents.delete({ uuid });
        throw error;
      }
      const text = [
        `${mark('good')} ${bold(result.name)}`,
        '',
        facts([
          ['Document', result.uuid],
          ['Token', result.token],
          ['Pages', String(result.pages.length)],
          ['Signatures', String(boxes.length)],
        ]),
      ].join('\n');
      return { json: result, text };
    });
  },
});

function signatureBoxOf(text: string): SignatureBox {
  const [page = 0, x = 0, y = 0, width = 0, height = 0, ...more] = text.split(',').map(Number);
  const numbers = [page, x, y, width, height];
  if (text.split(',').length !== 5 || more.length > 0 || numbers.some((number) => !Number.isFinite(number)) || !Number.isInteger(page)) {
    throw new UsageError('--sign-at takes five numbers: page,x,y,width,height, like 2,72,600,200,60.');
  }
  return { page, box: [x, y, width, height] };
}

type DocumentRecord = z.output<typeof documentRecord>;

export const list = defineCommand({
  options: {
    status: { type: 'string', value: 'status', help: 'open, signed or refused', choices: documentStatuses },
    person: { type: 'string', value: 'uuid', help: 'who signed' },
    workflow: { type: 'string', value: 'uuid', help: 'in which it was signed' },
  },
  async run(_args, { status: wanted, person, workflow }) {
    const filters = { status: wanted, people_uuid: person, workflow_uuid: workflow };
    const { result } = await connected(({ people }) => people.documents.list(filters));
    const rows = result.data.map((one) => [
      ...[one.uuid, status(one.status), moment(one.created_at), moment(one.signed_at), ownerText(one), one.name],
    ]);
    return { json: result.data, text: listText(['document', 'status', 'made', 'signed', 'hangs on', 'name'], rows, 'No documents.') };
  },
});

/** Returns the person or workflow to which a signed document belongs. Empty if the document is open or has signers. */
function ownerText({ status, people_uuid, workflow_uuid, workflow_deleted_at }: DocumentRecord): string {
  if (status === 'open' || (people_uuid === null && workflow_uuid === null)) return '';
  if (people_uuid !== null) return 'a person';
  return workflow_deleted_at ? 'nobody; its workflow was deleted' : 'nobody';
}

export const show = defineCommand({
  arguments: [{ name: 'uuid' }],
  run: ([uuid = '']) => resultOf(({ people }) => people.documents.get({ uuid }), documentText),
});

function documentText(result: z.output<typeof openedDocument>): string {
  const elements = result.elements.map(({ page, box, kind, name }) => [String(page), box.join(' '), kind, name]);
  return [
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
      : quiet('  No elements: the signature is put on the page of evidence.'),
  ].join('\n');
}

export const download = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: { file: { type: 'string', value: 'file.pdf', help: 'file to write; <uuid>.pdf by default' } },
  details: 'Saves the signed document in a file that only you can read.',
  run: ([uuid = ''], { file }) =>
    saveFile(`/people/v1/documents/${encodeURIComponent(uuid)}/signed`, file ?? `${uuid.replace(/[^\w-]/g, '_')}.pdf`),
});

const MARKS: Readonly<Record<Verification['verdict'], Mark>> = { valid: 'good', changed: 'bad', unknown: 'warn' };
const HEADINGS: Readonly<Record<Verification['verdict'], string>> = {
  valid: 'Valid',
  changed: 'Changed after signing',
  unknown: 'Unknown',
};

export const verify = defineCommand({
  arguments: [{ name: 'file' }],
  details: 'Exit status: 0 if the file is a signed document of yours as it was sealed, 1 if it was changed or nothing can be stated.',
  async run([path = '']) {
    const file = localFile(path);
    const { result } = await connected(({ people }) => people.documents.verify({ file }));
    return { json: result, text: verdictText(file.name, result), exit: result.verdict === 'valid' ? 0 : 1 };
  },
});

function verdictText(name: string, { verdict, detail, sha256, document, seal, changes, pages_compared }: Verification): string {
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
