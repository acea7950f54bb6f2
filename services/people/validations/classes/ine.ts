import { conclude, skip, type ValidationClass } from './class.ts';

/** The members that the registry needs for each model of card. */
const REGISTRY_MEMBERS = { C: ['elector_key', 'emission_number', 'ocr'], D: ['cic', 'ocr'], EFGH: ['cic', 'ocr'] } as const;

/** The class that asks the voter registry whether the person's newest credential exists and is in force. */
export const ineClass: ValidationClass<'ine'> = {
  className: 'IneValidation',
  models: ['person'],
  // An upload of credential pictures schedules this class, so no change of the record does.
  reads: { person: [], contacts: false, address: false },
  async judge({ caller, config, subject: { person } }, { registries, credentials }) {
    const credential = await credentials.newestOf(caller, person);
    if (credential === null) return skip('no_credential');
    if (credential === 'unread') return skip('credential_unread');
    const { type } = credential;
    if (REGISTRY_MEMBERS[type].some((member) => credential[member] === null)) return skip('credential_incomplete');
    if (config.types && !config.types.includes(type)) return conclude(['type_not_taken'], { type });
    const answer = await registries.credential(caller, credential);
    const { valid, expired, court_order, incorrect_data } = answer;
    const reasons = Object.entries({ incorrect_data, court_order }).flatMap(([reason, is]) => (is ? [reason] : []));
    if (expired && config.require_current) reasons.push('expired');
    // An invalid credential without another reason is reported as lost or stolen.
    if (!valid && !incorrect_data && !court_order && !expired) reasons.push('not_in_force');
    return conclude(reasons, { type, valid, expired, court_order, incorrect_data });
  },
};
