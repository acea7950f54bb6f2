import { IDENTITY_MEMBERS } from '#mexico/holders/holder.ts';
import { skip, type ValidationClass } from './class.ts';
import { judgeCredential } from './judge-credential.ts';

/** The class that judges the person's newest credential by the voter registry. */
export const ineClass: ValidationClass<'ine'> = {
  className: 'IneValidation',
  models: ['person'],
  // An upload of credential pictures schedules this class too.
  reads: { person: IDENTITY_MEMBERS, contacts: false, address: false },
  async judge({ caller, config, subject: { person }, today }, { registries, credentials }) {
    const credential = await credentials.newestOf(caller, person);
    if (credential === null) return skip('no_credential');
    if (credential === 'unread') return skip('credential_unread');
    const { require_current: requiresCurrent, types } = config;
    return judgeCredential({ caller, person, today, credential, requiresCurrent, types, vouches: false }, registries);
  },
};
