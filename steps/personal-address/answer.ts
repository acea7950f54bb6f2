import { postalCodePattern } from '../../mexico/postal-code.ts';
import { linePattern } from './address-line.contract.ts';
import type { PersonalAddressWords } from './personal-address.i18n.ts';

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

/** What is missing, in words, in the order of the fields; empty where nothing is. */
export function wrongIn(answer: Answer, words: PersonalAddressWords): Partial<Record<Member, string>> {
  const line = (text: string, missing: string) => (linePattern.test(text) ? '' : missing);
  return {
    zip_code: postalCodePattern.test(answer.zip_code) ? '' : words.emptyPostalCode,
    state: answer.state ? '' : words.emptyState,
    municipality: line(answer.municipality, words.emptyMunicipality),
    colony: line(answer.colony, words.emptyColony),
    street: line(answer.street, words.emptyStreet),
    ext_num: line(answer.ext_num, words.emptyExtNum),
  };
}
