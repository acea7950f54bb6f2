import { conclude, skip, type ValidationClass } from './class.ts';

/** The class that checks whether the RFC is registered and may receive invoices. */
export const rfcClass: ValidationClass<'rfc'> = {
  className: 'RfcValidation',
  models: ['person'],
  reads: { person: ['tax_id'], contacts: false, address: false },
  async judge({ caller, config, subject: { person } }, { registries }) {
    if (person.tax_id === null) return skip('no_tax_id');
    const { valid, eligible } = await registries.rfc(caller, person.tax_id);
    if (valid === null) return skip('no_provider');
    const reasons = valid ? [] : ['rfc_unknown'];
    if (valid && config.require_eligible && eligible === false) reasons.push('rfc_not_eligible');
    return conclude(reasons, { registered: valid, eligible_for_invoices: eligible });
  },
};
