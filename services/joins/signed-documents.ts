import type { DocumentsService } from '../documents/service.ts';
import type { Signers } from '../documents/signers.ts';
import type { PeopleService } from '../people/service.ts';
import type { SignedDocuments } from '../people/signed-documents.ts';

/** People and documents keep their tables in one schema, so each calls the other inside its own transaction. */

export function signedDocuments(documents: () => DocumentsService): SignedDocuments {
  return {
    ofPerson: { name: 'the documents that the person signed', of: (caller, personId) => documents().ofPerson.of(caller, personId) },
    attach: (trx, caller, workflow, personId) => documents().attach(trx, caller, workflow, personId),
    detach: (trx, caller, personId, workflows) => documents().detach(trx, caller, personId, workflows),
    signedBeside: (trx, caller, of) => documents().signedBeside(trx, caller, of),
    forgetSignedBy: (trx, caller, personId) => documents().forgetSignedBy(trx, caller, personId),
  };
}

export function signers(people: () => PeopleService): Signers {
  return {
    exists: (trx, caller, personId) => people().exists(trx, caller, personId),
    ofWorkflow: (trx, caller, workflow) => people().ofWorkflow(trx, caller, workflow),
  };
}
