import { assistedPaperWords } from '#src/i18n/paper-assisted.i18n.ts';
import { defineWords } from '#src/i18n/words.ts';

/** Words for a helper who holds the device for the owner of the bill. */
export const assistedAddressProofWords = defineWords({
  'es-MX': {
    ...assistedPaperWords['es-MX'],
    explain: 'El comprobante de domicilio de la persona',
    explainWhy: 'Un recibo de luz, agua, gas, teléfono o internet, su predial o un estado de cuenta.',
    label: 'Su comprobante',
    otherName: (company: string) => `Parece de alguien más. ${company} necesita uno a nombre de la persona.`,
    otherAddress: (company: string) => `Parece de una dirección distinta de la que dio la persona. ${company} necesita uno de la que dio.`,
    noOther: 'No tiene otro',
  },
  en: {
    ...assistedPaperWords.en,
    explain: 'The person’s proof of address',
    explainWhy: 'A bill of electricity, water, gas, phone or internet, their property tax, or a bank statement.',
    label: 'Their proof of address',
    otherName: (company) => `It seems to be somebody else’s. ${company} needs one in the person’s name.`,
    otherAddress: (company) =>
      `It seems to show a different address from the one the person gave. ${company} needs one for the address they gave.`,
    noOther: 'They have no other',
  },
});
