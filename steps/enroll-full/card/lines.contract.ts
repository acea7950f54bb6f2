/** Constants for screens, separate from `credential.contract.ts` so that screens do not load its schemas. */

/** The fields of the front that the person sees and may correct, in the order of the screen. */
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

/** The fields of the back in a device's reading. */
export const backFields = ['cic', 'ocr_number', 'name', 'last_names', 'date', 'expiration_date'] as const;
export type BackField = (typeof backFields)[number];

/** The most characters of a corrected text that is no name. */
export const LINE_LENGTH = 100;
