import { implementer } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { FaceParts } from './face-parts.ts';
import { portraitsOf } from './portraits-store.ts';

export const deletePortraits = ({ platform: { clock, database, tenants }, portraits }: FaceParts) =>
  implementer.faces.deletePortraits.handler(async ({ input, context: { caller } }) => {
    await database.transaction(async (trx) => {
      await tenants.refuseUnderLegalHold(trx, caller.tenantId);
      const { id } = requirePerson(await peopleOf(caller, trx, clock.now()).lock(input.id));
      await portraits.forget(trx, caller, await portraitsOf(caller, trx).ofPerson(id));
    });
    return { success: true, result: 'Portraits deleted' };
  });
