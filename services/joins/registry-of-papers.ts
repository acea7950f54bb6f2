import type { CurpRecord as RegistryCurp } from '#contracts/verification/curp.ts';
import type { verificationContract } from '#contracts/verification/verification.ts';
import type { ExtractedCurpRecord } from '#kinds/base/members.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { ExtractionPorts } from '#services/extraction/base/ports.ts';

/** Implements the registry requests of extraction through the verification service. Answers are null without service or provider. */
export function registryOfPapers(verification: ServiceClient<typeof verificationContract> | null): ExtractionPorts {
  return {
    registryFor: (caller) => ({
      mayBeAsked() {
        if (caller.kind !== 'key' || caller.scopes.has('verification')) return;
        throw new Problem('scope_missing', 'What registries know takes a key with the scope "verification" too; or leave out validate_*.');
      },
      async curp(curp) {
        if (!verification) return null;
        return ask<{ record: ExtractedCurpRecord | null }>(
          async () => ({ record: recordOf((await verification(caller).curp.get({ curp })).result) }),
          { record: null },
        );
      },
      async rfc(rfc) {
        if (!verification) return null;
        return ask(async () => {
          const { valid_rfc } = (await verification(caller).rfc.get({ rfc })).result;
          return valid_rfc === null ? null : { valid: valid_rfc };
        }, null);
      },
      async nss(nss) {
        if (!verification) return null;
        // A foreign implementation of the service lacks this internal operation, and then no registry is asked.
        return ask(async () => {
          const { result } = await verification(caller).internal.nss({ nss });
          if (!result.person) return { valid: result.known, person: null };
          const { name, first_last_name: first_lastname, second_last_name: second_lastname, birth_date } = result.person;
          return { valid: result.known, person: { nss, name, first_lastname, second_lastname, birth_date } };
        }, null);
      },
    }),
  };
}

/** Returns the registry's answer; `unknown` if the registry has no such entry or has replaced it; null if no provider is set up. */
async function ask<Answer>(work: () => Promise<Answer>, unknown: Answer): Promise<Answer | null> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    if (failure.key === 'provider_not_configured') return null;
    if (failure.key === 'not_found' || failure.key === 'conflict') return unknown;
    throw failure;
  }
}

/** Renames a member to the spelling of the extraction API, `provatory_document`. */
function recordOf({ probatory_document, ...rest }: RegistryCurp): ExtractedCurpRecord {
  return { ...rest, provatory_document: probatory_document };
}
