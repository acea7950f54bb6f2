import type { KindDeclaration } from '../base/declaration.ts';

export const ineBack: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: false,
  shape: 'card',
  heading: { 'es-MX': 'El reverso de tu INE', en: 'The back of your INE card' },
  assistedHeading: { 'es-MX': 'El reverso de la INE de la persona', en: 'The back of the person’s INE card' },
  fields: [
    ['ocr_number', 'ocrNumber'],
    ['cic', 'cic'],
    ['name', 'name'],
    ['lastname', 'lastnames'],
  ],
  specimen: 'back',
};
