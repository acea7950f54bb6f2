import { type ArchiveFile, type ArchiveSource, inOnePiece } from '../platform/archive-source.ts';
import type { Platform } from '../platform/ports.ts';
import type { DocumentFiles } from './files.ts';
import { documentRecord } from './records.ts';
import { documentsOf } from './store.ts';
import type { DocumentTables } from './tables.ts';

/** The documents that a person signed, and the pictures of their signatures that were stored. */
export function signedFiles({ platform, files }: { platform: Platform<DocumentTables>; files: DocumentFiles }): ArchiveSource {
  return {
    name: 'the documents that the person signed',
    async *of(caller, personId) {
      const rows = await documentsOf(caller, platform.database.query, platform.clock.now()).signedBy(personId);
      for (const row of rows) {
        const file = (name: string, open: ArchiveFile['open']): ArchiveFile => ({
          path: `documents/${row.uuid}/${name}`,
          at: row.updated_at,
          open,
        });
        const stored = (name: string, uuid: string) => file(name, async () => inOnePiece(await files.read(caller, uuid)));
        yield file('document.json', async () => inOnePiece(Buffer.from(`${JSON.stringify(documentRecord(row), null, 2)}\n`)));
        if (row.signed_file_uuid) yield stored('signed.pdf', row.signed_file_uuid);
        if (row.signature_file_uuid) yield stored('signature.png', row.signature_file_uuid);
      }
    },
  };
}
