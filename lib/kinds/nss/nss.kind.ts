import type { KindDeclaration } from '../base/declaration.ts';

export const nss: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: false,
  shape: 'sheet',
  heading: { 'es-MX': 'Tu constancia de NSS', en: 'Your social security number letter' },
  assistedHeading: { 'es-MX': 'La constancia de NSS de la persona', en: 'The person’s social security number letter' },
  fields: [
    ['nss', 'nss'],
    ['name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['curp', 'curp'],
  ],
  specimen: () => import('./nss.specimen.ts'),
};
