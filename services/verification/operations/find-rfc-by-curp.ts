import { STRUCTURAL_SOURCE } from '#contracts/verification/source.ts';
import { providerTimeoutMs } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { combinedCurpOf } from '../curp/answers.ts';
import { personOf, readCurp } from '../curp/people.ts';
import { implementer } from '../model/implementer.ts';
import { naturalCandidate, noCandidate, resultOfRecord, speakerOf } from '../rfc/answers.ts';

export const findRfcByCurp = ({ platform: { clock }, providers: { registry }, runLookup }: VerificationParts) =>
  implementer.rfc.reverseWithCurp.handler(({ input, context }) =>
    runLookup(context, async (reportSource) => {
      const { caller } = context;
      reportSource(STRUCTURAL_SOURCE);
      const curp = readCurp(input.curp, { status: 422, now: clock.now() });
      reportSource(registry.source(caller));
      const record = await personOf(registry, caller, curp, providerTimeoutMs(caller, clock.now()));
      const person = { name: record.name ?? '', first: record.first_last_name ?? '', second: record.second_last_name ?? '' };
      const speaker = speakerOf(registry.isAuthority(caller));
      const rfc_result = resultOfRecord(record, speaker, clock.now()) ?? naturalCandidate(person, record.birth_date ?? '') ?? noCandidate();
      return { success: true as const, result: { rfc_result, curp_result: combinedCurpOf(record) } };
    }),
  );
