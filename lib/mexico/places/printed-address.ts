import { entityName } from '../entities.ts';
import { entityOfPostalCode } from './postal-code.ts';

/** Members of an address as cards and papers print it. `street` may include the number, `province` may be abbreviated. */
export const printedAddressMembers = ['street', 'neighborhood', 'zip_code', 'city', 'province'] as const;
type Member = (typeof printedAddressMembers)[number];

/** An address as printed; members that were not read are null. */
export type PrintedAddress = Record<Member, string | null>;

/** Returns the address of these texts; null if all are empty. */
export function printedAddressOf(textOf: (member: Member) => string): PrintedAddress | null {
  const address = Object.fromEntries(printedAddressMembers.map((member) => [member, textOf(member) || null])) as PrintedAddress;
  return Object.values(address).some((text) => text !== null) ? address : null;
}

/** A printed street, its number and its inner number (`S/N`: no number). */
const NUMBER = /^(.{2,}?) (?:NUM\.? |NO\.? |# ?)?(\d{1,6}(?:[- ]?[A-Z])?|S\/N)(?: (?:INT\.?|DEPTO\.?) ?(\w{1,10}))?$/i;

/**
 * Maps a printed address to the members of a person's address; missing ones are empty. Its “city” is the municipality, the state is that
 * of the postal code. Of the street the first 200 characters are split; an unclear text stays whole.
 */
export function splitPrinted({ street, neighborhood, zip_code, city }: PrintedAddress) {
  const line = (street ?? '').slice(0, 200).replace(/\s+/g, ' ').trim();
  const [, name = line, ext_num = '', int_num = ''] = NUMBER.exec(line) ?? [];
  const entity = entityOfPostalCode(zip_code ?? '');
  return {
    ...{ zip_code: zip_code ?? '', state: (entity && entityName(entity)) ?? '', municipality: city ?? '', colony: neighborhood ?? '' },
    ...{ street: name, ext_num: ext_num.toUpperCase(), int_num },
  };
}
