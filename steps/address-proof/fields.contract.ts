/** The fields of a proof of address, for screen and server. */

/** The fields that the person sees and may correct, in the order of the screen. */
export const fields = ['name', 'street', 'ext_num', 'int_num', 'neighborhood', 'postal_code', 'municipality', 'state', 'date'] as const;
export type ProofField = (typeof fields)[number];

export const LINE_LENGTH = 120;

/** The reasons why the setup rejects a proof. `name` and `address`: they differ from the name or address of earlier steps. */
export const doubts = ['old', 'name', 'address'] as const;
export type ProofDoubt = (typeof doubts)[number];

/** The fields of each doubt. A correction of such a field removes the doubt: the value is then the person's claim. */
export const fieldsOfDoubt: Readonly<Record<ProofDoubt, readonly ProofField[]>> = {
  old: ['date'],
  name: ['name'],
  address: ['street', 'ext_num', 'int_num', 'postal_code'],
};
