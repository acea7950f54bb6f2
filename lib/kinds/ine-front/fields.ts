import { printedAddressMembers } from '#mexico/places/printed-address.ts';

/** Text members of a credential's front, as they are read, returned by the API and passed to steps. */
export const ineFrontTexts = [
  'name',
  'first_lastname',
  'second_lastname',
  'birthdate',
  'gender',
  'elector_key',
  'curp',
  'expiration_date',
  ...printedAddressMembers,
  'emission_number',
  'type',
  'ine_type',
  'section_id',
  'register_year',
  'emission_year',
] as const;

export type IneFrontText = (typeof ineFrontTexts)[number];
