/** The texts of the front of a credential, as they are read, answered and handed to steps. */
export const ineFrontTexts = [
  'name',
  'first_lastname',
  'second_lastname',
  'birthdate',
  'gender',
  'elector_key',
  'curp',
  'expiration_date',
  'street',
  'neighborhood',
  'zip_code',
  'city',
  'province',
  'emission_number',
  'type',
  'ine_type',
  'section_id',
  'register_year',
  'emission_year',
] as const;

export type IneFrontText = (typeof ineFrontTexts)[number];
