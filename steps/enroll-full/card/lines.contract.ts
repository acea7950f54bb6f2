import { printedAddressMembers } from '#mexico/places/printed-address.ts';

/** Constants for screens, separate from `credential.contract.ts` so that screens do not load its schemas. */

export const nameFields = ['name', 'last_name', 'mothers_last_name'] as const;

/** The fields of the front that the person sees and may correct, in the order of the screen. */
export const fields = [...nameFields, 'curp', 'birth_date', ...printedAddressMembers, 'elector_key', 'expiration_date'] as const;
export type CardField = (typeof fields)[number];

/** The fields of the back in a device's reading. */
export const backFields = ['cic', 'ocr_number', 'name', 'last_names', 'date', 'expiration_date'] as const;
export type BackField = (typeof backFields)[number];

/** Maximum number of characters of a corrected text that is no name. */
export const LINE_LENGTH = 100;
