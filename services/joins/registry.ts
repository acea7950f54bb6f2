import type { ProblemKey } from '#contracts/base/problems.ts';
import type { verificationContract } from '#contracts/verification/verification.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import { asStepFailure } from '#services/workflows/step-context/step-failure.ts';
import type { CurpStanding, RegistryPort } from '#steps/ports/registry.ts';

const FAILURE_RULES = {
  keptKeys: new Set<ProblemKey>(['rate_limited', 'deadline_exceeded']),
  fallbackKey: 'unavailable',
  fallbackMessage: 'The registry does not answer now',
} as const;

/** Maps a problem of the verification service to a verdict on a CURP. */
const standings: Partial<Record<ProblemKey, CurpStanding>> = {
  not_found: 'unknown',
  conflict: 'replaced',
  provider_not_configured: 'not_asked',
};

/** Implements the steps' CURP requests through the verification service's contract. Null: every answer is `not_asked`. */
export function registryPort(verification: ServiceClient<typeof verificationContract> | null, caller: Caller): RegistryPort {
  return {
    async curp(curp) {
      if (verification === null) return 'not_asked';
      try {
        const { valid } = (await verification(caller).curp.get({ curp })).result;
        return valid === null ? 'not_asked' : valid ? 'in_force' : 'out_of_use';
      } catch (failure) {
        const standing = failure instanceof Problem ? standings[failure.key] : undefined;
        if (standing) return standing;
        throw asStepFailure(failure, FAILURE_RULES);
      }
    },
  };
}
