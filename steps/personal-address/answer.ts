import { postalCodePattern } from '#mexico/places/postal-code.ts';
import { linePattern } from './address-line.contract.ts';

/** The address as it is typed; empty where nothing was. */
export interface Answer {
  zip_code: string;
  state: string;
  municipality: string;
  colony: string;
  street: string;
  ext_num: string;
  int_num: string;
  references: string;
}
export type Member = keyof Answer;

/** What is missing, by its words. */
export type Fault = 'emptyPostalCode' | 'emptyState' | 'emptyMunicipality' | 'emptyColony' | 'emptyStreet' | 'emptyExtNum';

/** What is missing, in the order of the fields. */
export function faultsIn(answer: Answer): Partial<Record<Member, Fault>> {
  const line = (text: string) => linePattern.test(text);
  const checks: readonly [Member, boolean, Fault][] = [
    ['zip_code', postalCodePattern.test(answer.zip_code), 'emptyPostalCode'],
    ['state', answer.state !== '', 'emptyState'],
    ['municipality', line(answer.municipality), 'emptyMunicipality'],
    ['colony', line(answer.colony), 'emptyColony'],
    ['street', line(answer.street), 'emptyStreet'],
    ['ext_num', line(answer.ext_num), 'emptyExtNum'],
  ];
  return Object.fromEntries(checks.flatMap(([member, isRight, fault]) => (isRight ? [] : [[member, fault]])));
}
