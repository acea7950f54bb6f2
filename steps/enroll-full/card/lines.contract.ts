/** Apart from the schemas of `credential.contract.ts`: a screen needs none of them. */

/** What the person is shown of the front, and may correct, in the order of the screen. */
export const fields = [
  'name',
  'last_name',
  'mothers_last_name',
  'curp',
  'birth_date',
  'street',
  'neighborhood',
  'zip_code',
  'city',
  'province',
  'elector_key',
  'expiration_date',
] as const;
export type CardField = (typeof fields)[number];

/** What of the back a device says that it read. */
export const backFields = ['cic', 'ocr_number', 'name', 'last_names', 'date', 'expiration_date'] as const;
export type BackField = (typeof backFields)[number];

/** Of a corrected text that is no name. */
export const LINE_LENGTH = 100;
