import type { KindDeclaration } from '../base/declaration.ts';

export const passport: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: true,
  shape: 'card',
  heading: { 'es-MX': 'Tu pasaporte', en: 'Your passport' },
  assistedHeading: { 'es-MX': 'El pasaporte de la persona', en: 'The person’s passport' },
  fields: [
    ['name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['number', 'number'],
    ['birth_date', 'birthDate'],
    ['expiration_date', 'expiration'],
  ],
  specimen: () => import('./passport.specimen.ts'),
};
