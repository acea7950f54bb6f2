import type { VerificationParts } from '../base/parts.ts';
import { implementer } from '../model/implementer.ts';
import { logOf, rowsAnswer } from '../registry/answer.ts';
import { registryOf } from '../registry/store.ts';

export const clearRegistry = ({ platform: { database, events, tenants } }: VerificationParts) =>
  implementer.registry.clear.handler(async ({ context: { caller } }) =>
    database.transaction(async (trx) => {
      await tenants.refuseUnderLegalHold(trx, caller.tenantId);
      const store = registryOf(caller, trx);
      const rows = await store.count();
      await store.clear();
      await events.append(trx, caller, logOf(caller), { type: 'registry.cleared', data: { rows } });
      return rowsAnswer(0);
    }),
  );
