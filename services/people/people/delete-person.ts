import { implementer } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { PersonParts } from './person-parts.ts';

/** Deletes a person with their faces and signed documents. Throws `legal_hold` under a legal hold. */
export const deletePerson = ({ platform, documents, faces }: PersonParts) =>
  implementer.people.delete.handler(async ({ input: { id }, context: { caller } }) => {
    const { clock, database, events, idempotency, tenants } = platform;
    await database.transaction(async (trx) => {
      await tenants.refuseUnderLegalHold(trx, caller.tenantId);
      const people = peopleOf(caller, trx, clock.now());
      // The lock prevents a document from being signed in the person's name meanwhile, which would then remain.
      requirePerson(await people.lock(id));
      await documents.forgetSignedBy(trx, caller, id);
      await faces.forgetPerson(trx, caller, id);
      await people.delete(id);
      await idempotency.forget(trx, caller, id);
      await events.append(trx, caller, { kind: 'person', id }, { type: 'person.deleted', data: {} });
    });
    return { success: true, result: 'Person deleted' };
  });
