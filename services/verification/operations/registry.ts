import { implement } from '@orpc/server';
import { verificationContract } from '#contracts/verification/verification.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { VerificationParts } from '../base/parts.ts';
import { registryOf } from '../registry/store.ts';

export function registryOperations({ platform }: Pick<VerificationParts, 'platform'>) {
  const os = implement(verificationContract.registry).$context<CallContext>();
  const { clock, database, events, tenants } = platform;
  const log = (caller: Caller) => ({ kind: 'tenant' as const, id: caller.tenantId });
  const toAnswer = (rows: number) => ({ success: true as const, result: { rows } });

  return os.router({
    get: os.get.handler(async ({ context: { caller } }) => toAnswer(await registryOf(caller, database.query).count())),

    import: os.import.handler(({ input, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        const store = registryOf(caller, trx);
        await store.put(input.rows, clock.now());
        await events.append(trx, caller, log(caller), { type: 'registry.imported', data: { rows: input.rows.length } });
        return toAnswer(await store.count());
      }),
    ),

    remove: os.remove.handler(async ({ input, context: { caller } }) =>
      database.transaction(async (trx) => {
        const store = registryOf(caller, trx);
        const key = input.key.toUpperCase();
        if (!(await store.remove(key))) throw new Problem('not_found', 'The registry has no such row.');
        await tenants.refuseUnderLegalHold(trx, caller.tenantId);
        await events.append(trx, caller, log(caller), { type: 'registry.removed', data: { key: await events.hash(caller, key) } });
        return toAnswer(await store.count());
      }),
    ),

    clear: os.clear.handler(async ({ context: { caller } }) =>
      database.transaction(async (trx) => {
        await tenants.refuseUnderLegalHold(trx, caller.tenantId);
        const store = registryOf(caller, trx);
        const rows = await store.count();
        await store.clear();
        await events.append(trx, caller, log(caller), { type: 'registry.cleared', data: { rows } });
        return toAnswer(0);
      }),
    ),
  });
}
