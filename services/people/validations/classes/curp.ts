import { plainText } from '#mexico/plain-text.ts';
import { curpOf } from '../../model/national-id.ts';
import type { PersonRow } from '../../model/person-store.ts';
import { conclude, type ValidationClass } from './class.ts';
import type { CurpAnswer } from './ports.ts';

const NAMES = ['name', 'first_lastname', 'second_lastname'] as const;

/** The class that asks a registry whether the CURP exists, is in use, and belongs to these names. */
export const curpClass: ValidationClass<'curp'> = {
  className: 'CurpValidation',
  models: ['person'],
  reads: { person: ['national_id', ...NAMES, 'birthdate', 'gender'], contacts: false, address: false },
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
    return conclude(reasons, { known: true, in_use: answer.inUse, curp_status: answer.status, differs });
  },
};

/** Returns the members that differ from the registry. Null members, and all names of a record without a name, count as equal. */
function differencesOf(person: PersonRow, registryAnswer: CurpAnswer & { isKnown: true }): string[] {
  const names = NAMES.filter((member) => {
    const name = registryAnswer[member];
    return name !== null && person.name !== '' && plainText(name) !== plainText(person[member]);
  });
  const facts = (['birthdate', 'gender'] as const).filter(
    (member) => registryAnswer[member] !== null && person[member] !== null && registryAnswer[member] !== person[member],
  );
  return [...names, ...facts];
}
