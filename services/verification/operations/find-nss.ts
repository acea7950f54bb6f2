import { providerTimeoutMs } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { implementer } from '../model/implementer.ts';

export const findNss = ({ platform: { clock }, providers: { registry }, runLookup }: VerificationParts) =>
  implementer.internal.nss.handler(({ input: { nss }, context }) =>
    runLookup(context, async (reportSource) => {
      const { caller } = context;
      reportSource(registry.source(caller));
      const [record, ...others] = await registry.find(caller, { by: 'nss', nss }, providerTimeoutMs(caller, clock.now()));
      const { name = null, first_last_name = null, second_last_name = null, birth_date = null } = record ?? {};
      const isOnly = record !== undefined && others.length === 0;
      const person = isOnly ? { name, first_last_name, second_last_name, birth_date } : null;
      // What a tenant's table lacks may well exist.
      const unknown = registry.isAuthority(caller) ? false : null;
      return { success: true as const, result: { known: record ? true : unknown, person } };
    }),
  );
