import type { KindDeclaration } from '../base/declaration.ts';

export const ineFront: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: true,
  shape: 'card',
  heading: { 'es-MX': 'El frente de tu INE', en: 'The front of your INE card' },
  assistedHeading: { 'es-MX': 'El frente de la INE de la persona', en: 'The front of the person’s INE card' },
  fields: [
    ['name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['curp', 'curp'],
    ['elector_key', 'electorKey'],
    ['expiration_date', 'validity'],
  ],
  specimen: 'front',
};
