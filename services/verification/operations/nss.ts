import { implement } from '@orpc/server';
import { verificationContract } from '#contracts/verification/verification.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { timeFor } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';

export function nssOperations({ platform, providers, runLookup }: VerificationParts) {
  const os = implement(verificationContract.internal).$context<CallContext>();
  const { registry } = providers;

  return os.router({
    nss: os.nss.handler(({ input: { nss }, context }) =>
      runLookup(context, async (reportSource) => {
        const { caller } = context;
        reportSource(registry.source(caller));
        const [record, ...others] = await registry.find(caller, { by: 'nss', nss }, timeFor(caller, platform.clock.now()));
        const { name = null, first_last_name = null, second_last_name = null, birth_date = null } = record ?? {};
        const isOnly = record !== undefined && others.length === 0;
        const person = isOnly ? { name, first_last_name, second_last_name, birth_date } : null;
        return { success: true as const, result: { known: record !== undefined, person } };
      }),
    ),
  });
}
