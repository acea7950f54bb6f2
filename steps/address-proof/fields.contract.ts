/** The fields of a proof of address, for screen and server. */

/** What the person is shown, and may correct, in the order of the screen. */
export const fields = ['name', 'street', 'ext_num', 'int_num', 'neighborhood', 'postal_code', 'municipality', 'state', 'date'] as const;
export type ProofField = (typeof fields)[number];

export const LINE_LENGTH = 120;

/** Why the setup does not want it. `name`: it is of another person; `address`: of another place than the person told before. */
export const doubts = ['old', 'name', 'address'] as const;
export type ProofDoubt = (typeof doubts)[number];

/** What each doubt is about: where the person writes that otherwise, it is theirs to answer for. */
export const about: Readonly<Record<ProofDoubt, readonly ProofField[]>> = {
  old: ['date'],
  name: ['name'],
  address: ['street', 'ext_num', 'int_num', 'postal_code'],
};
