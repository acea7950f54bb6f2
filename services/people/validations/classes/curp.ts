import { plainText } from '#mexico/plain-text.ts';
import { curpOf } from '../../model/national-id.ts';
import type { PersonRow } from '../../model/person-store.ts';
import { judged, type ValidationClass } from './class.ts';
import type { CurpAnswer } from './ports.ts';

const NAMES = ['name', 'first_lastname', 'second_lastname'] as const;

/** Whether a registry knows the CURP, has it in use, and under these names. */
export const curpClass: ValidationClass<'curp'> = {
  className: 'CurpValidation',
  models: ['person'],
  reads: { person: ['national_id', ...NAMES, 'birthdate', 'gender'], contacts: false, address: false },
  async judge({ caller, config, today, subject: { person } }, { registries }) {
    const curp = curpOf(person.national_id, today);
    if (!curp) return judged(['curp_invalid'], { known: null, in_use: null, differs: [] });
    const answer = await registries.curp(caller, curp.curp);
    if (!answer.known) {
      return judged([answer.replacedBy === null ? 'curp_unknown' : 'curp_replaced'], { known: false, in_use: null, differs: [] });
    }
    const differs = config.compare ? differencesOf(person, answer) : [];
    const reasons = differs.map((member) => `${member}_differs`);
    if (config.require_active && !answer.inUse) reasons.unshift('curp_not_in_use');
    return judged(reasons, { known: true, in_use: answer.inUse, curp_status: answer.status, differs });
  },
};

/** The members that the registry says otherwise. What it does not say agrees, and so do a record without names and empty members. */
function differencesOf(person: PersonRow, registered: CurpAnswer & { known: true }): string[] {
  const names = NAMES.filter((member) => {
    const name = registered[member];
    return name !== null && person.name !== '' && plainText(name) !== plainText(person[member]);
  });
  const facts = (['birthdate', 'gender'] as const).filter(
    (member) => registered[member] !== null && person[member] !== null && registered[member] !== person[member],
  );
  return [...names, ...facts];
}
