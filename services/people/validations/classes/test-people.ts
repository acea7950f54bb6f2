import type { ValidationClassName } from '#contracts/people/validation-classes.ts';
import { testPeople } from '#contracts/verification/test-people.ts';
import { NO_HOLDER } from '#mexico/holders/paper-holder.ts';
import type { Owner } from '#platform/base/administration.ts';
import { Problem } from '#platform/base/problem.ts';
import type { RunResult } from './class.ts';
import type { LivenessResults, PersonIdentity, PrintedCredential } from './ports.ts';

// Fixed results of validations for fictitious people in test mode. `docs/guides/validations.md` lists these people.

/** The classes whose results already come from the registries of test mode. */
const JUDGED_BY_REGISTRIES: readonly ValidationClassName[] = ['curp', 'rfc'];

const testPersonOf = ({ livemode }: Pick<Owner, 'livemode'>, nationalId: string) =>
  livemode ? undefined : testPeople.find(({ record }) => record.curp === nationalId);

/** Returns a function with the fixed result of a test person who must fail this class; null for all other people. */
export function simulatedOutcome(owner: Pick<Owner, 'livemode'>, name: ValidationClassName, nationalId: string): (() => RunResult) | null {
  const fails = JUDGED_BY_REGISTRIES.includes(name) ? undefined : testPersonOf(owner, nationalId)?.fails;
  switch (fails) {
    case 'unknown':
      // `played` is the public name of the reason: the result is simulated.
      return () => ({ verdict: 'failed', reasons: ['played'], content: {} });
    case 'no_provider':
      return () => ({ verdict: 'skipped', reason: 'no_provider' });
    case 'unavailable':
      return () => {
        throw new Problem('unavailable', 'This person plays that nobody answers.');
      };
    case undefined:
      return null;
  }
}

/** Returns the fixed credential of a test person, as if it had been read; null for all other people. */
export function simulatedCredential(owner: Pick<Owner, 'livemode'>, { national_id }: PersonIdentity): PrintedCredential | null {
  const record = testPersonOf(owner, national_id)?.record;
  if (!record?.credential_type) return null;
  const { credential_type: type, cic = null, ocr = null, elector_key = null, emission_number = null } = record;
  const { curp = null, name, first_last_name, second_last_name, birth_date: birthdate = null } = record;
  const reverse = { ...NO_HOLDER, name: [name, first_last_name, second_last_name].filter(Boolean).join(' '), birthdate };
  return { type, cic, ocr, elector_key, emission_number, front: { ...reverse, curp, elector_key }, reverse };
}

/** Returns a fixed live result of a test person; null for all other people. */
export function simulatedLiveness(
  owner: Pick<Owner, 'livemode'>,
  { national_id }: PersonIdentity,
): Awaited<ReturnType<LivenessResults['newestOf']>> {
  return testPersonOf(owner, national_id) ? { live: true, score: 0.98 } : null;
}
