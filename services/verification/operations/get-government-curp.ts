import { SOURCE_HEADER } from '#contracts/verification/source.ts';
import { providerTimeoutMs } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { governmentCurpOf } from '../curp/answers.ts';
import { inForce, personOf, readCurp } from '../curp/people.ts';
import { implementer } from '../model/implementer.ts';

export const getGovernmentCurp = ({ platform: { clock }, providers: { registry }, runLookup, lookups, checkWebhook }: VerificationParts) =>
  implementer.curp.government.handler(async ({ input, context }) => {
    const { caller } = context;
    const curp = readCurp(input.curp, { status: 422, now: clock.now() });
    if (input.callbackUrl) {
      const url = await checkWebhook(caller, { url: input.callbackUrl, path: 'callbackUrl', status: 422 });
      context.answerHeaders?.set(SOURCE_HEADER, registry.source(caller));
      await registry.ready(caller, 'curp');
      return lookups.accept(context, { kind: 'curp', url, curp });
    }
    return runLookup(context, async (reportSource) => {
      reportSource(registry.source(caller));
      const timeoutMs = providerTimeoutMs(caller, clock.now());
      const record = await personOf(registry, caller, curp, timeoutMs);
      const current = await inForce(registry, caller, record, timeoutMs);
      return { success: true as const, result: [governmentCurpOf(current, curp)] };
    });
  });
