import type { CurpRecord as RegistryCurp } from '#contracts/verification/curp.ts';
import type { verificationContract } from '#contracts/verification/verification.ts';
import type { ExtractedCurpRecord } from '#kinds/base/members.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { ExtractionPorts } from '#services/extraction/base/ports.ts';

type VerificationClient = ServiceClient<typeof verificationContract>;

/** Implements the registry requests of extraction through the verification service. Answers are null without service or provider. */
export function registryOfPapers(verification: VerificationClient | null): ExtractionPorts {
  /** Returns the registry's answer; `unknown` if the registry has no such entry or has replaced it; null if no provider is set up. */
  const ask = async <Answer>(work: (service: VerificationClient) => Promise<Answer>, unknown: Answer): Promise<Answer | null> => {
    try {
      return verification && (await work(verification));
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      if (failure.key === 'provider_not_configured') return null;
      if (failure.key === 'not_found' || failure.key === 'conflict') return unknown;
      throw failure;
    }
  };
  return {
    registryFor: (caller) => ({
      checkScope() {
        if (caller.kind !== 'key' || caller.scopes.has('verification')) return;
        throw new Problem('scope_missing', 'Registry data require a key that also has the scope "verification"; or leave out validate_*.');
      },
      async curp(curp) {
        return ask<{ record: ExtractedCurpRecord | null }>(
          async (service) => ({ record: recordOf((await service(caller).curp.get({ curp })).result) }),
          { record: null },
        );
      },
      async rfc(rfc) {
        return ask(async (service) => {
          const { valid_rfc } = (await service(caller).rfc.get({ rfc })).result;
          return valid_rfc === null ? null : { valid: valid_rfc };
        }, null);
      },
      async nss(nss) {
        // A foreign implementation of the service lacks this internal operation, and then no registry is asked.
        return ask(async (service) => {
          const { result } = await service(caller).internal.nss({ nss });
          if (result.known === null) return null;
          if (!result.person) return { valid: result.known, person: null };
          const { name, first_last_name: first_lastname, second_last_name: second_lastname, birth_date } = result.person;
          return { valid: result.known, person: { nss, name, first_lastname, second_lastname, birth_date } };
        }, null);
      },
    }),
  };
}

/** Renames a member to the spelling of the extraction API, `provatory_document`. */
function recordOf({ probatory_document, ...rest }: RegistryCurp): ExtractedCurpRecord {
  return { ...rest, provatory_document: probatory_document };
}
