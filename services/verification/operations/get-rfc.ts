import { STRUCTURAL_SOURCE } from '#contracts/verification/source.ts';
import { normalizeRfc, parseRfc } from '#mexico/rfc.ts';
import { mexicanDate } from '#mexico/today.ts';
import { providerTimeoutMs } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { implementer } from '../model/implementer.ts';
import { malformedResult, rfcResultOf, speakerOf } from '../rfc/answers.ts';

export const getRfc = ({ platform: { clock }, providers: { registry }, runLookup }: VerificationParts) =>
  implementer.rfc.get.handler(({ input, context }) =>
    runLookup(context, async (reportSource) => {
      const { caller } = context;
      const verdict = parseRfc(input.rfc, mexicanDate(clock.now()));
      if (!verdict.ok) {
        reportSource(STRUCTURAL_SOURCE);
        return { success: true as const, result: malformedResult(normalizeRfc(input.rfc), verdict.reason) };
      }
      const { rfc } = verdict.value;
      reportSource(registry.source(caller));
      const [record] = await registry.find(caller, { by: 'rfc', rfc }, providerTimeoutMs(caller, clock.now()));
      return { success: true as const, result: rfcResultOf(verdict.value, record, speakerOf(registry.isAuthority(caller)), input) };
    }),
  );
