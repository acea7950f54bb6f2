import { STRUCTURAL_SOURCE } from '#contracts/verification/source.ts';
import { providerTimeoutMs } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { judge, queryFor } from '../credential/judge.ts';
import { readElectorKey, refuseMissing } from '../credential/read-credential.ts';
import { implementer } from '../model/implementer.ts';

export const judgeCredential = ({ platform: { clock }, providers: { registry }, runLookup }: VerificationParts) =>
  implementer.credential.judge.handler(({ input, context }) =>
    runLookup(context, async (reportSource) => {
      const { caller } = context;
      // The source of a refusal before the registry is asked: our own check.
      reportSource(STRUCTURAL_SOURCE);
      refuseMissing(input);
      const credential = { ...input, elector_key: readElectorKey(input.elector_key, 'elector_key') };
      reportSource(registry.source(caller));
      const records = await registry.find(caller, queryFor(credential), providerTimeoutMs(caller, clock.now()));
      return { success: true as const, result: judge(credential, records, registry.isAuthority(caller)) };
    }),
  );
