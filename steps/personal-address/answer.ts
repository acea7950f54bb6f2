import type { SubmissionOf } from '#contracts/steps/step.ts';
import { postalCodePattern } from '#mexico/places/postal-code.ts';
import { linePattern } from './address-line.contract.ts';
import type { personalAddress } from './personal-address.contract.ts';

/** The typed address; a member without input is empty. */
export type PersonalAddressSubmission = Omit<SubmissionOf<typeof personalAddress>, 'device_coordinates'>;
export type PersonalAddressMember = keyof PersonalAddressSubmission;

/** The faults of an address: a missing field, as the key of its message. */
export type PersonalAddressFault = 'emptyPostalCode' | 'emptyState' | 'emptyMunicipality' | 'emptyColony' | 'emptyStreet' | 'emptyExtNum';

/** Returns the missing fields, in the order of the form. */
export function faultsIn(answer: PersonalAddressSubmission): Partial<Record<PersonalAddressMember, PersonalAddressFault>> {
  const line = (text: string) => linePattern.test(text);
  const checks: readonly [PersonalAddressMember, boolean, PersonalAddressFault][] = [
    ['zip_code', postalCodePattern.test(answer.zip_code), 'emptyPostalCode'],
    ['state', answer.state !== '', 'emptyState'],
    ['municipality', line(answer.municipality), 'emptyMunicipality'],
    ['colony', line(answer.colony), 'emptyColony'],
    ['street', line(answer.street), 'emptyStreet'],
    ['ext_num', line(answer.ext_num), 'emptyExtNum'],
  ];
  return Object.fromEntries(checks.flatMap(([member, isRight, fault]) => (isRight ? [] : [[member, fault]])));
}
