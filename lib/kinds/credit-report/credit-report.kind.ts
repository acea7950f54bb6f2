import type { KindDeclaration } from '../base/declaration.ts';

export const creditReport: KindDeclaration = {
  accepts: 'PDFs',
  hasFace: false,
  shape: 'sheet',
  heading: { 'es-MX': 'Tu Reporte de Crédito Especial', en: 'Your special credit report' },
  assistedHeading: { 'es-MX': 'El Reporte de Crédito Especial de la persona', en: 'The person’s special credit report' },
  fields: [
    ['name', 'holder'],
    ['rfc', 'rfc'],
    ['curp', 'curp'],
    ['birthdate', 'birthDate'],
  ],
  specimen: null,
};
