import { Problem } from '#platform/base/problem.ts';
import type { VerificationParts } from '../base/parts.ts';
import { implementer } from '../model/implementer.ts';
import { logOf, rowsAnswer } from '../registry/answer.ts';
import { registryOf } from '../registry/store.ts';

export const removeRegistryRow = ({ platform: { database, events, tenants } }: VerificationParts) =>
  implementer.registry.remove.handler(async ({ input, context: { caller } }) =>
    database.transaction(async (trx) => {
      const store = registryOf(caller, trx);
      const key = input.key.toUpperCase();
      if (!(await store.remove(key))) throw new Problem('not_found', 'The registry has no such row.');
      await tenants.refuseUnderLegalHold(trx, caller.tenantId);
      await events.append(trx, caller, logOf(caller), { type: 'registry.removed', data: { key: await events.hash(caller, key) } });
      return rowsAnswer(await store.count());
    }),
  );
