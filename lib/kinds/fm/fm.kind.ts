import type { KindDeclaration } from '../base/declaration.ts';

export const fm: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: true,
  shape: 'card',
  heading: { 'es-MX': 'Tu documento migratorio', en: 'Your immigration document' },
  assistedHeading: { 'es-MX': 'El documento migratorio de la persona', en: 'The person’s immigration document' },
  fields: [
    ['name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['number', 'number'],
    ['curp', 'curp'],
    ['expiration_date', 'expiration'],
  ],
  specimen: () => import('./fm.specimen.ts'),
};
