import { isOfAuthority, SOURCE_HEADER, TABLE_SOURCE } from '#contracts/verification/source.ts';
import type { verificationContract } from '#contracts/verification/verification.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { AnswerObserver, ServiceClient } from '#platform/calls/client.ts';
import type { Registries } from '#services/people/validations/classes/ports.ts';

const GENDERS: Readonly<Record<string, 'MALE' | 'FEMALE'>> = { H: 'MALE', M: 'FEMALE' };

/** Returns the source that an answer names. A foreign server may name none, or one that no header may repeat: then `registry`. */
function sourceIn(headers: Headers): string {
  const source = headers.get(SOURCE_HEADER) ?? '';
  return /^[\x21-\x7e]{1,100}$/.test(source) ? source : TABLE_SOURCE;
}

/** Implements the registries of the people service through the verification service. Null: every call throws `provider_not_configured`. */
export function registriesPort(verification: ServiceClient<typeof verificationContract> | null): Registries {
  const clientOf = (caller: Caller, onAnswer: AnswerObserver | null = null) => {
    if (verification) return verification(caller, null, onAnswer);
    throw new Problem('provider_not_configured', 'This server has no verification service; VERIFICATION_URL gives its address.');
  };
  return {
    async curp(caller, curp, reportSource) {
      try {
        const { result } = await clientOf(caller, (headers) => reportSource?.(sourceIn(headers))).curp.get({ curp });
        const { first_last_name: first_lastname, second_last_name: second_lastname, birth_date: birthdate, curp_status: status } = result;
        const gender = GENDERS[result.gender ?? ''] ?? null;
        return { isKnown: true, inUse: result.valid, status, name: result.name, first_lastname, second_lastname, birthdate, gender };
      } catch (failure) {
        if (failure instanceof Problem && failure.key === 'not_found') return { isKnown: false, replacedBy: null };
        if (failure instanceof Problem && failure.key === 'conflict') return { isKnown: false, replacedBy: failure.message };
        throw failure;
      }
    },

    async rfc(caller, rfc) {
      const { result } = await clientOf(caller).rfc.get({ rfc });
      return { valid: result.valid_rfc, eligible: result.elegible_for_invoices };
    },

    async credential(caller, { type, cic, ocr, elector_key, emission_number }) {
      const numbers = { cic: cic ?? undefined, ocr: ocr ?? undefined };
      const keys = { elector_key: elector_key ?? undefined, emission_number: emission_number ?? undefined };
      let source = TABLE_SOURCE as string;
      const client = clientOf(caller, (headers) => {
        source = sourceIn(headers);
      });
      const { result } = await client.credential.judge({ type, ...numbers, ...keys });
      return { ...result, isOfAuthority: isOfAuthority(source, caller) };
    },
  };
}
