import type { KindDeclaration } from '../base/declaration.ts';

export const curp: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: false,
  shape: 'sheet',
  heading: { 'es-MX': 'Tu constancia de la CURP', en: 'Your CURP certificate' },
  assistedHeading: { 'es-MX': 'La constancia de la CURP de la persona', en: 'The person’s CURP certificate' },
  fields: [
    ['full_name', 'holder'],
    ['curp', 'curp'],
    ['birthdate', 'birthDate'],
    ['state_of_birth', 'stateOfBirth'],
  ],
  specimen: () => import('./curp.specimen.ts'),
};
