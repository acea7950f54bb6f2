import type { Owner } from '#platform/base/administration.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { KeptFiles } from '#platform/data/blobs/kept-files.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { PrintedCredential } from '../validations/classes/ports.ts';
import type { CredentialPicture, CredentialReader } from './credential-reader.ts';
import { type CredentialRow, credentialsOf } from './credentials-store.ts';
import type { FaceParts } from './face-parts.ts';
import { toPrintedCredential } from './printed-credential.ts';

export type Credentials = ReturnType<typeof createCredentials>;

/** Creates the access to the pictures of voter credentials. */
export function createCredentials({ platform, credentialReader, files }: Pick<FaceParts, 'platform' | 'credentialReader' | 'files'>) {
  const { database, events } = platform;

  const discard = (trx: PeopleTransaction, owner: Owner, rows: readonly CredentialRow[]) =>
    files.discard(
      trx,
      owner,
      rows.flatMap(({ front_uuid, reverse_uuid }) => [front_uuid, reverse_uuid]),
    );

  return {
    discard,

    /** Returns the person's credential fields; null without a credential, `unread` if too little is legible. Throws `unavailable`. */
    async newestOf(caller: Caller, person: { id: string }): Promise<PrintedCredential | 'unread' | null> {
      const row = await credentialsOf(caller, database.query).ofPerson(person.id);
      if (row === null) return null;
      const { ocr_front, ocr_reverse } = credentialReader ? await readMissing({ credentialReader, files, database }, caller, row) : row;
      return toPrintedCredential(ocr_front ?? {}, ocr_reverse ?? {}) ?? 'unread';
    },

    async forget(trx: PeopleTransaction, caller: Caller, personIds: readonly string[]): Promise<void> {
      const deletedRows = await credentialsOf(caller, trx).remove(personIds);
      await discard(trx, caller, deletedRows);
      for (const { person_id } of deletedRows) {
        await events.append(trx, caller, { kind: 'person', id: person_id }, { type: 'person.credential_deleted', data: {} });
      }
    },
  };
}

/** Reads the sides whose fields the caller did not send, and stores the fields with the pictures. */
async function readMissing(
  { credentialReader, files, database }: { credentialReader: CredentialReader; files: KeptFiles; database: PeoplePlatform['database'] },
  caller: Caller,
  row: CredentialRow,
) {
  const picture = async (uuid: string, mime: string): Promise<CredentialPicture> => ({ bytes: await files.read(caller, uuid), mime });
  const { front_uuid, front_mime, reverse_uuid, reverse_mime } = row;
  const ocr_front = row.ocr_front ?? (await credentialReader.front(caller, await picture(front_uuid, front_mime)));
  const ocr_reverse = row.ocr_reverse ?? (await credentialReader.reverse(caller, await picture(reverse_uuid, reverse_mime)));
  const columns = { ocr_front: jsonColumn(ocr_front), ocr_reverse: jsonColumn(ocr_reverse) };
  if (!row.ocr_front || !row.ocr_reverse) await credentialsOf(caller, database.query).setOcr(row, columns);
  return { ocr_front, ocr_reverse };
}
