import type { Caller, Platform } from '#platform/base/ports.ts';
import type { PeopleTables } from '../../model/tables.ts';
import { documentsOf } from '../model/document-store.ts';
import { elementsOf } from '../model/elements-store.ts';
import { signerRecord } from '../model/records.ts';
import { signersOf } from '../model/signer-store.ts';
import type { SignerRecord } from './create-signer.ts';

/** Lists a person's newest invitations to sign, newest first. */
export async function listSigners({ clock, database }: Platform<PeopleTables>, caller: Caller, personId: string): Promise<SignerRecord[]> {
  const now = clock.now();
  const records: SignerRecord[] = [];
  for (const signer of await signersOf(caller, database.query, now).invitationsOf(personId)) {
    const document = await documentsOf(caller, database.query, now).get(signer.document_uuid);
    const elements = await elementsOf(caller, database.query, { document_uuid: signer.document_uuid }).list();
    if (document) records.push(signerRecord(signer, document, elements));
  }
  return records;
}
