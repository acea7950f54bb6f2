import { documentsOf } from '../documents/model/document-store.ts';
import { elementsOf } from '../documents/model/elements-store.ts';
import { type SignerRecord, signerRecord } from '../documents/model/records.ts';
import { signersOf } from '../documents/model/signer-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { withPerson } from './with-person.ts';

/** Lists a person's newest invitations to sign, newest first. */
export const listSigners = ({ clock, database }: PeoplePlatform) =>
  implementer.signers.list.handler(async ({ input: { id }, context: { caller } }) => {
    const now = clock.now();
    const person = requirePerson(await peopleOf(caller, database.query, now).get(id));
    const records: SignerRecord[] = [];
    for (const signer of await signersOf(caller, database.query, now).invitationsOf(person.id)) {
      const document = await documentsOf(caller, database.query, now).get(signer.document_uuid);
      const elements = await elementsOf(caller, database.query, { document_uuid: signer.document_uuid }).list();
      if (document) records.push(signerRecord(signer, document, elements));
    }
    return { success: true, result: records.map(await withPerson(caller, database.query, person, now)) };
  });
