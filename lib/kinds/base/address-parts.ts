/** The parts of the address on a proof of address, as they are answered and handed to steps. */
export const addressParts = ['street', 'ext_num', 'int_num', 'postal_code', 'neighborhood', 'municipality', 'state', 'country'] as const;
