/** The members of a voter credential's front that a registry request needs, and those that tell whose it is. */
export const frontMembers = [
  ...(['ine_type', 'elector_key', 'emission_number', 'expiration_date'] as const),
  ...(['curp', 'name', 'first_lastname', 'second_lastname', 'birthdate', 'gender'] as const),
] as const;
/** The same of a reverse. */
export const reverseMembers = ['cic', 'ocr_number', 'expiration_date', 'name', 'lastname', 'date', 'gender'] as const;

/** Both sides of a voter credential as the server read them. A member is null if it was not read. */
export interface PrintedSides {
  front: Record<(typeof frontMembers)[number], string | null>;
  reverse: Record<(typeof reverseMembers)[number], string | null>;
}
