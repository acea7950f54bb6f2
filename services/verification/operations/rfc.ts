import { implement } from '@orpc/server';
import type { RegistryRecord } from '#contracts/verification/registry.ts';
import { verificationContract } from '#contracts/verification/verification.ts';
import { normalizeRfc, parseRfc } from '#mexico/rfc.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { STRUCTURAL, timeFor } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { combinedCurpOf } from '../curp/answers.ts';
import { personOf, readCurp } from '../curp/people.ts';
import { legalCandidate, malformedResult, naturalCandidate, noCandidate, rfcResultOf, type TaxpayerClaim } from '../rfc/answers.ts';

export function rfcOperations({ platform, providers, runLookup }: VerificationParts) {
  const os = implement(verificationContract.rfc).$context<CallContext>();
  const { clock } = platform;
  const { registry } = providers;
  const today = () => mexicanDate(clock.now());

  /** Returns the result for a record; null if it has no valid RFC. */
  const resultOf = (record: RegistryRecord, claim: TaxpayerClaim = {}) => {
    const verdict = parseRfc(record.rfc ?? '', today());
    return verdict.ok ? rfcResultOf(verdict.value, record, claim) : null;
  };

  return os.router({
    get: os.get.handler(({ input, context }) =>
      runLookup(context, async (reportSource) => {
        const { caller } = context;
        const verdict = parseRfc(input.rfc, today());
        if (!verdict.ok) {
          reportSource(STRUCTURAL);
          return { success: true as const, result: malformedResult(normalizeRfc(input.rfc), verdict.reason) };
        }
        const { rfc } = verdict.value;
        reportSource(registry.source(caller));
        const [record] = await registry.find(caller, { by: 'rfc', rfc }, timeFor(caller, clock.now()));
        return { success: true as const, result: rfcResultOf(verdict.value, record, input) };
      }),
    ),

    reverse: os.reverse.handler(({ input, context }) =>
      runLookup(context, async (reportSource) => {
        const { caller } = context;
        const { name, birth_date, person_type, postal_code } = input;
        const first = input.first_last_name ?? '';
        const second = input.second_last_name ?? '';
        const names = person_type === 'PF' ? { name, first_last_name: first, second_last_name: second } : { name };
        reportSource(registry.source(caller));
        const records = await registry.find(caller, { by: 'names', ...names, birth_date }, timeFor(caller, clock.now()));
        const taxpayers = records.filter(({ rfc }) => rfc);
        const only = taxpayers.length === 1 ? resultOf(taxpayers[0]!, { postal_code }) : null;
        if (only) return { success: true as const, result: only };
        // Without exactly one match, the RFC is derived from the name.
        reportSource(STRUCTURAL);
        const candidate = person_type === 'PF' ? naturalCandidate({ name, first, second }, birth_date) : legalCandidate(name, birth_date);
        if (candidate === null) throw invalidMember('name', 'no_letters', 'An RFC takes letters of the name, which has none.');
        return { success: true as const, result: candidate };
      }),
    ),

    reverseWithCurp: os.reverseWithCurp.handler(({ input, context }) =>
      runLookup(context, async (reportSource) => {
        const { caller } = context;
        reportSource(STRUCTURAL);
        const curp = readCurp(input.curp, 422, clock.now());
        reportSource(registry.source(caller));
        const record = await personOf(registry, caller, curp, timeFor(caller, clock.now()));
        const person = { name: record.name ?? '', first: record.first_last_name ?? '', second: record.second_last_name ?? '' };
        const rfc_result = resultOf(record) ?? naturalCandidate(person, record.birth_date ?? '') ?? noCandidate();
        return { success: true as const, result: { rfc_result, curp_result: combinedCurpOf(record) } };
      }),
    ),
  });
}
