/** The parts of an address on a proof of address, as the API returns them and steps receive them. */
export const addressParts = ['street', 'ext_num', 'int_num', 'postal_code', 'neighborhood', 'municipality', 'state', 'country'] as const;
