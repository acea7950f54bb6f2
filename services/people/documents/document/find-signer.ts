import { implementer, type PeoplePlatform } from '../../model/implementer.ts';
import { documentSignerRecord } from '../model/records.ts';
import { invitedOf, signersOf } from '../model/signer-store.ts';
import { workflowPersonOf } from '../model/signing-person.ts';

/** Finds the invited signer who is the person of a workflow. */
export const findSigner = ({ clock, database }: PeoplePlatform) =>
  implementer.documents.internal.signer.handler(async ({ input: { document_uuid, workflow_uuid, people_uuid }, context: { caller } }) => {
    const person = people_uuid ?? (await database.transaction((trx) => workflowPersonOf(trx, caller, workflow_uuid, clock.now())));
    const signers = await signersOf(caller, database.query, clock.now()).ofDocument(document_uuid);
    const signer = invitedOf(signers).find(({ person_id }) => person_id === person);
    return { success: true, result: signer ? documentSignerRecord(signer) : null };
  });
