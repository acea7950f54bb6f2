import { holderFacts, IDENTITY_MEMBERS } from '#mexico/holders/holder.ts';
import { rfcPartsOfAnother } from '#mexico/rfc.ts';
import { conclude, skip, type ValidationClass } from './class.ts';

/**
 * The class that compares letters and date of the RFC with the person, and asks whether it is registered and may receive invoices. An RFC
 * of somebody else fails before the registry is asked about them.
 */
export const rfcClass: ValidationClass<'rfc'> = {
  className: 'RfcValidation',
  models: ['person'],
  reads: { person: ['tax_id', ...IDENTITY_MEMBERS], contacts: false, address: false },
  async judge({ caller, config, today, subject: { person } }, { registries }) {
    if (person.tax_id === null) return skip('no_tax_id');
    const differs = rfcPartsOfAnother(person.tax_id, holderFacts(person, today));
    if (differs !== null && differs.length > 0)
      return conclude(['rfc_differs'], { registered: null, eligible_for_invoices: null, differs });
    const { valid, eligible } = await registries.rfc(caller, person.tax_id);
    if (valid === null) return skip('not_in_registry');
    const reasons = valid ? [] : ['rfc_unknown'];
    if (valid && config.require_eligible && eligible === false) reasons.push('rfc_not_eligible');
    if (reasons.length === 0 && differs === null) return skip('not_comparable');
    return conclude(reasons, { registered: valid, eligible_for_invoices: eligible, differs: [] });
  },
};
