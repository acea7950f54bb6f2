import { STRUCTURAL_SOURCE } from '#contracts/verification/source.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { providerTimeoutMs } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { implementer } from '../model/implementer.ts';
import { legalCandidate, naturalCandidate, resultOfRecord, speakerOf } from '../rfc/answers.ts';

/** Finds the RFC of a name and a date, or derives it. */
export const findRfc = ({ platform: { clock }, providers: { registry }, runLookup }: VerificationParts) =>
  implementer.rfc.reverse.handler(({ input, context }) =>
    runLookup(context, async (reportSource) => {
      const { caller } = context;
      const { name, birth_date, person_type, postal_code } = input;
      const first = input.first_last_name ?? '';
      const second = input.second_last_name ?? '';
      const names = person_type === 'PF' ? { name, first_last_name: first, second_last_name: second } : { name };
      reportSource(registry.source(caller));
      const query = { by: 'names', kind: person_type === 'PF' ? 'rfc' : 'company', ...names, birth_date } as const;
      const records = await registry.find(caller, query, providerTimeoutMs(caller, clock.now()));
      const taxpayers = records.filter(({ rfc }) => rfc);
      const speaker = speakerOf(registry.isAuthority(caller));
      const only = taxpayers.length === 1 ? resultOfRecord(taxpayers[0]!, speaker, clock.now(), { postal_code }) : null;
      if (only) return { success: true as const, result: only };
      // Without exactly one match, the RFC is derived from the name.
      reportSource(STRUCTURAL_SOURCE);
      const candidate = person_type === 'PF' ? naturalCandidate({ name, first, second }, birth_date) : legalCandidate(name, birth_date);
      if (candidate === null) throw invalidMember('name', 'no_letters', 'An RFC takes letters of the name, which has none.');
      return { success: true as const, result: candidate };
    }),
  );
