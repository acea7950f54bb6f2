import { curpOf } from '#mexico/curp.ts';
import { IDENTITY_MEMBERS } from '#mexico/holders/holder.ts';
import { isSameName } from '#mexico/name-of-person.ts';
import type { PersonRow } from '../../model/person-store.ts';
import { conclude, skip, type ValidationClass } from './class.ts';
import type { CurpAnswer } from './ports.ts';

const NAMES = ['name', 'first_lastname', 'second_lastname'] as const;

/** The class that asks a registry whether the CURP exists, is in use, and belongs to these names. */
export const curpClass: ValidationClass<'curp'> = {
  className: 'CurpValidation',
  models: ['person'],
  reads: { person: IDENTITY_MEMBERS, contacts: false, address: false },
  async judge({ caller, config, today, subject: { person } }, { registries }) {
    const curp = curpOf(person.national_id, today);
    if (!curp) return conclude(['curp_invalid'], { known: null, in_use: null, differs: [] });
    const answer = await registries.curp(caller, curp.curp);
    if (!answer.isKnown) {
      return conclude([answer.replacedBy === null ? 'curp_unknown' : 'curp_replaced'], { known: false, in_use: null, differs: [] });
    }
    const differs = config.compare ? differencesOf(person, answer) : [];
    const reasons = differs.map((member) => `${member}_differs`);
    if (config.require_active && !answer.inUse) reasons.unshift('curp_not_in_use');
    // A registry that knows the CURP does not say whose it is while one of the two has no name or surname.
    const hasNames = answer.name !== null && answer.first_lastname !== null && person.name !== '';
    if (reasons.length === 0 && config.compare && !hasNames) return skip('not_comparable');
    return conclude(reasons, { known: true, in_use: answer.inUse, curp_status: answer.status, differs });
  },
};

/** Returns the members that differ from the registry. Null members, and all names of a record without a name, are not compared. */
function differencesOf(person: PersonRow, registryAnswer: CurpAnswer & { isKnown: true }): string[] {
  const names = NAMES.filter((member) => {
    const name = registryAnswer[member];
    return name !== null && person.name !== '' && !isSameName(name, person[member]);
  });
  const facts = (['birthdate', 'gender'] as const).filter(
    (member) => registryAnswer[member] !== null && person[member] !== null && registryAnswer[member] !== person[member],
  );
  return [...names, ...facts];
}
