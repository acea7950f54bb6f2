import { STRUCTURAL_SOURCE } from '#contracts/verification/source.ts';
import { Problem } from '#platform/base/problem.ts';
import { providerTimeoutMs } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { curpRecordOf } from '../curp/answers.ts';
import { personOf, readCurp } from '../curp/people.ts';
import { implementer } from '../model/implementer.ts';

export const getCurp = ({ platform: { clock }, providers: { registry }, runLookup }: VerificationParts) =>
  implementer.curp.get.handler(({ input, context }) =>
    runLookup(context, async (reportSource) => {
      const { caller } = context;
      // The source of a refusal before the registry is asked: our own check.
      reportSource(STRUCTURAL_SOURCE);
      const curp = readCurp(input.curp, { status: 400, now: clock.now() });
      reportSource(registry.source(caller));
      const record = await personOf(registry, caller, curp, providerTimeoutMs(caller, clock.now()));
      if (record.replaced_by) {
        const members = { curp_in_force: record.replaced_by };
        throw new Problem('conflict', `Another CURP took its place: ${record.replaced_by}.`, { members });
      }
      return { success: true as const, result: curpRecordOf(record) };
    }),
  );
