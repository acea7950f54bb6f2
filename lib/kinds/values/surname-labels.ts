/** Labels of the two surnames. */
export const surnameLabels = { first: ['Primer apellido', 'Apellido paterno'], second: ['Segundo apellido', 'Apellido materno'] } as const;
