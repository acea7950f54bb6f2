import type { Caller } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import type { Registries } from '../validations/classes/ports.ts';

/**
 * Returns the names that the registry has for a CURP; no names if no registry is configured. Throws `curp_unknown` and `curp_replaced`
 * (422), and `unavailable` if the registry does not answer.
 */
export async function registeredPerson(registries: Pick<Registries, 'curp'>, caller: Caller, curp: string) {
  const answer = await registries.curp(caller, curp).catch((failure: unknown) => {
    if (failure instanceof Problem && failure.key === 'provider_not_configured') return null;
    throw failure;
  });
  if (answer === null) return {};
  if (!answer.isKnown) {
    if (answer.replacedBy === null) throw invalidMember('curp', 'curp_unknown', 'The registry does not know this CURP.');
    throw invalidMember('curp', 'curp_replaced', answer.replacedBy);
  }
  const { name, first_lastname, second_lastname } = answer;
  return {
    ...(name === null ? {} : { name }),
    ...(first_lastname === null ? {} : { first_lastname }),
    ...(second_lastname === null ? {} : { second_lastname }),
  };
}
