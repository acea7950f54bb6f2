type FieldText = Readonly<Record<'es-MX' | 'en', string>> & {
  /** Form of the value: any text, an ISO date shown with the day first, the last day of a year shown as the year, or digits only. */
  type: 'text' | 'date' | 'year' | 'digits';
};

/** Labels of the fields that a person sees and corrects, for all kinds. A tenant's customization may have its own text for a key. */
const words = {
  holder: { type: 'text', 'es-MX': 'A nombre de', en: 'In the name of' },
  name: { type: 'text', 'es-MX': 'Nombre(s)', en: 'Given names' },
  firstLastname: { type: 'text', 'es-MX': 'Primer apellido', en: 'First surname' },
  secondLastname: { type: 'text', 'es-MX': 'Segundo apellido', en: 'Second surname' },
  lastnames: { type: 'text', 'es-MX': 'Apellidos', en: 'Surnames' },
  curp: { type: 'text', 'es-MX': 'CURP', en: 'CURP' },
  rfc: { type: 'text', 'es-MX': 'RFC', en: 'RFC' },
  nss: { type: 'digits', 'es-MX': 'NSS', en: 'NSS' },
  idCif: { type: 'digits', 'es-MX': 'idCIF', en: 'idCIF' },
  electorKey: { type: 'text', 'es-MX': 'Clave de elector', en: 'Elector key' },
  ocrNumber: { type: 'text', 'es-MX': 'Número del reverso', en: 'Number on the back' },
  cic: { type: 'text', 'es-MX': 'CIC', en: 'CIC' },
  number: { type: 'text', 'es-MX': 'Número', en: 'Number' },
  account: { type: 'digits', 'es-MX': 'Cuenta', en: 'Account' },
  clabe: { type: 'digits', 'es-MX': 'CLABE', en: 'CLABE' },
  amount: { type: 'text', 'es-MX': 'Monto del préstamo', en: 'Amount of the loan' },
  street: { type: 'text', 'es-MX': 'Calle', en: 'Street' },
  extNum: { type: 'text', 'es-MX': 'Número exterior', en: 'House number' },
  postalCode: { type: 'digits', 'es-MX': 'Código postal', en: 'Postal code' },
  stateOfBirth: { type: 'text', 'es-MX': 'Estado de nacimiento', en: 'State of birth' },
  birthDate: { type: 'date', 'es-MX': 'Fecha de nacimiento', en: 'Date of birth' },
  date: { type: 'date', 'es-MX': 'Fecha', en: 'Date' },
  expiration: { type: 'date', 'es-MX': 'Vence', en: 'Expires' },
  // Not `date`: a credential prints only the year in which it expires.
  validity: { type: 'year', 'es-MX': 'Vigencia', en: 'Valid until' },
} as const satisfies Record<string, FieldText>;

export type FieldWord = keyof typeof words;
export const fieldWords: Readonly<Record<FieldWord, FieldText>> = words;
