import type { workflowsContract } from '#contracts/workflows/workflows.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { SigningPeople } from '#services/people/documents/model/people-port.ts';
import type { DocumentsService } from '#services/people/documents/service.ts';
import type { CopyReaders } from '#services/people/documents/signing/seal-document.ts';
import type { SignedDocuments } from '#services/people/model/signed-documents.ts';
import type { PeopleService } from '#services/people/service.ts';

/** The people and documents services share one schema, so each calls the other inside its own transaction. */

export function signedDocuments(documents: () => DocumentsService): SignedDocuments {
  return {
    ofPerson: { name: 'the documents that the person signed', of: (caller, personId) => documents().ofPerson.of(caller, personId) },
    attach: (trx, caller, workflow, personId) => documents().attach(trx, caller, workflow, personId),
    detach: (trx, caller, personId, workflows) => documents().detach(trx, caller, personId, workflows),
    signedBeside: (trx, caller, of) => documents().signedBeside(trx, caller, of),
    forgetSignedBy: (trx, caller, personId) => documents().forgetSignedBy(trx, caller, personId),
    createSigner: (trx, caller, request) => documents().createSigner(trx, caller, request),
    signersOf: (caller, personId) => documents().signersOf(caller, personId),
  };
}

/** Notifies the workflows service that a document is sealed. Does nothing without a workflows service. */
export function copyReaders(workflows: ServiceClient<typeof workflowsContract> | null): CopyReaders {
  return {
    async notify(caller, workflow) {
      await workflows?.(caller).internal.renew({ uuid: workflow });
    },
  };
}

export function signingPeople(people: () => PeopleService): SigningPeople {
  return {
    exists: (trx, caller, personId) => people().exists(trx, caller, personId),
    ofWorkflow: (trx, caller, workflow) => people().ofWorkflow(trx, caller, workflow),
    workflowsOf: (caller, personId) => people().workflowsOf(caller, personId),
  };
}
