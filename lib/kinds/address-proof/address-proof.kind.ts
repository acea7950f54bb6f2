import type { KindDeclaration } from '../base/declaration.ts';

export const addressProof: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: false,
  shape: 'sheet',
  heading: { 'es-MX': 'Tu comprobante de domicilio', en: 'Your proof of address' },
  assistedHeading: { 'es-MX': 'El comprobante de domicilio de la persona', en: 'The person’s proof of address' },
  fields: [
    ['name', 'holder'],
    ['address.street', 'street'],
    ['address.ext_num', 'extNum'],
    ['address.postal_code', 'postalCode'],
    ['date', 'date'],
  ],
  isOfHousehold: true,
  specimen: () => import('./address-proof.specimen.ts'),
};
