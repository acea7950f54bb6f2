import { paperWords } from '#src/i18n/paper.i18n.ts';
import { readFieldWords } from '#src/i18n/read-fields.i18n.ts';
import { defineWords } from '#src/i18n/words.ts';

export const addressProofWords = defineWords({
  'es-MX': {
    ...paperWords['es-MX'],
    ...readFieldWords['es-MX'],
    explain: 'Tu comprobante de domicilio',
    explainWhy: 'Un recibo de luz, agua, gas, teléfono o internet, tu predial o un estado de cuenta.',
    notOlder: (months: number) => (months === 1 ? 'De hace un mes, como máximo.' : `De hace ${months} meses, como máximo.`),
    label: 'Tu comprobante',
    fieldName: 'A nombre de',
    fieldStreet: 'Calle',
    fieldExtNum: 'Número exterior',
    fieldIntNum: 'Número interior',
    fieldNeighborhood: 'Colonia',
    fieldPostalCode: 'Código postal',
    fieldMunicipality: 'Municipio o alcaldía',
    fieldState: 'Estado',
    fieldDate: 'Fecha',
    wrongPostalCode: 'Son cinco números.',
    old: (company: string, months: number) =>
      `Parece de hace más de ${months === 1 ? 'un mes' : `${months} meses`}. ${company} necesita uno más reciente.`,
    otherName: (company: string) => `Parece de otra persona. ${company} necesita uno a tu nombre.`,
    otherAddress: (company: string) =>
      `Parece de una dirección distinta de la que nos diste. ${company} necesita uno de la dirección que nos diste.`,
    other: 'Usar otro comprobante',
    noOther: 'No tengo otro',
  },
  en: {
    ...paperWords.en,
    ...readFieldWords.en,
    explain: 'Your proof of address',
    explainWhy: 'A bill of electricity, water, gas, phone or internet, your property tax, or a bank statement.',
    notOlder: (months) => (months === 1 ? 'A month old at most.' : `${months} months old at most.`),
    label: 'Your proof of address',
    fieldName: 'In the name of',
    fieldStreet: 'Street',
    fieldExtNum: 'Number',
    fieldIntNum: 'Apartment',
    fieldNeighborhood: 'Neighborhood (colonia)',
    fieldPostalCode: 'Postal code',
    fieldMunicipality: 'Municipality',
    fieldState: 'State',
    fieldDate: 'Date',
    wrongPostalCode: 'Five digits.',
    old: (company, months) =>
      `It seems to be more than ${months === 1 ? 'a month' : `${months} months`} old. ${company} needs a newer one.`,
    otherName: (company) => `It seems to be another person’s. ${company} needs one in your name.`,
    otherAddress: (company) =>
      `It seems to show a different address from the one you gave us. ${company} needs one for the address you gave.`,
    other: 'Use another one',
    noOther: 'I have no other',
  },
});

export type AddressProofWords = (typeof addressProofWords)['es-MX'];
