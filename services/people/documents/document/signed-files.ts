import { type ArchiveFile, type ArchiveSource, inOnePiece } from '#platform/base/archive-source.ts';
import type { Caller } from '#platform/base/ports.ts';
import { peopleOf } from '../../model/person-store.ts';
import { type DocumentRow, documentsOf } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { documentRecord, documentSignerRecord } from '../model/records.ts';
import { type SignerRow, signersOf } from '../model/signer-store.ts';

const NO_SIGNER =
  'it was signed in a workflow of this person but belongs to no person, because nothing vouches for its signer; List documents has it';

/**
 * Lists the files of all documents that a person signed, for the person's archive: records, sealed PDFs, stored signature pictures and
 * acts. An act is the content of the person's future evidence page, stored while others have yet to sign or a decision is missing.
 */
export function signedFiles({ platform, files }: DocumentParts): ArchiveSource {
  const file = (row: DocumentRow, name: string, open: ArchiveFile['open']): ArchiveFile => ({
    path: `documents/${row.uuid}/${name}`,
    at: row.updated_at,
    open,
  });
  const json = (row: DocumentRow, name: string, record: object) =>
    file(row, name, async () => inOnePiece(Buffer.from(`${JSON.stringify(record, null, 2)}\n`)));
  const optionalFile = (caller: Caller, row: DocumentRow, name: string, uuid: string | null) =>
    uuid === null ? [] : [file(row, name, async () => inOnePiece(await files.read(caller, uuid)))];

  const filesOf = (caller: Caller, row: DocumentRow, signer: SignerRow, signers: readonly SignerRow[]) => [
    json(row, 'document.json', documentRecord(row, signers)),
    ...(signer.is_invited ? [json(row, 'signer.json', documentSignerRecord(signer))] : []),
    ...optionalFile(caller, row, 'signed.pdf', signer.signed_at && row.signed_file_uuid),
    ...optionalFile(caller, row, 'act.json', signer.act_file_uuid),
    ...optionalFile(caller, row, 'signature.png', signer.signature_file_uuid),
  ];

  return {
    name: 'the documents that the person signed',
    async *of(caller, personId) {
      const { clock, database } = platform;
      const signers = signersOf(caller, database.query, clock.now());
      for (const signer of await signers.ofPerson(personId)) {
        const row = await documentsOf(caller, database.query, clock.now()).get(signer.document_uuid);
        if (row) yield* filesOf(caller, row, signer, await signers.ofDocument(row.uuid));
      }
      const workflows = await peopleOf(caller, database.query, clock.now()).recordedIn(personId);
      for (const { document_uuid } of await signers.withoutPerson(workflows))
        yield { missing: { what: `documents/${document_uuid}`, reason: NO_SIGNER } };
    },
  };
}
