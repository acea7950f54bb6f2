import { TABLE_SOURCE } from '#contracts/verification/source.ts';
import { testInvoices } from '#contracts/verification/test-people.ts';
import { noTaxAuthority, satUnavailable } from './sat-cfdi.ts';
import type { TaxAuthority } from './tax-authority.ts';

/** Tax authority for test data: returns the states of test invoices without a request to the SAT. */
export const testInvoiceStates: TaxAuthority = {
  source: () => TABLE_SOURCE,
  async ready() {},
  async stateOf(owner, code) {
    const invoice = testInvoices.find(({ uuid }) => uuid === code.uuid);
    if (invoice?.fails === 'refused') return 'refused';
    if (invoice?.fails === 'unavailable') throw satUnavailable();
    if (invoice?.fails === 'no_provider') return noTaxAuthority.stateOf(owner, code);
    return { state: invoice?.state ?? 'No Encontrado', cancelation: invoice?.cancelation || null };
  },
};
